import { createHash } from 'node:crypto';
import { LIMITS } from '@parlance/kernel/limits';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import type { EpisodeRow, FeedRow } from '../feeds.store.ts';
import { notesHtml } from './notes-html.ts';
import { cdata, element, type Markup, possible, text, xmlDocument } from './xml.ts';

/** The namespace that podcasts' GUIDs are made in, fixed by the podcast namespace. */
const NAMESPACE = 'ead4c236bf5858c6a2c6a6b28d128cb6';

/** UUID version 5. The seed holds no secret, so the GUID outlives every address of the feed. */
function podcastGuid(feedId: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(NAMESPACE, 'hex'))
    .update(`parlance/feeds/${feedId}`)
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex').slice(0, 32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * Stands where the secret of the address goes. XML has no room for this sign, so no title can hold it, and what
 * is kept of a document opens nothing.
 */
export const TOKEN_MARK = '\u0001';

const AI_LABEL = 'The voices are synthetic, and the words are written or spoken with the help of AI.';

const NAMESPACES = {
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
};

/** In the order in which apps should try them. */
const TRANSCRIPTS = [
  ['vtt', 'text/vtt'],
  ['srt', 'application/x-subrip'],
  ['json', 'application/json'],
] as const;

const HOST_ROLES = ['host', 'co-host'] as const;

type FeedFacts = {
  feed: FeedRow;
  /** Newest first. */
  items: Markup[];
  coverVersion: string;
  publicUrl: string;
};

const SEVERAL_LINES = /[^\S ]| {2}|^ | $/;

/** Titles are one line everywhere; apps would show a break as they please. */
export function oneLine(words: string): string {
  const line = possible(words);
  return SEVERAL_LINES.test(line) ? line.replace(/\s+/gu, ' ').trim() : line;
}

const line = (name: string, words: string): Markup => element(name, {}, text(oneLine(words)));

/** RFC 2822. */
const mailDate = (date: Date): string => date.toUTCString().replace(/GMT$/, '+0000');

/** Escaped before the mark goes in, because escaping would take it out. */
const addressOf = (publicUrl: string, path: string): Markup =>
  `${text(publicUrl)}/rss/${TOKEN_MARK}${text(path)}` as Markup;

const WRITTEN_BY_MACHINES = element('podcast:txt', { purpose: 'ai-content' }, text(AI_LABEL));
const WHOLE_EPISODE = line('itunes:episodeType', 'full');

/** What an episode is in the document. Nothing but these can change it. */
export function itemOf(
  episode: EpisodeRow,
  { explicit, publicUrl }: { explicit: boolean; publicUrl: string },
): Markup {
  const { recording } = episode;
  const title = text(oneLine(episode.title));
  const files = addressOf(publicUrl, `/${episode.id}-${recording.version}.`);
  const file = (ending: string) => ({ markup: `${files}${ending}` as Markup });
  const notes = notesHtml(episode.description, recording.chapters, LIMITS.feedDescriptionMaxBytes);
  return element(
    'item',
    {},
    element('title', {}, title),
    element('guid', { isPermaLink: 'false' }, text(episode.id)),
    element('pubDate', {}, text(mailDate(episode.publishedAt))),
    element('enclosure', {
      url: file('mp3'),
      length: recording.tagBytes + recording.mediaBytes - recording.mediaSkipBytes,
      type: 'audio/mpeg',
    }),
    element('description', {}, cdata(notes.short || `<p>${title}</p>`)),
    notes.whole !== notes.short ? element('content:encoded', {}, cdata(notes.whole)) : undefined,
    element('itunes:title', {}, title),
    line('itunes:duration', String(Math.max(1, Math.round(recording.durationMs / 1000)))),
    WHOLE_EPISODE,
    recording.coverKey ? element('itunes:image', { href: file('jpg') }) : undefined,
    line('itunes:explicit', String(explicit)),
    ...TRANSCRIPTS.map(([ending, type]) =>
      element('podcast:transcript', { url: file(ending), type, language: recording.language }),
    ),
    recording.chapters.length > 0
      ? element('podcast:chapters', { url: file('chapters.json'), type: 'application/json+chapters' })
      : undefined,
    ...recording.hosts.map((name, index) =>
      element('podcast:person', { group: 'cast', role: HOST_ROLES[index] ?? 'host' }, text(oneLine(name))),
    ),
    WRITTEN_BY_MACHINES,
  );
}

function channelOf(facts: FeedFacts): Markup {
  const { feed, publicUrl, coverVersion } = facts;
  const cover = addressOf(publicUrl, `/cover-${coverVersion}.jpg`);
  return element(
    'channel',
    {},
    element('atom:link', {
      rel: 'self',
      type: 'application/rss+xml',
      href: { markup: addressOf(publicUrl, '.xml') },
    }),
    line('title', feed.name),
    line('link', `${publicUrl}/`),
    element('description', {}, text(possible(feed.description).trim() || oneLine(feed.name))),
    line('language', feed.language),
    line('generator', PRODUCT_NAME),
    element('image', {}, element('url', {}, cover), line('title', feed.name), line('link', `${publicUrl}/`)),
    line('itunes:author', feed.author),
    // No e-mail address: it would travel to everybody the feed's address is given to.
    element('itunes:owner', {}, line('itunes:name', feed.author)),
    line('itunes:type', 'episodic'),
    element('itunes:category', { text: feed.category }),
    line('itunes:explicit', String(feed.explicit)),
    element('itunes:image', { href: { markup: cover } }),
    line('itunes:block', 'Yes'),
    line('podcast:guid', podcastGuid(feed.id)),
    line('podcast:locked', 'yes'),
    line('podcast:block', 'yes'),
    line('podcast:medium', 'podcast'),
    WRITTEN_BY_MACHINES,
    ...facts.items,
  );
}

/** RSS 2.0 with all that podcast apps read; the secret of its addresses is left open, see TOKEN_MARK. */
export const feedDocument = (facts: FeedFacts): string =>
  xmlDocument(element('rss', { version: '2.0', ...NAMESPACES }, channelOf(facts)));
