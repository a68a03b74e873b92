import type { SourceDocument } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import { LIMITS } from '@parlance/kernel/limits';
import type { Fetched, PageFetcher } from '@parlance/ports/page-fetcher';
import type { ForeignReader, PageBytes } from './foreign-reader.ts';
import { type Readers, readFile } from './read-file.ts';
import type { Material } from './read-material.ts';
import type { Scratch } from './scratch.ts';

export type Web = { pages: PageFetcher; foreign: ForeignReader };
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

/** The whole of a page or a feed, not looked at yet. */
export async function bytesOf({ body, charset }: Fetched): Promise<PageBytes> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > PAGE_LIMITS.maxBytes)
      throw new AppError('fetch.too_large', { log: 'a page of more than 15 MB' });
    pieces.push(piece);
  }
  return { bytes: Buffer.concat(pieces), charset };
}
