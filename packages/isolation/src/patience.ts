export type TimeLimits = {
  /** For the answer, or for its first step. */
  patienceMs: number;
  /** Each step buys this much more: a long book may take its time and a bomb may not. */
  patiencePerStepMs?: number;
  /** However many steps there are. */
  overallMs?: number;
};

/** Calls `onLate` once nothing was heard for longer than the limits allow. */
export class Patience {
  readonly #limits: TimeLimits;
  readonly #onLate: (steps: number) => void;
  readonly #startedAt = performance.now();
  #steps = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: TimeLimits, onLate: (steps: number) => void) {
    this.#limits = limits;
    this.#onLate = onLate;
    this.#wait();
  }

  step(): void {
    this.#steps++;
    this.#wait();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const { patienceMs, patiencePerStepMs = 0, overallMs = Number.POSITIVE_INFINITY } = this.#limits;
    const allowedMs = Math.min(patienceMs + this.#steps * patiencePerStepMs, overallMs);
    const leftMs = Math.max(0, this.#startedAt + allowedMs - performance.now());
    this.#timer = setTimeout(() => this.#onLate(this.#steps), leftMs);
  }
}
