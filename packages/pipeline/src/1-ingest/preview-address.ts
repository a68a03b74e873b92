import { AppError } from '@parlance/kernel/errors';
import type { Feed } from '@parlance/ports/feed-reader';
import { bytesOf, PAGE_LIMITS, type Web } from './sources/fetch-page.ts';

export type AddressPreview = {
  url: string;
  kind: 'page' | 'video' | 'podcast' | 'media' | 'document';
  title?: string;
  episodes: Feed['episodes'];
};

const HTML = /^(text\/html|application\/xhtml\+xml)$/;
const MEDIA = /^(audio|video)\//;
const LOOK_MS = 12_000;
/** For everything together: nobody waits longer for a glance. */
const OVERALL_MS = 30_000;

/** A glance at an address, before anything is made from it: enough to offer a podcast's episodes. */
export async function previewAddress(web: Web, url: string, signal: AbortSignal): Promise<AddressPreview> {
  const deadline = AbortSignal.timeout(OVERALL_MS);
  try {
    return await glance(web, url, AbortSignal.any([signal, deadline]));
  } catch (error) {
    signal.throwIfAborted();
    if (!deadline.aborted) throw error;
    throw new AppError('fetch.timeout', { log: `no glance at it in ${OVERALL_MS} ms`, cause: error });
  }
}

async function glance(web: Web, url: string, within: AbortSignal): Promise<AddressPreview> {
  const look = (at: string) => web.pages.open(at, { ...PAGE_LIMITS, timeoutMs: LOOK_MS, signal: within });
  const found = await look(url);
  const plain = { url: found.url, episodes: [] };
  if (MEDIA.test(found.contentType)) return { ...plain, kind: 'media' };
  if (found.contentType === 'application/pdf') return { ...plain, kind: 'document' };
  const page = await bytesOf(found);
  if (!HTML.test(found.contentType)) {
    const feed = await web.foreign.feed(within, page, undefined);
    return feed ? podcast(found.url, feed) : { ...plain, kind: 'document' };
  }
  const links = await web.foreign.links(within, page, found.url);
  if (links.isVideo) return { ...plain, kind: 'video', title: links.title };
  const [feedUrl] = links.feeds;
  if (feedUrl !== undefined && links.media.length > 0) {
    const feed = await web.foreign.feed(within, await bytesOf(await look(feedUrl)), undefined);
    if (feed?.episodes.some((episode) => episode.enclosure)) return podcast(found.url, feed);
  }
  return { ...plain, kind: 'page', title: links.title };
}

const podcast = (url: string, feed: Feed): AddressPreview => ({
  url,
  kind: 'podcast',
  title: feed.title,
  episodes: feed.episodes,
});
