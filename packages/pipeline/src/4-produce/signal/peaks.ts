/** Loudest sample of each equal slice of a recording whose length is known, as it streams by. */
export class PeakSlices {
  readonly #peaks: Float64Array;
  readonly #total: number;
  #seen = 0;

  constructor(totalSamples: number, slices: number) {
    this.#total = Math.max(1, totalSamples);
    this.#peaks = new Float64Array(slices);
  }

  push(samples: Float32Array): void {
    const slices = this.#peaks.length;
    for (let i = 0; i < samples.length; i++) {
      const slice = Math.min(slices - 1, Math.floor((this.#seen++ * slices) / this.#total));
      const size = Math.abs(samples[i]!);
      if (size > this.#peaks[slice]!) this.#peaks[slice] = size;
    }
  }

  /** Three digits are more than any screen can draw. */
  result(): number[] {
    return Array.from(this.#peaks, (peak) => Math.min(1, Math.round(peak * 1000) / 1000));
  }
}
