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
  /** So many stay all the same, with whatever they have loaded. */
  keeps?: number;
};

type PoolCallOptions = Omit<CallOptions, 'beside'> & {
  /** For a call after which the process has grown: the next one gets a fresh process. */
  endsProcess?: boolean;
  /** It waits for nobody: where all processes are busy, one of them answers it beside what it does. */
  ahead?: boolean;
};

/** A process that is somebody's for several calls. */
export type LentProcess<Calls extends CallTable<Calls>> = Pick<IsolatedProcess<Calls>, 'call'> & {
  /** Keeps it for whoever comes next. */
  giveBack(): Promise<void>;
  /** Ends it, whatever it is doing. Calls under way are rejected. */
  end(): Promise<void>;
};

/**
 * Processes that stay for the next call, because starting one takes longer than most calls do. Each answers one
 * call at a time, but for those that go ahead. One that dies or passes a limit is replaced by the next call.
 */
export class ProcessPool<Calls extends CallTable<Calls>> {
  readonly #options: ProcessOptions;
  readonly #idleMs: number | undefined;
  readonly #keeps: number;
  readonly #turns: Semaphore;
  readonly #children = new Set<IsolatedProcess<Calls>>();
  readonly #idle = new Map<IsolatedProcess<Calls>, NodeJS.Timeout | undefined>();
  /** How many calls each answers beside the one it has. */
  readonly #besides = new WeakMap<IsolatedProcess<Calls>, number>();
  readonly #starting = new Set<Promise<unknown>>();
  /** Whether one lies ready whatever became of the others. */
  #keepsSpare = false;
  #isClosed = false;

  constructor({ size, idleMs, keeps = 0, ...options }: PoolOptions) {
    this.#options = options;
    this.#idleMs = idleMs;
    this.#keeps = keeps;
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
    const busy = options.ahead ? this.#leastBusy() : undefined;
    const answer = busy ? this.#callBeside(busy, name, args, options) : this.#callInTurn(name, args, options);
    // A process that is asked to stop is not free before it has.
    return options.onAbort === 'stop' && options.signal ? unlessAborted(answer, options.signal) : answer;
  }

  /** For calls that belong together; the first of the two ways to part with it counts. */
  async lend(signal?: AbortSignal): Promise<LentProcess<Calls>> {
    const turn = await this.#turns.acquire(signal);
    let child: IsolatedProcess<Calls>;
    try {
      child = this.#takeIdle() ?? (await this.#start(signal));
    } catch (error) {
      turn[Symbol.dispose]();
      throw error;
    }
    let parted: Promise<void> | undefined;
    const part = (ends: boolean) => {
      parted ??= this.#part(child, ends).finally(() => turn[Symbol.dispose]());
      return parted;
    };
    return {
      call: (...args) =>
        parted
          ? Promise.reject(new IsolationError('crashed', 'the process was given back'))
          : child.call(...args),
      giveBack: () => part(false),
      end: () => part(true),
    };
  }

  /** From now on a process lies ready for the next call, as soon as this comes back. */
  async warm(): Promise<void> {
    this.#keepsSpare = true;
    if (this.#idle.size === 0) this.#rest(await this.#start(undefined));
  }

  /** Ends every process. Calls that wait or are under way are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#idle.values()) clearTimeout(timer);
    this.#idle.clear();
    await Promise.allSettled([...this.#starting]);
    await Promise.all([...this.#children].map((child) => this.#end(child)));
  }

  /** None while a process is free, or could be started. */
  #leastBusy(): IsolatedProcess<Calls> | undefined {
    if (this.#turns.free > 0) return undefined;
    return [...this.#children]
      .filter((child) => !child.isOver)
      .toSorted((a, b) => this.#besidesOf(a) - this.#besidesOf(b))[0];
  }

  #besidesOf(child: IsolatedProcess<Calls>): number {
    return this.#besides.get(child) ?? 0;
  }

  async #callBeside<Name extends keyof Calls & string>(
    child: IsolatedProcess<Calls>,
    name: Name,
    args: ArgumentsOf<Calls, Name>,
    { endsProcess: _ends, ahead: _ahead, ...options }: PoolCallOptions,
  ): Promise<ResultOf<Calls, Name>> {
    this.#besides.set(child, this.#besidesOf(child) + 1);
    try {
      return await child.call(name, args, { ...options, beside: true });
    } finally {
      this.#besides.set(child, this.#besidesOf(child) - 1);
    }
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
      await this.#part(child, endsProcess);
    }
  }

  async #part(child: IsolatedProcess<Calls>, ends: boolean): Promise<void> {
    if (ends || child.isOver || this.#isClosed) await this.#end(child);
    else this.#rest(child);
    this.#keepSpare();
  }

  /** The next call starts one itself where this fails. */
  #keepSpare(): void {
    if (this.#keepsSpare && !this.#isClosed) void this.warm().catch(() => undefined);
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
      if (this.#idle.size <= Math.max(this.#keeps, this.#keepsSpare ? 1 : 0)) return;
      this.#idle.delete(child);
      void this.#end(child);
    };
    this.#idle.set(child, this.#idleMs === undefined ? undefined : setTimeout(end, this.#idleMs).unref());
  }
}
