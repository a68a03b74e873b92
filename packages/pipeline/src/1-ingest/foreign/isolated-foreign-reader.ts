import { IsolationError } from '@parlance/isolation/failure';
import { ProcessPool } from '@parlance/isolation/pool';
import { AppError } from '@parlance/kernel/errors';
import { sourceTooLarge } from '../sources/read-material.ts';
import type { ReadingParts } from './foreign-calls.ts';
import type { ForeignCalls, ForeignReader } from './foreign-reader.ts';

/** Which module of a vendor opens each part; the process loads them itself. */
export type ReadingModules = Record<keyof ReadingParts, { module: string; opener: string }>;

type Options = {
  modules: ReadingModules;
  /** How many are read at once; the others wait for their turn. */
  atOnce: number;
  /** For one call. Honest pages take a second. */
  patienceMs: number;
};

const PROGRAM = new URL('./foreign-process.ts', import.meta.url);
const MEGABYTE = 1024 * 1024;
const LIMITS = { heapMegabytes: 400, residentBytes: 700 * MEGABYTE };
/** A process that had more in its hands has grown. */
const LARGE_BYTES = MEGABYTE;
const IDLE_MS = 5 * 60_000;

type Name = keyof ForeignCalls;
type Answer<N extends Name> = Awaited<ReturnType<ForeignCalls[N]>>;
type Args = Parameters<ForeignCalls[Name]>;

const poolOf = (modules: Partial<ReadingModules>, size: number) =>
  new ProcessPool<ForeignCalls>({
    program: PROGRAM,
    args: [JSON.stringify(modules)],
    confine: 'script',
    size,
    idleMs: IDLE_MS,
    ...LIMITS,
  });

type IsolatedForeignReader = ForeignReader & {
  /** From now on a process lies ready for the next text: starting one takes a second or two. */
  warm(): Promise<void>;
  close(): Promise<unknown>;
};

/** Parsers of pages and what makes sources of texts live apart: each loads only what it needs. */
export function isolatedForeignReader(options: Options): IsolatedForeignReader {
  const { links, feeds, detector, tokens } = options.modules;
  const pages = poolOf({ links, feeds }, options.atOnce);
  const sources = poolOf({ detector, tokens }, options.atOnce);
  const call =
    <N extends Name>(pool: typeof pages, name: N) =>
    async (signal: AbortSignal, ...args: Parameters<ForeignCalls[N]>): Promise<Answer<N>> => {
      try {
        const { patienceMs } = options;
        const answer = pool.call(name, args as never, { patienceMs, signal, endsProcess: isLarge(args) });
        return (await answer) as Answer<N>;
      } catch (error) {
        throw inOurWords(error, name, args);
      }
    };
  return {
    links: call(pages, 'links'),
    feed: call(pages, 'feed'),
    captions: call(pages, 'captions'),
    paste: call(sources, 'paste'),
    source: call(sources, 'source'),
    warm: () => sources.warm(),
    close: () => Promise.all([pages.close(), sources.close()]),
  };
}

function isLarge([first]: Args): boolean {
  if (typeof first === 'string') return first.length > LARGE_BYTES;
  return !('bytes' in first) || first.bytes.length > LARGE_BYTES;
}

function inOurWords(error: unknown, name: Name, [, bounds]: Args): unknown {
  if (!(error instanceof IsolationError)) return error;
  if (error.refusal === 'ingest.source_too_large' && typeof bounds === 'object')
    return sourceTooLarge(bounds.maxTokens);
  return new AppError('ingest.too_complex', {
    log: `${name}: ${error.how}, ${error.message}`,
    retry: error.how === 'crashed' ? 'now' : 'never',
    cause: error,
  });
}
