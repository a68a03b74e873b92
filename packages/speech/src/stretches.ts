import type { Urgency } from '@parlance/kernel/line-order';

/** The most urgent first. */
const RANKS: readonly Urgency[] = ['first', 'soon', 'later'];

/** The engines compute without a pause: one stretch of work at a time, whoever's it is, those of urgent lines first. */
export class Stretches {
  readonly #waiting: Record<Urgency, (() => void)[]> = { first: [], soon: [], later: [] };
  #isBusy = false;
  /** Ends the turn that is kept for the next part of a line. */
  #endLingering: (() => void) | undefined;

  async begin(urgency: Urgency): Promise<Stretch> {
    const stretch: Stretch = {
      giveWay: async () => {
        // In line before the turn is given back: a line that is less urgent must not slip in.
        const next = this.#turn(urgency);
        this.#end();
        await next;
      },
      linger: (ms) => this.#linger(ms),
      [Symbol.dispose]: () => this.#end(),
    };
    if (this.#isBusy) {
      const next = this.#turn(urgency);
      if (urgency === 'first') this.#endLingering?.();
      await next;
    }
    this.#isBusy = true;
    return stretch;
  }

  #linger(ms: number): void {
    if (this.#waiting.first.length > 0) {
      this.#end();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      this.#endLingering = undefined;
      this.#end();
    };
    const timer = setTimeout(end, ms);
    this.#endLingering = end;
  }

  #turn(urgency: Urgency): Promise<void> {
    return new Promise((resolve) => this.#waiting[urgency].push(resolve));
  }

  #end(): void {
    const rank = RANKS.find((urgency) => this.#waiting[urgency].length > 0);
    const next = rank && this.#waiting[rank].shift();
    if (next) next();
    else this.#isBusy = false;
  }
}

/** The turn of one line, which it may lend between two stretches. */
export type Stretch = Disposable & {
  /** Instead of being disposed of: the turn is kept for so long for the next first line, or the next part of one. */
  linger(ms: number): void;
  /** Comes back when it is this line's turn again; at once where nobody as urgent waits. */
  giveWay(): Promise<void>;
};
