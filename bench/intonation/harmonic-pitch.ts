import { resample } from '@parlance/sound/resample';
import { rmsPerStep } from '@parlance/sound/rms';
import { type PitchTrack, STEP_MS } from '../eval/pitch.ts';
import { AUDIBLE_RMS } from '../eval/targets.ts';

const RATE = 8_000;
const FRAME = RATE * 0.05;
const STEP = (RATE * STEP_MS) / 1000;
const LOWEST_HZ = 60;
const OCTAVES = 2.9;
const STEPS_PER_OCTAVE = 36;
const HARMONICS = 10;
/** What a harmonic counts against the one below it. */
const FADING = 0.84;
/** A pitch whose harmonics hold less than this of a frame's sound is none. */
const VOICED_SHARE = 0.7;
/** A moment that is softer than the loudest by more than this (26 dB) is breath or a hiss, whatever rings in it. */
const AUDIBLE_SHARE = 0.05;
const SMOOTHED_FRAMES = 2;

const WINDOW = Float32Array.from(
  { length: FRAME },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / FRAME),
);
const CANDIDATES = Array.from(
  { length: Math.round(OCTAVES * STEPS_PER_OCTAVE) },
  (_, step) => LOWEST_HZ * 2 ** (step / STEPS_PER_OCTAVE),
);
/** Magnitudes are known at these frequencies; what lies between is read off the line between two. */
const GRID_HZ = 10;
const GRID = Array.from({ length: Math.floor(RATE / 2 / GRID_HZ) }, (_, at) => at * GRID_HZ);

/** Magnitude at one frequency (Goertzel). */
function magnitude(frame: Float32Array, hertz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
  let one = 0;
  let two = 0;
  for (const sample of frame) {
    const next = sample + turn * one - two;
    two = one;
    one = next;
  }
  return Math.sqrt(Math.max(0, one * one + two * two - turn * one * two));
}

function pitchOf(frame: Float32Array): number {
  const windowed = frame.map((sample, at) => sample * WINDOW[at]!);
  const spectrum = GRID.map((hertz) => magnitude(windowed, hertz));
  const all = Math.max(...spectrum);
  const at = (hertz: number): number => {
    const place = hertz / GRID_HZ;
    const below = spectrum[Math.floor(place)] ?? 0;
    return below + (place % 1) * ((spectrum[Math.floor(place) + 1] ?? 0) - below);
  };
  const scores = CANDIDATES.map((hertz) => {
    let sum = 0;
    for (let nth = 1; nth <= HARMONICS && hertz * nth < RATE / 2; nth++) {
      // What lies halfway between two harmonics speaks for a voice an octave lower.
      sum += FADING ** (nth - 1) * (at(hertz * nth) - at(hertz * (nth - 0.5)));
    }
    return sum;
  });
  const best = scores.indexOf(Math.max(...scores));
  return scores[best]! < VOICED_SHARE * all ? 0 : CANDIDATES[best]!;
}

/** By where the overtones of each moment stand: finds the same as `trackPitch` by other means, and errs elsewhere. */
export function trackHarmonics(samples: Float32Array, sampleRate: number): PitchTrack {
  const slow = resample(samples, sampleRate, RATE);
  const raw: number[] = [];
  const levels = rmsPerStep(slow, STEP);
  const floor = Math.max(AUDIBLE_RMS, AUDIBLE_SHARE * Math.max(...levels));
  for (let at = 0; at + FRAME < slow.length; at += STEP) {
    const frame = slow.slice(at, at + FRAME);
    raw.push(rmsPerStep(frame, FRAME)[0]! < floor ? 0 : pitchOf(frame));
  }
  return raw.map((hertz, at) => {
    if (hertz === 0) return 0;
    const near = raw
      .slice(Math.max(0, at - SMOOTHED_FRAMES), at + SMOOTHED_FRAMES + 1)
      .filter((each) => each > 0)
      .sort((a, b) => a - b);
    return near.length < 2 ? 0 : near[near.length >> 1]!;
  });
}
