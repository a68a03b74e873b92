import { describe, expect, it } from 'vitest';
import { PeakSlices } from './peaks.ts';

describe('peaks', () => {
  it('hold the loudest sample of each equal slice, however the samples were cut', () => {
    const samples = Float32Array.from({ length: 1000 }, (_, i) => (i % 100 === 42 ? -(i / 1000) : 0.01));
    const peaks = new PeakSlices(1000, 10);
    for (let at = 0; at < 1000; at += 77) peaks.push(samples.subarray(at, at + 77));
    expect(peaks.result()).toEqual([0.042, 0.142, 0.242, 0.342, 0.442, 0.542, 0.642, 0.742, 0.842, 0.942]);
  });

  it('fill every slice of a recording that does not divide evenly', () => {
    const peaks = new PeakSlices(1003, 800);
    peaks.push(new Float32Array(1003).fill(0.5));
    expect(peaks.result()).toEqual(Array(800).fill(0.5));
  });

  it('never leave 0..1', () => {
    const peaks = new PeakSlices(4, 2);
    peaks.push(Float32Array.of(1.2, -3, 0, 0));
    expect(peaks.result()).toEqual([1, 0]);
  });
});
