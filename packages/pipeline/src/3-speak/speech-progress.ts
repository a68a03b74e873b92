import type { RunLines } from '@parlance/kernel/line-order';

/** After the last line: levelling, encoding and storing. */
const PRODUCE_SECONDS = 5;
/** What a line that is only copied weighs beside one that is spoken: it is read and mixed. */
const COPIED_SHARE = 0.05;

export type Progress = { share: number; secondsLeft: number | null };

/** How far the speaking of a run is, and how long the rest will take. */
export class SpeechProgress {
  readonly #texts: readonly string[];
  readonly #toSpeak: Set<number>;
  readonly #lines: RunLines | undefined;
  readonly #now: () => number;
  readonly #copied = { characters: 0, ms: 0 };
  readonly #whole: number;
  #done = 0;
  #lastAt: number | undefined;
  #left: { spoken: number; copied: number };

  /** `toSpeak` are the lines that have no take; the others are copied. */
  constructor(
    texts: readonly string[],
    toSpeak: ReadonlySet<number>,
    lines: RunLines | undefined,
    now: () => number = () => performance.now(),
  ) {
    this.#texts = texts;
    this.#toSpeak = new Set(toSpeak);
    this.#lines = lines;
    this.#now = now;
    this.#whole = texts.reduce((sum, _, index) => sum + this.#weight(index), 0) || 1;
    const sum = (isSpoken: boolean) =>
      texts.reduce((all, { length }, at) => all + (toSpeak.has(at) === isSpoken ? length : 0), 0);
    this.#left = { spoken: sum(true), copied: sum(false) };
    lines?.expect(this.#left.spoken);
  }

  get now(): Progress {
    return { share: Math.min(1, this.#done / this.#whole), secondsLeft: this.#secondsLeft() };
  }

  /** The line is in the mix. */
  spoke(index: number): Progress {
    const characters = this.#texts[index]?.length ?? 0;
    const isCopied = !this.#toSpeak.has(index);
    this.#done += this.#weight(index);
    const now = this.#now();
    if (isCopied) {
      this.#left.copied -= characters;
      if (this.#lastAt !== undefined) {
        this.#copied.characters += characters;
        this.#copied.ms += now - this.#lastAt;
      }
    } else {
      this.#left.spoken -= characters;
      this.#lines?.expect(this.#left.spoken);
    }
    this.#lastAt = now;
    return this.now;
  }

  #weight(index: number): number {
    const { length = 0 } = this.#texts[index] ?? {};
    return length * (this.#toSpeak.has(index) ? 1 : COPIED_SHARE);
  }

  #secondsLeft(): number | null {
    const speaking = this.#left.spoken === 0 ? 0 : this.#lines?.secondsLeft();
    if (speaking === undefined) return null;
    const { characters, ms } = this.#copied;
    const copying = characters > 0 ? (this.#left.copied * ms) / characters / 1000 : 0;
    return Math.ceil(speaking + copying) + PRODUCE_SECONDS;
  }
}
