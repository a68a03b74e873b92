import type { Feed, FeedEpisode, FeedReader } from '@parlance/ports/feed-reader';
import { type AtomFeed, parseFeed, type RssFeed } from 'feedsmith';
import { plainWords } from './plain-text.ts';

type RssItem = NonNullable<RssFeed.Feed<string>['items']>[number];
type AtomEntry = NonNullable<AtomFeed.Feed<string>['entries']>[number];

/** A feed is written by strangers: only addresses on the web leave this file. */
const onTheWeb = (address: string | undefined): string | undefined => {
  const url = address ? URL.parse(address.trim()) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
};

function isoDate(date: string | undefined): string | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function enclosureOf(
  from: { url?: string; type?: string; length?: number } | undefined,
): FeedEpisode['enclosure'] | undefined {
  const url = onTheWeb(from?.url);
  // Many publishers write 0 for "I don't know".
  return url ? { url, type: from?.type || undefined, bytes: from?.length || undefined } : undefined;
}

const isPlayable = (type: string | undefined): boolean => /^(audio|video)\//.test(type ?? '');

function transcriptsOf(item: RssItem | AtomEntry): FeedEpisode['transcripts'] {
  const podcast = 'podcast' in item ? item.podcast : undefined;
  return (podcast?.transcripts ?? []).flatMap(({ url, type, language }) => {
    const address = onTheWeb(url);
    return address && type ? [{ url: address, type, language }] : [];
  });
}

function durationMs(item: RssItem | AtomEntry): number | undefined {
  const seconds = item.itunes?.duration;
  return seconds && seconds > 0 ? Math.round(seconds * 1000) : undefined;
}

function rssEpisode(item: RssItem): FeedEpisode {
  const enclosures = item.enclosures ?? [];
  const enclosure = enclosureOf(enclosures.find(({ type }) => isPlayable(type)) ?? enclosures[0]);
  const title = plainWords(item.title ?? item.itunes?.title);
  return {
    guid: item.guid?.value ?? enclosure?.url ?? item.link ?? title,
    title,
    publishedAt: isoDate(item.pubDate),
    durationMs: durationMs(item),
    description: plainWords(item.description ?? item.content?.encoded ?? item.itunes?.summary) || undefined,
    enclosure,
    transcripts: transcriptsOf(item),
  };
}

function atomEpisode(entry: AtomEntry): FeedEpisode {
  const link = entry.links?.find(({ rel }) => rel === 'enclosure');
  const title = plainWords(entry.title?.value);
  return {
    guid: entry.id ?? link?.href ?? title,
    title,
    publishedAt: isoDate(entry.published ?? entry.updated),
    durationMs: durationMs(entry),
    description: plainWords(entry.summary?.value ?? entry.content?.value) || undefined,
    enclosure: enclosureOf(link && { url: link.href, type: link.type, length: link.length }),
    transcripts: transcriptsOf(entry),
  };
}

/** Undated episodes keep the place the feed gave them. */
const newestFirst = (a: FeedEpisode, b: FeedEpisode): number =>
  a.publishedAt && b.publishedAt ? Date.parse(b.publishedAt) - Date.parse(a.publishedAt) : 0;

function read(xml: string): Feed | undefined {
  const parsed = parseFeed(xml);
  if (parsed.format === 'rss') {
    const { title, language, items = [] } = parsed.feed;
    return { title: plainWords(title), language, episodes: items.map(rssEpisode).sort(newestFirst) };
  }
  if (parsed.format !== 'atom') return undefined;
  const { title, entries = [], xml: marks } = parsed.feed;
  return {
    title: plainWords(title?.value),
    language: marks?.lang,
    episodes: entries.map(atomEpisode).sort(newestFirst),
  };
}

export function feedsmithFeedReader(): FeedReader {
  return {
    read(xml) {
      try {
        return read(xml);
      } catch {
        // Whatever it stumbled over, the text is no feed we can use.
        return undefined;
      }
    },
  };
}
