import { AppError } from '@parlance/kernel/errors';
import type { Fetched } from '@parlance/ports/page-fetcher';
import type { PageLinks } from '@parlance/ports/page-links';
import type { PageBytes } from '../foreign/foreign-reader.ts';
import {
  type AddressDeps,
  type AddressTask,
  bytesOf,
  kindOfFile,
  nameOf,
  openAny,
  openPage,
  readFetched,
} from './fetch-page.ts';
import { readEpisode } from './read-episode.ts';
import type { Material } from './read-material.ts';

const HTML = /^(text\/html|application\/xhtml\+xml)$/;
const XML = /(^|[+/])xml$|^application\/(rss|atom)/;

/** A web page, a video, a podcast, or a file that lies on the web. */
export async function readAddress(deps: AddressDeps, task: AddressTask): Promise<Material> {
  const isPage = (contentType: string) => HTML.test(contentType) || XML.test(contentType);
  const found = await openAny(deps, task, task.url, (type) => (isPage(type) ? 'page' : kindOfFile(type)));
  if (HTML.test(found.contentType)) return readPage(deps, task, found, await bytesOf(found));
  if (XML.test(found.contentType)) {
    const feed = await deps.foreign.feed(task.signal, await bytesOf(found), task.episode);
    if (feed) return readEpisode(deps, task, feed);
  }
  return readRemoteFile(deps, task, found);
}

async function readPage(
  deps: AddressDeps,
  task: AddressTask,
  found: Fetched,
  page: PageBytes,
): Promise<Material> {
  const links = await deps.foreign.links(task.signal, page, found.url);
  if (links.isVideo) return readVideo(deps, task, found.url, links);
  const [feed] = links.feeds;
  if (feed !== undefined && (task.episode !== undefined || links.media.length > 0)) {
    const episode = await episodeBehind(deps, task, feed);
    if (episode) return episode;
  }
  return readHtml(deps, task, found, page);
}

async function readHtml(
  deps: AddressDeps,
  task: AddressTask,
  found: Fetched,
  page: PageBytes,
): Promise<Material> {
  const path = await task.scratch.keep(piecesOf(page), task.signal);
  const file = { path, name: found.url, format: 'html' as const, charset: page.charset, url: found.url };
  const read = await deps.documents.read(file, task.signal);
  return {
    document: {
      kind: 'page',
      title: read.title,
      url: read.canonicalUrl ?? found.url,
      ...(read.author ? { author: read.author } : {}),
    },
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
  const feed = await deps.foreign.feed(task.signal, await bytesOf(found), task.episode);
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
    const blocks = await deps.foreign.captions(task.signal, await bytesOf(found));
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

async function* piecesOf({ bytes }: PageBytes): AsyncGenerator<Uint8Array> {
  yield bytes;
}
