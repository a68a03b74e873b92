import { dbOf } from '@parlance/sound/decibels';

const OVERSAMPLING = 4;
/** Samples an interpolated value is made of, half of them on either side of it. */
export const REACH = 12;

/** A windowed sinc, cut into one filter for each of the four places between two samples (1/8, 3/8, 5/8, 7/8). */
const between: readonly Float64Array[] = Array.from({ length: OVERSAMPLING }, (_, phase) => {
  const length = REACH * OVERSAMPLING;
  const taps = Float64Array.from({ length: REACH }, (_, tap) => {
    const i = tap * OVERSAMPLING + phase;
    const x = (i - (length - 1) / 2) / OVERSAMPLING;
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / length);
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
});

/** No interpolated value exceeds the largest sample in reach by more than this factor. */
export const WORST_RISE = Math.max(
  ...between.map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)),
);

/** Largest magnitude between the two middle samples of the `REACH` samples that begin at `from`. */
export function peakBetween(samples: Float32Array, from: number): number {
  let peak = 0;
  for (let phase = 0; phase < OVERSAMPLING; phase++) {
    const taps = between[phase]!;
    let value = 0;
    for (let tap = 0; tap < REACH; tap++) value += taps[tap]! * samples[from + REACH - 1 - tap]!;
    if (value < 0) value = -value;
    if (value > peak) peak = value;
  }
  return peak;
}

export function largest(samples: Float32Array, from = 0, to = samples.length): number {
  let peak = 0;
  for (let i = from; i < to; i++) {
    const value = samples[i]!;
    const size = value < 0 ? -value : value;
    if (size > peak) peak = size;
  }
  return peak;
}

const STRIDE = 64;

/** Highest level the signal reaches between its samples as well as on them. */
export class TruePeakMeter {
  #kept = new Float32Array(REACH - 1);
  #peak = 0;

  push(samples: Float32Array): void {
    const joined = new Float32Array(this.#kept.length + samples.length);
    joined.set(this.#kept);
    joined.set(samples, this.#kept.length);
    for (let at = 0; at + REACH <= joined.length; at += STRIDE) {
      const end = Math.min(at + STRIDE, joined.length - REACH + 1);
      const highest = largest(joined, at, end + REACH - 1);
      if (highest > this.#peak) this.#peak = highest;
      // A stretch that could not reach the peak found so far even in the worst case needs no interpolation.
      if (highest * WORST_RISE <= this.#peak) continue;
      for (let from = at; from < end; from++) this.#peak = Math.max(this.#peak, peakBetween(joined, from));
    }
    this.#kept = joined.slice(joined.length - this.#kept.length);
  }

  peakDb(): number {
    return dbOf(this.#peak);
  }
}
