/**
 * So many at once, the others in the order they came.
 *
 *     using _turn = await semaphore.acquire(signal);
 *
 * Who is aborted while waiting leaves the line and takes no place. Where it is for a process, dispose of the
 * turn after the process, so that no two hold the memory of one.
 */
export class Semaphore {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async acquire(signal?: AbortSignal): Promise<Disposable> {
    signal?.throwIfAborted();
    return this.tryAcquire() ?? (await this.#wait(signal));
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

  #wait(signal: AbortSignal | undefined): Promise<Disposable> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve(this.#turn());
      };
      const leave = () => {
        this.#waiting.delete(begin);
        reject(signal?.reason);
      };
      this.#waiting.add(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free++;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
