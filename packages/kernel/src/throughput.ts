/** What was done longer ago than this counts for little. */
const MEMORY_MS = 120_000;
/** Less than this tells nothing yet: some three sentences. */
const BASIS_CHARACTERS = 250;

/**
 * How much a second is done of what several work at at once, judged by the last minutes in which anything was done. What
 * is begun cold tells nothing: neither it nor the time in which nothing else was under way counts.
 */
export class Throughput {
  readonly #now: () => number;
  #underWay = 0;
  #since = 0;
  #busyMs = 0;
  #done = 0;
  #everDone = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  begin(characters: number, isCold: boolean): () => void {
    if (isCold) return () => {};
    this.#pass();
    this.#underWay++;
    return () => {
      this.#pass();
      this.#underWay--;
      this.#done += characters;
      this.#everDone += characters;
    };
  }

  /** Undefined until enough was done. */
  perSecond(): number | undefined {
    this.#pass();
    if (this.#everDone < BASIS_CHARACTERS || this.#busyMs === 0) return undefined;
    return (this.#done / this.#busyMs) * 1000;
  }

  #pass(): void {
    const now = this.#now();
    const ms = this.#underWay > 0 ? now - this.#since : 0;
    this.#since = now;
    const fade = Math.exp(-ms / MEMORY_MS);
    this.#busyMs = this.#busyMs * fade + ms;
    this.#done *= fade;
  }
}
