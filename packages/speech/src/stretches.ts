import { Semaphore } from '@parlance/kernel/semaphore';

/** The engines compute without a pause: one stretch of work at a time, whoever's it is, those of urgent lines first. */
export class Stretches {
  readonly #turns = new Semaphore(1);

  async begin(urgent: boolean): Promise<Stretch> {
    return new Stretch(this.#turns, urgent, await this.#turns.acquire(undefined, urgent));
  }
}

/** The turn of one line, which it may lend between two stretches. */
export class Stretch implements Disposable {
  readonly #turns: Semaphore;
  readonly #urgent: boolean;
  #turn: Disposable;

  constructor(turns: Semaphore, urgent: boolean, turn: Disposable) {
    this.#turns = turns;
    this.#urgent = urgent;
    this.#turn = turn;
  }

  /** Comes back when it is this line's turn again; at once where nobody as urgent waits. */
  async giveWay(): Promise<void> {
    // In line before the turn is given back: a line that is less urgent must not slip in.
    const next = this.#turns.acquire(undefined, this.#urgent);
    this.#turn[Symbol.dispose]();
    this.#turn = await next;
  }

  [Symbol.dispose](): void {
    this.#turn[Symbol.dispose]();
  }
}
