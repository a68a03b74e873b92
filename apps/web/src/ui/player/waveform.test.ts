import { describe, expect, it } from 'vitest';
import { barsFor, barsOf, waveformPath } from './waveform.ts';

describe('barsOf', () => {
  it('fills the height with the loudest slice and keeps the order of the others', () => {
    const [quiet = 0, loud = 0, middle = 0] = barsOf([0.1, 0.1, 0.5, 0.4, 0.3, 0.2], 3);
    expect(loud).toBe(1);
    expect(quiet).toBeLessThan(middle);
    expect(middle).toBeLessThan(1);
  });

  it('stretches few peaks over many bars', () => {
    const [a, b, c, d] = barsOf([0.5, 1], 4);
    expect([a === b, c, d]).toEqual([true, 1, 1]);
  });

  it('draws silence, and a recording without peaks, as a low line', () => {
    for (const peaks of [[], [0, 0, 0]]) {
      const bars = barsOf(peaks, 5);
      expect(bars).toHaveLength(5);
      expect(new Set(bars).size).toBe(1);
      expect(bars[0]).toBeGreaterThan(0);
    }
  });
});

it('gives at least one bar, however narrow', () => {
  expect(barsFor(0)).toBe(1);
  expect(barsFor(498)).toBe(100);
});

it('draws every bar once and inside its height', () => {
  const path = waveformPath(barsOf([0.2, 1, 0.4], 3), 60);
  expect(path.match(/M/g)).toHaveLength(3);
  for (const [, from, to] of path.matchAll(/M[\d.]+ ([\d.]+)V([\d.]+)/g)) {
    expect(Number(from)).toBeGreaterThanOrEqual(0);
    expect(Number(to)).toBeLessThanOrEqual(60);
  }
});
