import { Semaphore } from '@parlance/kernel/semaphore';
import { IsolationError } from './failure.ts';
import type { ArgumentsOf, CallTable, ResultOf } from './messages.ts';
import { type CallOptions, type IsolatedProcess, type ProcessOptions, startProcess } from './processes.ts';
import { unlessAborted } from './unless-aborted.ts';

type PoolOptions = ProcessOptions & {
  /** Processes at once; further calls wait in the order they came. */
  size: number;
  /** A process without a call for so long is ended; without this they stay. */
  idleMs?: number;
};

type PoolCallOptions = CallOptions & {
  /** For a call after which the process has grown: the next one gets a fresh process. */
  endsProcess?: boolean;
  /** It passes those that wait. */
  ahead?: boolean;
};

/**
 * Processes that stay for the next call, because starting one takes longer than most calls do. Each answers one
 * call at a time. One that dies or passes a limit is replaced by the next call.
 */
export class ProcessPool<Calls extends CallTable<Calls>> {
  readonly #options: ProcessOptions;
  readonly #idleMs: number | undefined;
  readonly #turns: Semaphore;
  readonly #children = new Set<IsolatedProcess<Calls>>();
  readonly #idle = new Map<IsolatedProcess<Calls>, NodeJS.Timeout | undefined>();
  readonly #starting = new Set<Promise<unknown>>();
  #isClosed = false;

  constructor({ size, idleMs, ...options }: PoolOptions) {
    this.#options = options;
    this.#idleMs = idleMs;
    this.#turns = new Semaphore(size);
  }

  /** Of the processes that are there, for those who watch them. */
  get pids(): number[] {
    return [...this.#children].flatMap(({ pid, isOver }) => (pid === undefined || isOver ? [] : [pid]));
  }

  /** Rejects as a call of `IsolatedProcess` does; at once when its signal is aborted, also while it waits. */
  async call<Name extends keyof Calls & string>(
    name: Name,
    args: ArgumentsOf<Calls, Name>,
    options: PoolCallOptions,
  ): Promise<ResultOf<Calls, Name>> {
    const answer = this.#callInTurn(name, args, options);
    // A process that is asked to stop is not free before it has.
    return options.onAbort === 'stop' && options.signal ? unlessAborted(answer, options.signal) : answer;
  }

  /** Ends every process. Calls that wait or are under way are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#idle.values()) clearTimeout(timer);
    this.#idle.clear();
    await Promise.allSettled([...this.#starting]);
    await Promise.all([...this.#children].map((child) => this.#end(child)));
  }

  async #callInTurn<Name extends keyof Calls & string>(
    name: Name,
    args: ArgumentsOf<Calls, Name>,
    options: PoolCallOptions,
  ): Promise<ResultOf<Calls, Name>> {
    using _turn = await this.#turns.acquire(options.signal, options.ahead);
    const rested = this.#takeIdle();
    try {
      if (rested) return await this.#callOne(rested, name, args, options);
    } catch (error) {
      // The system may have ended it while it rested.
      const isLost = error instanceof IsolationError && error.how === 'crashed';
      if (!isLost || this.#isClosed) throw error;
    }
    return await this.#callOne(await this.#start(options.signal), name, args, options);
  }

  async #callOne<Name extends keyof Calls & string>(
    child: IsolatedProcess<Calls>,
    name: Name,
    args: ArgumentsOf<Calls, Name>,
    { endsProcess = false, ahead: _, ...options }: PoolCallOptions,
  ): Promise<ResultOf<Calls, Name>> {
    try {
      return await child.call(name, args, options);
    } finally {
      if (endsProcess || child.isOver || this.#isClosed) await this.#end(child);
      else this.#rest(child);
    }
  }

  async #start(signal: AbortSignal | undefined): Promise<IsolatedProcess<Calls>> {
    if (this.#isClosed) throw new IsolationError('crashed', 'the pool is closed');
    const starting = startProcess<Calls>(this.#options, signal).then(
      (child) => this.#children.add(child) && child,
    );
    this.#starting.add(starting);
    try {
      return await starting;
    } finally {
      this.#starting.delete(starting);
    }
  }

  async #end(child: IsolatedProcess<Calls>): Promise<void> {
    await child.kill();
    this.#children.delete(child);
  }

  #takeIdle(): IsolatedProcess<Calls> | undefined {
    for (const [child, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(child);
      if (!child.isOver) return child;
      this.#children.delete(child);
    }
    return undefined;
  }

  #rest(child: IsolatedProcess<Calls>): void {
    const end = () => {
      this.#idle.delete(child);
      void this.#end(child);
    };
    this.#idle.set(child, this.#idleMs === undefined ? undefined : setTimeout(end, this.#idleMs).unref());
  }
}
