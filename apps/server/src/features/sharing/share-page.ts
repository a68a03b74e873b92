import { CARD } from '@parlance/kernel/cover-svg';
import { firstWords } from '@parlance/kernel/first-words';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { EMBED } from './embed-page.ts';
import { html } from './html.ts';
import type { ShareLinks } from './share-links.ts';
import type { FindShared, SharedRecording } from './shared-recording.ts';

const DESCRIPTION_MAX_CHARS = 200;

/** The first paragraph of the notes without its marks, as a preview shows it. */
export function descriptionOf({ shownotes, creator, language }: SharedRecording): string {
  const paragraph = (shownotes ?? '')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .find((block) => block !== '' && !/^(#|[-*+]\s|\d+[.)]\s)/.test(block));
  // Far more than is shown, so that marks can go; the rest of a long paragraph is not looked at.
  const plain = (paragraph ?? '')
    .slice(0, DESCRIPTION_MAX_CHARS * 20)
    .replace(/\[([^[\]]{0,500})\]\([^)[]{0,2000}\)/g, '$1')
    .replace(/\\([\\`*_[\]<>])|[*_`]+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= DESCRIPTION_MAX_CHARS) return plain || creator;
  return firstWords(plain, language, DESCRIPTION_MAX_CHARS);
}

/**
 * What other programs read of a pasted link: they run no script. The page itself takes these away when it
 * starts, because it has a title of its own to keep up to date.
 */
function cardHead(shared: SharedRecording, links: ShareLinks): string {
  const { page, embed, media, image } = links.of(shared.token);
  const title = shared.title ?? PRODUCT_NAME;
  const description = descriptionOf(shared);
  const open: [property: string, content: string | number][] = [
    ['og:site_name', PRODUCT_NAME],
    ['og:type', 'website'],
    ['og:url', page],
    ['og:title', title],
    ['og:description', description],
    ['og:locale', shared.language.replace('-', '_')],
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', CARD.width],
    ['og:image:height', CARD.height],
    ['og:audio', media],
    ['og:audio:type', 'audio/mpeg'],
  ];
  const twitter: [name: string, content: string | number][] = [
    ['twitter:card', 'player'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', image],
    ['twitter:player', embed],
    ['twitter:player:width', EMBED.width],
    ['twitter:player:height', EMBED.height],
    ['author', shared.creator],
    ['description', description],
    ['robots', 'noindex'],
  ];
  const oEmbed = `${new URL(page).origin}/oembed?${new URLSearchParams({ url: page, format: 'json' })}`;
  return html`<title data-card>${title} · ${PRODUCT_NAME}</title>${open.map(
    ([property, content]) => html`<meta data-card property="${property}" content="${content}">`,
  )}${twitter.map(
    ([name, content]) => html`<meta data-card name="${name}" content="${content}">`,
  )}<link data-card rel="canonical" href="${page}"><link data-card rel="alternate" type="application/json+oembed" href="${oEmbed}" title="${title}">`.toString();
}

type SharePage = { status: 200 | 404 | 410; head: string };

/** How the page of a link is answered, before any script of it runs. */
export const sharePage =
  (deps: { find: FindShared; links: ShareLinks }) =>
  async (token: string): Promise<SharePage> => {
    const found = await deps.find(token);
    if (found === 'gone') return { status: 410, head: '' };
    return found ? { status: 200, head: cardHead(found, deps.links) } : { status: 404, head: '' };
  };
