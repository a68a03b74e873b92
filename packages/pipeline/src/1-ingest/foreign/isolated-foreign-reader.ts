import { IsolationError } from '@parlance/isolation/failure';
import { type IsolatedProcess, startProcess } from '@parlance/isolation/processes';
import { AppError } from '@parlance/kernel/errors';
import { Semaphore } from '@parlance/kernel/semaphore';
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
/** A process that had more in its hands has grown; the next call gets a small one. */
const LARGE_BYTES = MEGABYTE;
const IDLE_MS = 5 * 60_000;

type Child = IsolatedProcess<ForeignCalls>;
type Name = keyof ForeignCalls;
type Answer<N extends Name> = Awaited<ReturnType<ForeignCalls[N]>>;
type Args = Parameters<ForeignCalls[Name]>;

/** Processes stay for the next page: loading the parsers takes longer than most pages do. */
class Pool {
  readonly #modules: string;
  readonly #turns: Semaphore;
  readonly #patienceMs: number;
  readonly #idle = new Map<Child, NodeJS.Timeout>();

  constructor(modules: Partial<ReadingModules>, { atOnce, patienceMs }: Options) {
    this.#modules = JSON.stringify(modules);
    this.#turns = new Semaphore(atOnce);
    this.#patienceMs = patienceMs;
  }

  async ask(name: Name, signal: AbortSignal, args: Args): Promise<unknown> {
    using _turn = await this.#turns.acquire(signal);
    const rested = this.#takeIdle();
    try {
      if (rested) return await this.#askOne(rested, name, signal, args);
    } catch (error) {
      // The system may have ended it while it rested.
      if (!(error instanceof IsolationError) || error.how !== 'crashed') throw error;
    }
    return await this.#askOne(await this.#start(signal), name, signal, args);
  }

  async close(): Promise<void> {
    const children = [...this.#idle];
    this.#idle.clear();
    for (const [, timer] of children) clearTimeout(timer);
    await Promise.all(children.map(([child]) => child.kill()));
  }

  #start(signal: AbortSignal): Promise<Child> {
    return startProcess({ program: PROGRAM, args: [this.#modules], confine: 'script', ...LIMITS }, signal);
  }

  async #askOne(child: Child, name: Name, signal: AbortSignal, args: Args): Promise<unknown> {
    let stays = false;
    try {
      const result = await child.call(name, args as never, { patienceMs: this.#patienceMs, signal });
      stays = !isLarge(args);
      return result;
    } catch (error) {
      stays = isAnswer(error);
      throw error;
    } finally {
      if (stays) this.#rest(child);
      else await child.kill();
    }
  }

  #takeIdle(): Child | undefined {
    const [next] = this.#idle;
    if (!next) return undefined;
    clearTimeout(next[1]);
    this.#idle.delete(next[0]);
    return next[0];
  }

  #rest(child: Child): void {
    const end = () => {
      this.#idle.delete(child);
      void child.kill();
    };
    this.#idle.set(child, setTimeout(end, IDLE_MS).unref());
  }
}

/** Parsers of pages and what makes sources of texts live apart: each loads only what it needs. */
export function isolatedForeignReader(options: Options): ForeignReader & { close(): Promise<unknown> } {
  const { links, feeds, detector, tokens } = options.modules;
  const pages = new Pool({ links, feeds }, options);
  const sources = new Pool({ detector, tokens }, options);
  const call =
    <N extends Name>(pool: Pool, name: N) =>
    async (signal: AbortSignal, ...args: Parameters<ForeignCalls[N]>): Promise<Answer<N>> => {
      try {
        return (await pool.ask(name, signal, args)) as Answer<N>;
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
    close: () => Promise.all([pages.close(), sources.close()]),
  };
}

/** Of a process that is still there. */
const isAnswer = (error: unknown): boolean =>
  error instanceof IsolationError && (error.how === 'refused' || error.how === 'failed');

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
