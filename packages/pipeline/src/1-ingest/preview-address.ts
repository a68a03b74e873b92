import type { Feed } from '@parlance/ports/feed-reader';
import { PAGE_LIMITS, textOf, type Web } from './fetched.ts';

export type AddressPreview = {
  url: string;
  kind: 'page' | 'video' | 'podcast' | 'media' | 'document';
  title?: string;
  episodes: Feed['episodes'];
};

const HTML = /^(text\/html|application\/xhtml\+xml)$/;
const MEDIA = /^(audio|video)\//;
const LOOK_MS = 12_000;

/** A glance at an address, before anything is made from it: enough to offer a podcast's episodes. */
export async function previewAddress(web: Web, url: string, signal: AbortSignal): Promise<AddressPreview> {
  const look = (at: string) => web.pages.open(at, { ...PAGE_LIMITS, timeoutMs: LOOK_MS, signal });
  const found = await look(url);
  const plain = { url: found.url, episodes: [] };
  if (MEDIA.test(found.contentType)) return { ...plain, kind: 'media' };
  if (found.contentType === 'application/pdf') return { ...plain, kind: 'document' };
  const text = await textOf(found);
  if (!HTML.test(found.contentType)) {
    const feed = web.feeds.read(text);
    return feed ? podcast(found.url, feed) : { ...plain, kind: 'document' };
  }
  const links = web.links.read(text, found.url);
  if (links.isVideo) return { ...plain, kind: 'video', title: links.title };
  const [feedUrl] = links.feeds;
  if (feedUrl !== undefined && links.media.length > 0) {
    const feed = web.feeds.read(await textOf(await look(feedUrl)));
    if (feed?.episodes.some((episode) => episode.enclosure)) return podcast(found.url, feed);
  }
  return { ...plain, kind: 'page', title: links.title };
}

const podcast = (url: string, feed: Feed): AddressPreview => ({
  url,
  kind: 'podcast',
  title: feed.title,
  episodes: feed.episodes.filter((episode) => episode.enclosure || episode.transcripts.length > 0),
});
