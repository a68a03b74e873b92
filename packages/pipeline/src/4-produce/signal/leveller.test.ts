import { describe, expect, it } from 'vitest';
import { bursts } from '../fixtures/bursts.ts';
import { Leveller, LINE_LUFS } from './leveller.ts';
import { LoudnessMeter, loudnessOf } from './loudness.ts';
import { randomFrom } from './random.ts';
import { MIX_RATE } from './rate.ts';

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

  it.each([
    ['both speak at length', 14, 13, 1.6],
    ['one only throws in a few words', 14, 3, 2],
    ['both only throw in a few words', 5, 3, 2],
    ['one says single words', 8, 1, 1.6],
  ])('brings two speakers within 1 LU of each other when %s', (_, hostWords, cohostWords, unevenness) => {
    const leveller = new Leveller();
    const meters = { HOST: new LoudnessMeter(MIX_RATE), COHOST: new LoudnessMeter(MIX_RATE) };
    const random = randomFrom(7);
    for (let at = 0; at < 16; at++) {
      const speaker = at % 2 === 0 ? 'HOST' : 'COHOST';
      const [words, amplitude] = speaker === 'HOST' ? [hostWords, 0.6] : [cohostWords, 0.2];
      const uneven = amplitude * unevenness ** (2 * random() - 1);
      meters[speaker].push(leveller.level(speaker, line(words, Math.min(1, uneven), at + 1)));
    }
    const apart = meters.HOST.integratedLufs() - meters.COHOST.integratedLufs();
    expect(Math.abs(apart)).toBeLessThan(1);
  });
});
