import { describe, expect, it } from 'vitest';
import { raisePitch } from './pitch-shift.ts';

const RATE = 44_100;

/** Something like a voice: a pulse train through one resonance. */
function vowel(hz: number, seconds: number): Float32Array {
  const samples = new Float32Array(RATE * seconds);
  let before = 0;
  let beforeThat = 0;
  const pole = Math.exp((-Math.PI * 120) / RATE);
  const angle = 2 * Math.cos((2 * Math.PI * 700) / RATE);
  for (let at = 0; at < samples.length; at++) {
    const pulse = at % Math.round(RATE / hz) === 0 ? 1 : 0;
    const value = pulse + pole * angle * before - pole * pole * beforeThat;
    samples[at] = value * 0.2;
    beforeThat = before;
    before = value;
  }
  return samples;
}

/** The lag at which the signal resembles itself most. */
function pitchOf(samples: Float32Array): number {
  const start = samples.length >> 1;
  let best = { lag: 0, sum: Number.NEGATIVE_INFINITY };
  for (let lag = Math.round(RATE / 350); lag < RATE / 80; lag++) {
    let sum = 0;
    for (let at = start; at < start + 4000; at++) sum += samples[at]! * samples[at + lag]!;
    if (sum > best.sum * 1.02) best = { lag, sum };
  }
  return RATE / best.lag;
}

describe('raisePitch', () => {
  it.each([1.4, 0.8])('multiplies the pitch by %d and keeps the length', (factor) => {
    const spoken = vowel(120, 1);
    const raised = raisePitch(spoken, RATE, factor);
    expect(raised.length).toBe(spoken.length);
    expect(pitchOf(spoken)).toBeCloseTo(120, -0.5);
    expect(Math.abs(pitchOf(raised) - 120 * factor)).toBeLessThan(5);
  });
});
