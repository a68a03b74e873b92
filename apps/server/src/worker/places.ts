/** A fixed number of places, given in the order in which they were asked for. */
export class Places {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(size: number) {
    this.#free = size;
  }

  /** A place if there is one now: how to give it back. */
  tryTake(): (() => void) | undefined {
    if (this.#free === 0) return undefined;
    this.#free--;
    return this.#held();
  }

  /** Waits for a place and gives how to give it back. */
  take(signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const now = this.tryTake();
      if (now) return resolve(now);
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve(this.#held());
      };
      const leave = () => {
        this.#waiting.delete(begin);
        reject(signal.reason);
      };
      this.#waiting.add(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  #held(): () => void {
    let held = true;
    return () => {
      if (held) this.#pass();
      held = false;
    };
  }

  #pass(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free++;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
