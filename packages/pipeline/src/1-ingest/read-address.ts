import { AppError } from '@parlance/kernel/errors';
import type { Fetched } from '@parlance/ports/page-fetcher';
import type { PageLinks } from '@parlance/ports/page-links';
import {
  type AddressDeps,
  type AddressTask,
  kindOfFile,
  nameOf,
  openAny,
  openPage,
  readFetched,
  textOf,
} from './fetched.ts';
import { paragraphsOf } from './listen.ts';
import { readEpisode } from './read-episode.ts';
import type { Material } from './read-material.ts';
import { readTimedText } from './timed-text.ts';

const HTML = /^(text\/html|application\/xhtml\+xml)$/;
const XML = /(^|[+/])xml$|^application\/(rss|atom)/;

/** A web page, a video, a podcast, or a file that lies on the web. */
export async function readAddress(deps: AddressDeps, task: AddressTask): Promise<Material> {
  const isPage = (contentType: string) => HTML.test(contentType) || XML.test(contentType);
  const found = await openAny(deps, task, task.url, (type) => (isPage(type) ? 'page' : kindOfFile(type)));
  if (HTML.test(found.contentType)) return readPage(deps, task, found, await textOf(found));
  if (XML.test(found.contentType)) {
    const xml = await textOf(found);
    const feed = deps.feeds.read(xml);
    if (feed) return readEpisode(deps, task, feed);
  }
  return readRemoteFile(deps, task, found);
}

async function readPage(
  deps: AddressDeps,
  task: AddressTask,
  found: Fetched,
  html: string,
): Promise<Material> {
  const links = deps.links.read(html, found.url);
  if (links.isVideo) return readVideo(deps, task, found.url, links);
  const [feed] = links.feeds;
  if (feed !== undefined && (task.episode !== undefined || links.media.length > 0)) {
    const episode = await episodeBehind(deps, task, feed);
    if (episode) return episode;
  }
  return readHtml(deps, task, found, html);
}

async function readHtml(
  deps: AddressDeps,
  task: AddressTask,
  found: Fetched,
  html: string,
): Promise<Material> {
  const path = await task.scratch.keep(bytesOf(html), task.signal);
  const file = { path, name: found.url, format: 'html' as const, charset: 'utf-8', url: found.url };
  const read = await deps.documents.read(file, task.signal);
  return {
    document: { kind: 'page', title: read.title, url: read.canonicalUrl ?? found.url },
    blocks: read.blocks,
  };
}

/** A page that plays an episode names the feed it belongs to. */
async function episodeBehind(
  deps: AddressDeps,
  task: AddressTask,
  url: string,
): Promise<Material | undefined> {
  const found = await openPage(deps, task, url);
  const feed = deps.feeds.read(await textOf(found));
  const hasRecording = feed?.episodes.some((episode) => episode.enclosure || episode.transcripts.length > 0);
  return feed && hasRecording ? readEpisode(deps, task, feed) : undefined;
}

/** The host's captions, else the video itself when it lies there as a file. */
async function readVideo(
  deps: AddressDeps,
  task: AddressTask,
  url: string,
  links: PageLinks,
): Promise<Material> {
  if (!task.video) throw new AppError('ingest.video_needs_pro', { log: 'a video page' });
  const document = { kind: 'video' as const, url, ...(links.title ? { title: links.title } : {}) };
  const [captions] = [...links.captions].sort((a, b) => Number(a.isAutomatic) - Number(b.isAutomatic));
  if (captions) {
    const found = await openPage(deps, task, captions.url);
    const blocks = paragraphsOf(readTimedText(await textOf(found)));
    if (blocks.length > 0) return { document, blocks };
  }
  const [media] = links.media;
  if (!media)
    throw new AppError('ingest.video_without_captions', { log: `no captions and no file at ${url}` });
  const found = await openAny(deps, task, media.url);
  return readFetched(deps, task, found, document);
}

const readRemoteFile = (deps: AddressDeps, task: AddressTask, found: Fetched): Promise<Material> =>
  readFetched(deps, task, found, { kind: 'file', url: found.url, fileName: nameOf(found.url) });

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
