import { gainOf } from '@parlance/sound/decibels';
import { rmsPerStep } from '@parlance/sound/rms';
import { trim } from './trim.ts';

/** Heard, and not in the way of a single word. */
const UNDER_DB = -14;

const rms = (samples: Float32Array): number => rmsPerStep(samples, samples.length)[0] ?? 0;

/** Lays what a listener says under a line, in place, well below it; what would reach past its end is left out. */
export function layMurmur(line: Float32Array, murmur: Float32Array, at: number): void {
  const { samples } = trim(murmur);
  const loudness = rms(samples);
  if (loudness === 0 || at < 0 || at + samples.length > line.length) return;
  const gain = (rms(line) / loudness) * gainOf(UNDER_DB);
  for (let i = 0; i < samples.length; i++) line[at + i] = line[at + i]! + samples[i]! * gain;
}
