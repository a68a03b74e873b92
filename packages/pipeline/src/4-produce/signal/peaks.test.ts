import { describe, expect, it } from 'vitest';
import { Peaks } from './peaks.ts';

describe('peaks', () => {
  it('hold the loudest sample of each equal slice, however the samples were cut', () => {
    const samples = Float32Array.from({ length: 24_000 }, (_, i) =>
      i % 2400 === 1042 ? -(i / 24_000) : 0.01,
    );
    const peaks = new Peaks();
    for (let at = 0; at < samples.length; at += 777) peaks.push(samples.subarray(at, at + 777));
    expect(peaks.slices(10)).toEqual([0.043, 0.143, 0.243, 0.343, 0.443, 0.543, 0.643, 0.743, 0.843, 0.943]);
  });

  it.each([1003, 240 * 801, 0.9 * 240 * 800])('fill every slice of %i samples', (length) => {
    const peaks = new Peaks();
    peaks.push(new Float32Array(length).fill(0.5));
    expect(peaks.slices(800)).toEqual(Array(800).fill(0.5));
  });

  it('never leave 0..1', () => {
    const peaks = new Peaks();
    peaks.push(Float32Array.from({ length: 480 }, (_, i) => (i < 240 ? -3 : 0)));
    expect(peaks.slices(2)).toEqual([1, 0]);
  });

  it('are none of nothing', () => {
    expect(new Peaks().slices(3)).toEqual([0, 0, 0]);
  });
});
