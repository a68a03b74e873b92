import { expect, it } from 'vitest';
import { chapterMs, inWords } from './budget.ts';

/** Chapters one after the other, each coming out longer or shorter than asked by the same share. */
function written(targetMs: number, weights: readonly number[], miss: number): number[] {
  const lengths: number[] = [];
  for (const at of weights.keys()) {
    const spokenMs = lengths.reduce((sum, ms) => sum + ms, 0);
    lengths.push(chapterMs(targetMs, weights, at, spokenMs) * miss);
  }
  return lengths;
}
const sum = (lengths: readonly number[]): number => lengths.reduce((total, ms) => total + ms, 0);

it('gives chapters room by their weight', () => {
  const [first = 0, heavy = 0] = written(600_000, [1, 3, 1], 1);
  expect(heavy / first).toBeCloseTo(3);
});

it.each([0.8, 0.9, 1, 1.1, 1.2])(
  'comes out within a tenth when every chapter misses by the share %s',
  (miss) => {
    const total = sum(written(1_020_000, [1, 1, 2, 1, 1, 1, 1, 1, 1], miss));
    expect(total / 1_020_000).toBeGreaterThan(0.9);
    expect(total / 1_020_000).toBeLessThan(1.1);
  },
);

it('keeps most of its share for the last chapter, however long the others were', () => {
  const weights = [1, 1, 1, 1];
  const lengths = written(400_000, weights, 1.3);
  expect((lengths.at(-1) ?? 0) / 1.3).toBeGreaterThanOrEqual(60_000);
});

it('asks for as many words as a minute of the language holds', () => {
  const words = (language: string): number => Number(/about (\d+)/.exec(inWords(60_000, language))?.[1]);
  expect(words('de-DE')).toBeLessThan(words('en-US') * 0.95);
  expect(words('xx')).toBe(150);
});

it('lets no weight starve or swell a chapter', () => {
  const lengths = written(400_000, [0, 100, 1], 1);
  expect(Math.min(...lengths)).toBeGreaterThan(40_000);
});
