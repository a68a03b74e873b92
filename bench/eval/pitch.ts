import { resample } from '@parlance/sound/resample';
import { AUDIBLE_RMS } from './targets.ts';

const RATE = 8_000;
const FRAME = RATE * 0.04;
const STEP = RATE * 0.02;
/** Between a deep man and a child. */
const LAGS = { min: Math.floor(RATE / 400), max: Math.ceil(RATE / 60) };
/** Less alike than this from one swing to the next, a frame is no vowel. */
const VOICED = 0.5;
/** Two swings are as alike as one; the first that comes near the best is the true one. */
const NEARLY_BEST = 0.9;

function likeness(samples: Float32Array, at: number, lag: number): number {
  let product = 0;
  let here = 0;
  let there = 0;
  for (let i = at; i < at + FRAME; i++) {
    const a = samples[i] ?? 0;
    const b = samples[i + lag] ?? 0;
    product += a * b;
    here += a * a;
    there += b * b;
  }
  return Math.sqrt(here / FRAME) < AUDIBLE_RMS ? 0 : product / Math.sqrt(here * there || 1);
}

function pitchAt(samples: Float32Array, at: number): number | undefined {
  const likenesses = Array.from({ length: LAGS.max - LAGS.min }, (_, lag) =>
    likeness(samples, at, LAGS.min + lag),
  );
  const best = Math.max(...likenesses);
  if (best < VOICED) return undefined;
  const isPeak = (lag: number): boolean =>
    likenesses[lag]! >= best * NEARLY_BEST &&
    likenesses[lag]! >= (likenesses[lag - 1] ?? -1) &&
    likenesses[lag]! >= (likenesses[lag + 1] ?? -1);
  return RATE / (LAGS.min + likenesses.findIndex((_, lag) => isPeak(lag)));
}

/** The middle of all pitches a voice takes, in hertz, by comparing each moment with itself a swing later. */
export function medianPitch(samples: Float32Array, sampleRate: number): number {
  const slow = resample(samples, sampleRate, RATE);
  const pitches: number[] = [];
  for (let at = 0; at + FRAME + LAGS.max < slow.length; at += STEP) pitches.push(pitchAt(slow, at) ?? 0);
  const sounding = pitches.filter((pitch) => pitch > 0).sort((a, b) => a - b);
  return sounding[Math.floor(sounding.length / 2)] ?? 0;
}

export const semitonesBetween = (a: number, b: number): number => Math.abs(12 * Math.log2(a / b));
