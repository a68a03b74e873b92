import type { Door } from '@parlance/kernel/door';

export type Visitor = { caller: string; signal?: AbortSignal | undefined };

type Waiting = { askers: number; left: AbortController; refused: PromiseWithResolvers<never> };

/** One piece of work that several callers may have asked for. */
type Work = {
  callers: Map<string, Waiting>;
  done: PromiseWithResolvers<unknown>;
  hasBegun: boolean;
  abandoned: AbortController;
};

const isEmpty = ({ callers }: Work): boolean => callers.size === 0;

/**
 * Visits to doors in which the same thing is made for all who ask for it at the same time. Each caller stands in line
 * by the own right, so nobody's turn comes later because somebody else asked before; whose turn comes first makes it for
 * all. It goes on as long as one of them waits for it.
 */
export class SharedVisits {
  readonly #works = new Map<string, Work>();

  async once<T>(
    key: string,
    door: Door,
    { caller, signal }: Visitor,
    make: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const work = this.#works.get(key) ?? this.#open(key);
    const waiting = work.callers.get(caller) ?? this.#visit(key, work, door, caller, make);
    waiting.askers++;
    const gone = Promise.withResolvers<never>();
    const leave = () => gone.reject(signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return (await Promise.race([work.done.promise, waiting.refused.promise, gone.promise])) as T;
    } finally {
      signal?.removeEventListener('abort', leave);
      if (--waiting.askers === 0) this.#leave(key, work, caller);
    }
  }

  #open(key: string): Work {
    const done = Promise.withResolvers<unknown>();
    // Who asked may all have left.
    done.promise.catch(() => {});
    const work = { callers: new Map(), done, hasBegun: false, abandoned: new AbortController() };
    this.#works.set(key, work);
    return work;
  }

  #visit<T>(
    key: string,
    work: Work,
    door: Door,
    caller: string,
    make: (signal: AbortSignal) => Promise<T>,
  ): Waiting {
    const waiting = { askers: 0, left: new AbortController(), refused: Promise.withResolvers<never>() };
    waiting.refused.promise.catch(() => {});
    work.callers.set(caller, waiting);
    if (work.hasBegun) return waiting;
    const enter = async () => {
      using _place = await door.enter(caller, { signal: waiting.left.signal });
      if (work.hasBegun) return;
      work.hasBegun = true;
      // The others need no turn any more.
      for (const [other, { left }] of work.callers) if (other !== caller) left.abort();
      await make(work.abandoned.signal)
        .then(work.done.resolve, work.done.reject)
        .finally(() => this.#close(key, work));
    };
    enter().catch((reason: unknown) => {
      if (work.hasBegun) return;
      waiting.refused.reject(reason);
    });
    return waiting;
  }

  #leave(key: string, work: Work, caller: string): void {
    const waiting = work.callers.get(caller);
    work.callers.delete(caller);
    if (!work.hasBegun) waiting?.left.abort();
    if (!isEmpty(work)) return;
    work.abandoned.abort();
    this.#close(key, work);
  }

  #close(key: string, work: Work): void {
    if (this.#works.get(key) === work) this.#works.delete(key);
  }
}
