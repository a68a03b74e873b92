import { describe, expect, it } from 'vitest';
import { bursts } from './fixtures/bursts.ts';
import { Leveller, LINE_LUFS } from './leveller.ts';
import { loudnessOf } from './loudness.ts';

const line = (words: number, amplitude: number, seed = 1) =>
  Float32Array.from(bursts({ words, seed, amplitude }).samples, (value) => value / 32_768);

const loudness = (samples: Float32Array) => loudnessOf(samples, 24_000);

describe('levelling', () => {
  it.each([0.1, 0.35, 0.9])('brings a long line of amplitude %f to the line loudness', (amplitude) => {
    expect(loudness(new Leveller().level('HOST', line(20, amplitude)))).toBeCloseTo(LINE_LUFS, 1);
  });

  it('lets a short aside stay as much softer as it was spoken, not shout', () => {
    const leveller = new Leveller();
    leveller.level('HOST', line(40, 0.5));
    const aside = loudness(leveller.level('HOST', line(2, 0.2)));
    expect(aside).toBeLessThan(LINE_LUFS - 5);
    expect(aside).toBeGreaterThan(LINE_LUFS - 9);
  });

  it('keeps speakers apart', () => {
    const leveller = new Leveller();
    leveller.level('HOST', line(20, 0.9));
    expect(loudness(leveller.level('COHOST', line(20, 0.15)))).toBeCloseTo(LINE_LUFS, 1);
  });

  it('does not blow up a whisper beyond bounds, nor touch silence', () => {
    const faint = line(20, 0.004);
    expect(loudness(new Leveller().level('HOST', faint)) - loudness(faint)).toBeCloseTo(15, 1);
    expect(new Leveller().level('HOST', new Float32Array(24_000))).toEqual(new Float32Array(24_000));
  });
});
