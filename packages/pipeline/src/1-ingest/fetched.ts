import type { SourceDocument } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import { LIMITS } from '@parlance/kernel/limits';
import type { FeedReader } from '@parlance/ports/feed-reader';
import type { Fetched, PageFetcher } from '@parlance/ports/page-fetcher';
import type { PageLinksReader } from '@parlance/ports/page-links';
import { type Readers, readFile } from './read-file.ts';
import type { Material } from './read-material.ts';
import type { Scratch } from './scratch.ts';

export type Web = { pages: PageFetcher; links: PageLinksReader; feeds: FeedReader };
export type AddressDeps = Readers & Web;
export type AddressTask = {
  url: string;
  /** Guid of the wanted entry of a feed; the newest when there is no wish. */
  episode?: string;
  video: boolean;
  scratch: Scratch;
  signal: AbortSignal;
};

export const PAGE_LIMITS = { maxBytes: 15 * 1024 * 1024, timeoutMs: 30_000 };
export const FILE_LIMITS = { maxBytes: LIMITS.fileMaxBytes, timeoutMs: 15 * 60_000 };
export async function readFetched(
  deps: Readers,
  task: AddressTask,
  found: Fetched,
  document: SourceDocument,
): Promise<Material> {
  const path = await task.scratch.keep(found.body, task.signal);
  const file = { path, name: nameOf(found.url), document, charset: found.charset, url: found.url };
  return readFile(deps, file, task);
}

export const nameOf = (url: string): string => {
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || url;
  } catch {
    return last;
  }
};

export async function textOf({ body, charset }: Fetched): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > PAGE_LIMITS.maxBytes)
      throw new AppError('fetch.too_large', { log: 'a page of more than 15 MB' });
    pieces.push(piece);
  }
  return decode(Buffer.concat(pieces), charset);
}

const DECLARED = /<meta[^<>]+charset=["']?\s*([\w-]+)|<\?xml[^<>]+encoding=["']([\w-]+)/i;

function decode(bytes: Uint8Array, charset: string | undefined): string {
  const declared = DECLARED.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 2048)));
  try {
    return new TextDecoder(charset ?? declared?.[1] ?? declared?.[2] ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
