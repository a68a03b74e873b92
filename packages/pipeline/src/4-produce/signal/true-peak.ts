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

const HALF = REACH / 2;
/** Filters of the places 1/8 and 3/8, cut into what is the same and what is opposite at the mirrored place. */
const [even1, odd1, even3, odd3] = between.slice(0, 2).flatMap((taps) => {
  const mirrored = taps.toReversed();
  const halved = (sign: number) =>
    Float64Array.from({ length: HALF }, (_, i) => (mirrored[i]! + sign * taps[i]!) / 2);
  return [halved(1), halved(-1)];
}) as [Float64Array, Float64Array, Float64Array, Float64Array];

/**
 * Largest magnitude between the two middle samples of the `REACH` samples that begin at `from`. Places on either side
 * of the middle see the same samples mirrored, so two are made of one sum and one difference.
 */
export function peakBetween(samples: Float32Array, from: number): number {
  let same1 = 0;
  let opposite1 = 0;
  let same3 = 0;
  let opposite3 = 0;
  for (let i = 0; i < HALF; i++) {
    const left = samples[from + i]!;
    const right = samples[from + REACH - 1 - i]!;
    const sum = left + right;
    const difference = left - right;
    same1 += even1[i]! * sum;
    opposite1 += odd1[i]! * difference;
    same3 += even3[i]! * sum;
    opposite3 += odd3[i]! * difference;
  }
  // The larger of |same + opposite| and |same - opposite|.
  return Math.max(Math.abs(same1) + Math.abs(opposite1), Math.abs(same3) + Math.abs(opposite3));
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
