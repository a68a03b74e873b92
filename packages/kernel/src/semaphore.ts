/**
 * So many at once, the others in the order they came; who goes `ahead` passes all who don't.
 *
 *     using _turn = await semaphore.acquire(signal);
 *
 * Who is aborted while waiting leaves the line and takes no place. Where it is for a process, dispose of the
 * turn after the process, so that no two hold the memory of one.
 */
export class Semaphore {
  #free: number;
  readonly #waiting = new Set<() => void>();
  readonly #ahead = new Set<() => void>();

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async acquire(signal?: AbortSignal, ahead = false): Promise<Disposable> {
    signal?.throwIfAborted();
    return this.tryAcquire() ?? (await this.#wait(signal, ahead ? this.#ahead : this.#waiting));
  }

  /** How many could have a turn now. */
  get free(): number {
    return this.#free;
  }

  /** A turn if there is one now. */
  tryAcquire(): Disposable | undefined {
    if (this.#free === 0) return undefined;
    this.#free--;
    return this.#turn();
  }

  #turn(): Disposable {
    let held = true;
    return {
      [Symbol.dispose]: () => {
        if (held) this.#release();
        held = false;
      },
    };
  }

  #wait(signal: AbortSignal | undefined, line: Set<() => void>): Promise<Disposable> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve(this.#turn());
      };
      const leave = () => {
        line.delete(begin);
        reject(signal?.reason);
      };
      line.add(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #release(): void {
    const line = this.#ahead.size > 0 ? this.#ahead : this.#waiting;
    const [next] = line;
    if (!next) {
      this.#free++;
      return;
    }
    line.delete(next);
    next();
  }
}
