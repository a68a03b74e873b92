import type { FeedFinding } from '@parlance/contract/feed-findings';
import { PODCAST_CATEGORIES } from '@parlance/contract/podcast-categories';
import { LIMITS } from '@parlance/kernel/limits';
import type { XmlElement } from '@parlance/ports/xml-reader';
import { error, warning } from './finding.ts';
import { childrenOf, hasAiLabel, itemsOf, NAMESPACES, onlyChild, wordsIn } from './rss-elements.ts';

const UUID_5 = /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function isLanguage(tag: string): boolean {
  try {
    return tag !== '' && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function* namespaceFindings(root: XmlElement): Generator<FeedFinding> {
  const declared = Object.entries(root.attributes)
    .filter(([name]) => name.startsWith('xmlns:'))
    .map(([, namespace]) => namespace);
  for (const name of ['itunes', 'podcast', 'atom'] as const)
    if (!declared.includes(NAMESPACES[name])) yield error('namespace_missing', { name });
}

function* identityFindings(channel: XmlElement, url: string): Generator<FeedFinding> {
  const self = childrenOf(channel, 'atom', 'link').find(({ attributes }) => attributes.rel === 'self');
  if (self?.attributes.href !== url) yield warning('self_link_missing');
  if (wordsIn(channel, '', 'title') === '') yield error('title_missing');
  if (wordsIn(channel, '', 'link') === '') yield error('link_missing');
  const description = wordsIn(channel, '', 'description');
  const bytes = Buffer.byteLength(description);
  if (description === '') yield error('description_missing');
  if (bytes > LIMITS.feedDescriptionMaxBytes)
    yield warning('description_too_long', { bytes, max: LIMITS.feedDescriptionMaxBytes });
  const language = wordsIn(channel, '', 'language');
  if (!isLanguage(language)) yield error('language_invalid', { language });
  if (!UUID_5.test(wordsIn(channel, 'podcast', 'guid'))) yield warning('podcast_guid_invalid');
}

function* directoryFindings(channel: XmlElement): Generator<FeedFinding> {
  const category = onlyChild(channel, 'itunes', 'category')?.attributes.text ?? '';
  if (!PODCAST_CATEGORIES.some((known) => known === category)) yield error('category_unknown', { category });
  if (!/^(true|false)$/.test(wordsIn(channel, 'itunes', 'explicit'))) yield error('explicit_missing');
  if (wordsIn(channel, 'itunes', 'author') === '') yield warning('author_missing');
  const owner = onlyChild(channel, 'itunes', 'owner');
  if (!owner || wordsIn(owner, 'itunes', 'name') === '') yield warning('owner_missing');
}

/** A private feed must say so, or a directory that hears of it will list it. */
function* privacyFindings(channel: XmlElement): Generator<FeedFinding> {
  if (wordsIn(channel, 'podcast', 'locked') !== 'yes') yield warning('not_locked');
  const blocked =
    wordsIn(channel, 'itunes', 'block').toLowerCase() === 'yes' &&
    wordsIn(channel, 'podcast', 'block') === 'yes';
  if (!blocked) yield warning('not_blocked');
  if (!hasAiLabel(channel)) yield warning('ai_label_missing');
}

export function* channelFindings(root: XmlElement, url: string): Generator<FeedFinding> {
  const channel = onlyChild(root, '', 'channel');
  if (root.name !== 'rss' || root.attributes.version !== '2.0' || !channel) {
    yield error('not_rss');
    return;
  }
  yield* namespaceFindings(root);
  yield* identityFindings(channel, url);
  yield* directoryFindings(channel);
  yield* privacyFindings(channel);
  if (itemsOf(root).length === 0) yield warning('no_episodes');
}
