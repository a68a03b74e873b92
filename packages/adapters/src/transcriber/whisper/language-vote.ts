const ENOUGH_WINDOWS = 3;
const CERTAIN = 0.9;

/** Agrees on one language while windows are heard: music or a quotation at the start must not decide alone. */
export class LanguageVote {
  readonly #votes = new Map<string, number>();
  #windows = 0;
  #settled: string | undefined;

  constructor(known: string | undefined) {
    this.#settled = known;
  }

  /** What the next window is heard in; undefined while that is open. */
  get settled(): string | undefined {
    return this.#settled;
  }

  add(language: string, certainty: number, characters: number): void {
    if (this.#settled || characters === 0) return;
    this.#votes.set(language, (this.#votes.get(language) ?? 0) + certainty * characters);
    this.#windows++;
    if (certainty >= CERTAIN || this.#windows >= ENOUGH_WINDOWS) this.#settled = this.winner();
  }

  winner(): string | undefined {
    const [first] = [...this.#votes].sort(([, a], [, b]) => b - a);
    return this.#settled ?? first?.[0];
  }
}
