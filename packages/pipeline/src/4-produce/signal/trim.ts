import { gainOf } from '@parlance/sound/decibels';
import { samplesOf } from './rate.ts';

const WINDOW = samplesOf(5);
/** Breath and consonants may be this far below the loudest moment; what is below that is the engine's silence. */
const SILENCE_BELOW_PEAK_DB = -45;
const SILENCE_DB = -62;
/** Kept before the first and after the last sound: soft onsets and the end of a breath. */
const KEEP_BEFORE = samplesOf(12);
const KEEP_AFTER = samplesOf(60);
const FADE = samplesOf(5);

type Trimmed = { samples: Float32Array; from: number };

/**
 * Cuts the silence an engine leaves around a line, so that pauses are ours to set, and fades the edges in
 * and out so that they never click. `from` is how many samples were cut at the front. Of a line in two parts, only the
 * front or the back is cut.
 */
export function trim(samples: Float32Array, side: 'both' | 'front' | 'back' = 'both'): Trimmed {
  const levels: number[] = [];
  for (let at = 0; at < samples.length; at += WINDOW) levels.push(level(samples.subarray(at, at + WINDOW)));
  const loudest = levels.reduce((most, each) => Math.max(most, each), 0);
  const floor = Math.max(loudest * gainOf(SILENCE_BELOW_PEAK_DB), gainOf(SILENCE_DB));
  const first = levels.findIndex((each) => each > floor);
  const last = levels.findLastIndex((each) => each > floor);
  if (first < 0) return { samples: faded(samples), from: 0 };
  const from = side === 'back' ? 0 : Math.max(0, first * WINDOW - KEEP_BEFORE);
  const to = side === 'front' ? samples.length : Math.min(samples.length, (last + 1) * WINDOW + KEEP_AFTER);
  return { samples: faded(samples.subarray(from, to)), from };
}

function level(samples: Float32Array): number {
  let energy = 0;
  for (let i = 0; i < samples.length; i++) energy += samples[i]! * samples[i]!;
  return Math.sqrt(energy / samples.length);
}

function faded(samples: Float32Array): Float32Array {
  const result = samples.slice();
  const length = Math.min(FADE, samples.length >> 1);
  for (let i = 0; i < length; i++) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * i) / length);
    result[i] = result[i]! * gain;
    result[samples.length - 1 - i] = result[samples.length - 1 - i]! * gain;
  }
  return result;
}
