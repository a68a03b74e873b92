import { resample } from '@parlance/sound/resample';
import { AUDIBLE_RMS } from './targets.ts';

/** The pitch of a voice every `STEP_MS`, in hertz; 0 where nobody speaks or only a consonant hisses. */
export type PitchTrack = number[];

export const STEP_MS = 10;

const RATE = 8_000;
const FRAME = RATE * 0.04;
const STEP = (RATE * STEP_MS) / 1000;
/** Between a deep man and a child. */
const LAGS = { min: Math.floor(RATE / 450), max: Math.ceil(RATE / 60) };
/** Less alike than this from one swing to the next, a frame is no vowel. */
const VOICED = 0.5;
const MOST_CANDIDATES = 6;
/** Two swings are as alike as one: a longer one must be more so, by this much for each octave. */
const OCTAVE_COST = 0.02;
/** A voice glides: a leap of an octave from one moment to the next must be paid for. */
const LEAP_COST = 0.4;
/** Falling silent or setting in. */
const ONSET_COST = 0.14;

type Candidate = { hertz: number; strength: number };

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

/** The lags at which a frame is most like itself, between samples too; and always that it has no pitch. */
function candidatesAt(samples: Float32Array, at: number): Candidate[] {
  const alike = Array.from({ length: LAGS.max - LAGS.min + 1 }, (_, lag) =>
    likeness(samples, at, LAGS.min + lag),
  );
  const found: Candidate[] = [];
  for (let lag = 1; lag < alike.length - 1; lag++) {
    const [before, here, after] = [alike[lag - 1]!, alike[lag]!, alike[lag + 1]!];
    if (here < VOICED || here < before || here <= after) continue;
    const bend = before - 2 * here + after;
    const between = bend === 0 ? 0 : (before - after) / (2 * bend);
    const hertz = RATE / (LAGS.min + lag + between);
    found.push({ hertz, strength: here - OCTAVE_COST * Math.log2(RATE / LAGS.min / hertz) });
  }
  found.sort((a, b) => b.strength - a.strength);
  return [{ hertz: 0, strength: VOICED }, ...found.slice(0, MOST_CANDIDATES)];
}

function costBetween(a: number, b: number): number {
  if (a === 0 || b === 0) return a === b ? 0 : ONSET_COST;
  return LEAP_COST * Math.abs(Math.log2(a / b));
}

/** The way through all candidates that is alike and smooth: a single doubled or halved frame is not followed. */
function smoothest(frames: readonly Candidate[][]): PitchTrack {
  let scores: number[] = [];
  const ways: number[][] = [];
  frames.forEach((frame, at) => {
    const before = frames[at - 1];
    const way: number[] = [];
    scores = frame.map(({ hertz, strength }, index) => {
      if (!before) return strength;
      const reached = before.map((from, i) => scores[i]! - costBetween(from.hertz, hertz));
      way[index] = reached.indexOf(Math.max(...reached));
      return strength + reached[way[index]!]!;
    });
    ways.push(way);
  });
  let index = scores.indexOf(Math.max(...scores));
  return frames
    .map((_, at) => frames.length - 1 - at)
    .map((at) => {
      const { hertz } = frames[at]![index]!;
      index = ways[at]![index] ?? 0;
      return hertz;
    })
    .reverse();
}

/** By comparing each moment with itself a swing later. */
export function trackPitch(samples: Float32Array, sampleRate: number): PitchTrack {
  const slow = resample(samples, sampleRate, RATE);
  const frames: Candidate[][] = [];
  for (let at = 0; at + FRAME < slow.length; at += STEP) frames.push(candidatesAt(slow, at));
  return frames.length === 0 ? [] : smoothest(frames);
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The middle of all pitches a voice takes, in hertz. */
export const medianPitch = (samples: Float32Array, sampleRate: number): number =>
  medianOf(trackPitch(samples, sampleRate).filter((pitch) => pitch > 0));

export const semitonesBetween = (a: number, b: number): number => Math.abs(12 * Math.log2(a / b));

const END_MS = 150;

/** How far the end of a line, the last 150 ms with a voice, lies above the line's middle, in semitones. */
export function endAboveMiddle(track: PitchTrack): number {
  const last = track.findLastIndex((pitch) => pitch > 0);
  if (last < 0) return Number.NaN;
  const voiced = track.filter((pitch) => pitch > 0);
  const end = track.slice(Math.max(0, last + 1 - END_MS / STEP_MS), last + 1).filter((pitch) => pitch > 0);
  return 12 * Math.log2(medianOf(end) / medianOf(voiced));
}
