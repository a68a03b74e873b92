import { samplesOf } from './rate.ts';

// Lengths share no common factor worth hearing, so the echoes never line up into a tone.
const COMBS_MS = [29.7, 37.1, 41.1, 43.7];
const DIFFUSERS_MS = [5.1, 12.6];
const DIFFUSION = 0.6;
/** How much of each echo's top is lost a round: rooms are duller than strings. */
const DAMPING = 0.35;

/** A small warm room after Schroeder: parallel combs, then all-passes that blur them. Returns the echo alone. */
export function reverb(dry: Float32Array, decaySeconds: number): Float32Array {
  const wet = new Float32Array(dry.length);
  for (const ms of COMBS_MS) addComb(dry, wet, samplesOf(ms), 10 ** ((-3 * ms) / 1000 / decaySeconds));
  for (const ms of DIFFUSERS_MS) diffuse(wet, samplesOf(ms));
  return wet;
}

function addComb(dry: Float32Array, wet: Float32Array, delay: number, feedback: number): void {
  const line = new Float32Array(delay);
  let dulled = 0;
  for (let i = 0; i < dry.length; i++) {
    const at = i % delay;
    const echo = line[at]!;
    dulled = echo * (1 - DAMPING) + dulled * DAMPING;
    line[at] = dry[i]! + dulled * feedback;
    wet[i] = wet[i]! + echo / COMBS_MS.length;
  }
}

function diffuse(signal: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  for (let i = 0; i < signal.length; i++) {
    const at = i % delay;
    const late = line[at]!;
    const early = signal[i]!;
    signal[i] = late - early * DIFFUSION;
    line[at] = early + late * DIFFUSION;
  }
}
