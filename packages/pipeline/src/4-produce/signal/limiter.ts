import { gainOf } from '@parlance/sound/decibels';
import { MovingAverage, SlidingMinimum } from './sliding.ts';
import { largest, peakBetween, REACH, WORST_RISE } from './true-peak.ts';

const LOOK_AHEAD_MS = 5;
const RELEASE_MS = 80;
const STRIDE = 32;
/** A gain this close to 1 (0.001 dB) has let go; without it the release would only ever draw nearer. */
const RELEASED = 0.9999;

/**
 * An MP3 gives hiss back louder than it got it: an "s" at the ceiling came out 2.4 decibels above it, a vowel hardly
 * 1.3. So the step from one sample to the next counts beside the peak: next to nothing for a vowel, some two
 * decibels for an "s".
 */
const HISS = 0.5;

/**
 * Holds true peaks under a ceiling by turning the gain down smoothly before they come.
 *
 * For every gap between two samples the gain that would keep it under the ceiling is known. The lowest of
 * these over a window, released slowly and then averaged over a window shorter by the interpolation's reach,
 * is never above any that its sample takes part in. What comes out is in step with what went in.
 */
export class Limiter {
  readonly #gain: number;
  readonly #ceiling: number;
  readonly #release: number;
  readonly #lowest: SlidingMinimum;
  readonly #smooth: MovingAverage;
  /** Steps at full gain after which both windows hold nothing but ones. */
  readonly #stepsToRest: number;
  /** Samples that wait for their gain, oldest first. */
  #waiting: Float32Array;
  /** How many leading outputs belong to the time before the first sample. */
  #toDrop: number;
  #held = 1;
  #stepsAtFull: number;

  constructor(options: { sampleRate: number; ceilingDb: number; gainDb: number }) {
    const average = Math.round((options.sampleRate * LOOK_AHEAD_MS) / 1000);
    this.#gain = gainOf(options.gainDb);
    this.#ceiling = gainOf(options.ceilingDb);
    this.#release = 1 - Math.exp(-1000 / (options.sampleRate * RELEASE_MS));
    this.#lowest = new SlidingMinimum(average + REACH);
    this.#smooth = new MovingAverage(average, 1);
    this.#stepsToRest = 2 * average + REACH;
    this.#stepsAtFull = this.#stepsToRest;
    this.#waiting = new Float32Array(average + REACH - 1);
    this.#toDrop = this.#waiting.length;
  }

  push(samples: Float32Array): Float32Array {
    const delay = this.#waiting.length;
    const joined = new Float32Array(delay + samples.length);
    joined.set(this.#waiting);
    for (let i = 0; i < samples.length; i++) joined[delay + i] = samples[i]! * this.#gain;
    this.#waiting = joined.slice(samples.length);

    for (let at = 0; at < samples.length; at += STRIDE) {
      this.#level(joined, at, Math.min(at + STRIDE, samples.length), delay);
    }
    const dropped = Math.min(this.#toDrop, samples.length);
    this.#toDrop -= dropped;
    return joined.subarray(dropped, samples.length);
  }

  /** What still waited for its gain. */
  finish(): Float32Array {
    return this.push(new Float32Array(this.#waiting.length));
  }

  /** Turns joined[from..to) into output, looking at the samples `delay` further on. */
  #level(joined: Float32Array, from: number, to: number, delay: number): void {
    const firstTap = delay - REACH + 1;
    const quiet = largest(joined, from + firstTap, to + delay) * (WORST_RISE + 2 * HISS) <= this.#ceiling;
    if (quiet && this.#stepsAtFull >= this.#stepsToRest) return;
    for (let i = from; i < to; i++) {
      const wanted = quiet ? 1 : this.#wantedGain(joined, i + firstTap);
      joined[i] = joined[i]! * this.#nextGain(wanted);
    }
  }

  #nextGain(wanted: number): number {
    const lowest = this.#lowest.push(wanted);
    const risen = this.#held + (lowest - this.#held) * this.#release;
    if (lowest < this.#held) this.#held = lowest;
    else this.#held = lowest === 1 && risen > RELEASED ? 1 : risen;
    this.#stepsAtFull = this.#held === 1 && wanted === 1 ? this.#stepsAtFull + 1 : 0;
    return Math.min(1, this.#smooth.push(this.#held));
  }

  #wantedGain(joined: Float32Array, firstTap: number): number {
    const middle = firstTap + REACH / 2;
    const left = joined[middle - 1]!;
    const right = joined[middle]!;
    const onSamples = Math.max(Math.abs(left), Math.abs(right));
    const peak = Math.max(onSamples, peakBetween(joined, firstTap)) + HISS * Math.abs(right - left);
    return peak > this.#ceiling ? this.#ceiling / peak : 1;
  }
}
