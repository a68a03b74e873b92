import type { XmlElement } from '@parlance/ports/xml-reader';

/** By what they stand for: the prefix is the writer's own choice. */
export const NAMESPACES = {
  '': '',
  itunes: 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  podcast: 'https://podcastindex.org/namespace/1.0',
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
} as const;

export type Space = keyof typeof NAMESPACES;

export const childrenOf = (of: XmlElement, space: Space, local: string): XmlElement[] =>
  of.children.filter((child) => child.local === local && child.namespace === NAMESPACES[space]);

export const onlyChild = (of: XmlElement, space: Space, local: string): XmlElement | undefined =>
  childrenOf(of, space, local)[0];

/** Empty when it is not there. */
export const wordsIn = (of: XmlElement, space: Space, local: string): string =>
  onlyChild(of, space, local)?.text.trim() ?? '';

export const itemsOf = (root: XmlElement): XmlElement[] =>
  childrenOf(root, '', 'channel').flatMap((channel) => childrenOf(channel, '', 'item'));

export const enclosureOf = (item: XmlElement): XmlElement | undefined => onlyChild(item, '', 'enclosure');

export const hasAiLabel = (of: XmlElement): boolean =>
  childrenOf(of, 'podcast', 'txt').some(({ attributes }) => attributes.purpose === 'ai-content');
