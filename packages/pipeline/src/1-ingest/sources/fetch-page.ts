import { setTimeout as sleep } from 'node:timers/promises';
import type { SourceDocument } from '@parlance/artifacts/source-text';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { LIMITS } from '@parlance/kernel/limits';
import type { BodyLimits, Fetched, PageFetcher } from '@parlance/ports/page-fetcher';
import type { ForeignReader, PageBytes } from '../foreign/foreign-reader.ts';
import { type FileRules, type Readers, readFile } from './read-file.ts';
import type { Material } from './read-material.ts';
import type { Scratch } from './scratch.ts';

export type Web = { pages: PageFetcher; foreign: ForeignReader };
export type AddressDeps = Readers &
  Web & {
    /** Called when it is known that something is a recording, before it is fetched; may throw to stop there. */
    toListen?(): void;
    /** For all pages together that lead to a source. */
    pageTimeoutMs?: number;
    /** For what turns out to be a file or a recording. */
    fileLimits?: BodyLimits;
  };
export type AddressTask = FileRules & {
  url: string;
  /** Guid of the wanted entry of a feed; the newest when none is asked for. */
  episode?: string;
  scratch: Scratch;
  /** Until then every page must be there; performance.now(). */
  pagesUntil: number;
};

export const PAGE_LIMITS = { maxBytes: 15 * 1024 * 1024, timeoutMs: 30_000 };
/** A recording may take its time, as long as it comes. */
const FILE_LIMITS = {
  maxBytes: LIMITS.fileMaxBytes,
  timeoutMs: 15 * 60_000,
  slowest: { bytes: 40 * 1024, overMs: 8_000 },
};

/** Feeds and pages lead to other pages: a site that is slow each time must not have the time of each. */
export const pagesUntil = ({ pageTimeoutMs = PAGE_LIMITS.timeoutMs }: AddressDeps): number =>
  performance.now() + pageTimeoutMs;

const AGAIN_AFTER_MS = 1_000;

/** Nobody waits for a stranger's site to be mended; what was a moment's trouble is over a moment later. */
async function open(
  { pages }: AddressDeps,
  { signal, pagesUntil }: AddressTask,
  url: string,
  onceKnown: (contentType: string) => BodyLimits | undefined,
): Promise<Fetched> {
  const ask = () => {
    const timeoutMs = Math.max(1, pagesUntil - performance.now());
    return pages.open(url, { ...PAGE_LIMITS, timeoutMs, onceKnown, signal });
  };
  try {
    return await ask();
  } catch (error) {
    const mayPass = isAppError(error) && error.retry !== 'never';
    if (!mayPass || performance.now() + AGAIN_AFTER_MS > pagesUntil) throw error;
    await sleep(AGAIN_AFTER_MS, undefined, { signal });
    return ask();
  }
}

export const openPage = (deps: AddressDeps, task: AddressTask, url: string): Promise<Fetched> =>
  open(deps, task, url, () => undefined);

const MEDIA = /^(audio|video)\//;
type Kind = 'page' | 'file' | 'recording';

/**
 * What may be a file or a recording gets the time and the size of one once that is known. A run that may not
 * transcribe now is stopped before anything is fetched.
 */
export async function openAny(
  deps: AddressDeps,
  task: AddressTask,
  url: string,
  kindOf: (contentType: string) => Kind = () => 'recording',
): Promise<Fetched> {
  const left = new AbortController();
  const signal = AbortSignal.any([task.signal, left.signal]);
  const found = await open(deps, { ...task, signal }, url, (contentType) =>
    kindOf(contentType) === 'page' ? undefined : (deps.fileLimits ?? FILE_LIMITS),
  );
  try {
    if (kindOf(found.contentType) === 'recording') deps.toListen?.();
  } catch (error) {
    left.abort(error);
    throw error;
  }
  return found;
}

export const kindOfFile = (contentType: string): Kind => (MEDIA.test(contentType) ? 'recording' : 'file');

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
