import { gainOf } from '@parlance/sound/decibels';
import { describe, expect, it } from 'vitest';
import { joinSamples } from '../fixtures/join-samples.ts';
import { LoudnessMeter, loudnessOf } from './loudness.ts';

const sine = (rate: number, seconds: number, peakDb: number, hertz = 997) =>
  Float32Array.from(
    { length: rate * seconds },
    (_, i) => gainOf(peakDb) * Math.sin((2 * Math.PI * hertz * i) / rate),
  );

describe('integrated loudness', () => {
  // BS.1770 defines it so: a full-scale 997 Hz sine in one channel reads -3.01 LKFS.
  it.each([16_000, 22_050, 24_000, 44_100, 48_000])(
    'reads a -23 dBFS sine as -26.0 LUFS at %i Hz',
    (rate) => {
      expect(loudnessOf(sine(rate, 5, -23), rate)).toBeCloseTo(-26.01, 1);
    },
  );

  it('reads a full-scale sine as -3.0 LUFS', () => {
    expect(loudnessOf(sine(48_000, 3, 0), 48_000)).toBeCloseTo(-3.01, 1);
  });

  it('hears low tones less and high tones more, as the standard weighs them', () => {
    const at = (hertz: number) => loudnessOf(sine(48_000, 4, -20, hertz), 48_000) + 23.01;
    expect(at(60)).toBeCloseTo(-3.1, 0);
    expect(at(4000)).toBeCloseTo(3.3, 0);
  });

  it('leaves out what is 10 LU below the rest', () => {
    const quiet = sine(24_000, 10, -36);
    const loud = sine(24_000, 30, -23);
    const level = loudnessOf(joinSamples([quiet, loud, quiet]), 24_000);
    expect(level).toBeCloseTo(-26.0, 1);
  });

  it('counts what is only 6 LU below the rest', () => {
    const level = loudnessOf(joinSamples([sine(24_000, 20, -20), sine(24_000, 20, -26)]), 24_000);
    // The mean power of both halves: 10 log10((1 + 10^-0.6) / 2) = -2.04 LU.
    expect(level).toBeCloseTo(-23.01 - 2.04, 1);
  });

  it('does not care how the samples were cut', () => {
    const samples = sine(24_000, 3, -18);
    const meter = new LoudnessMeter(24_000);
    for (let at = 0; at < samples.length; at += 317) meter.push(samples.subarray(at, at + 317));
    expect(meter.integratedLufs()).toBe(loudnessOf(samples, 24_000));
  });

  it('has no number for silence or for less than a block', () => {
    expect(loudnessOf(new Float32Array(48_000), 24_000)).toBe(Number.NEGATIVE_INFINITY);
    expect(loudnessOf(sine(24_000, 0.3, -10), 24_000)).toBe(Number.NEGATIVE_INFINITY);
  });
});
