import { largest } from './true-peak.ts';

/** Samples that share one peak until the length of the whole is known: 10 ms at the mix rate. */
const BLOCK = 240;

/** Loudest samples of a recording as it streams by, for an outline of it once its length is known. */
export class Peaks {
  readonly #blocks: number[] = [];
  #filled = 0;

  push(samples: Float32Array): void {
    for (let at = 0; at < samples.length; ) {
      if (this.#filled === 0) this.#blocks.push(0);
      const end = Math.min(samples.length, at + BLOCK - this.#filled);
      const last = this.#blocks.length - 1;
      this.#blocks[last] = Math.max(this.#blocks[last]!, largest(samples, at, end));
      this.#filled = (this.#filled + end - at) % BLOCK;
      at = end;
    }
  }

  /** The loudest of each equal slice. Three digits are more than any screen can draw. */
  slices(count: number): number[] {
    const each = this.#blocks.length / count;
    return Array.from({ length: count }, (_, slice) => {
      const from = Math.floor(slice * each);
      const to = Math.max(from + 1, Math.floor((slice + 1) * each));
      const peak = this.#blocks.slice(from, to).reduce((most, block) => Math.max(most, block), 0);
      return Math.min(1, Math.round(peak * 1000) / 1000);
    });
  }
}
