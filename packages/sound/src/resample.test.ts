import { describe, expect, it } from 'vitest';
import { resample } from './resample.ts';

const tone = (hz: number, rate: number, seconds: number): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, at) => Math.sin((2 * Math.PI * hz * at) / rate));

/** Level of the middle half, where the edges have no say. */
function level(samples: Float32Array): number {
  const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample ** 2, 0) / middle.length);
}

describe('resample', () => {
  it.each([22_050, 44_100, 48_000, 50_715])('keeps a tone from %i Hz as it was', (rate) => {
    const heard = resample(tone(1000, rate, 1), rate, 24_000);
    const expected = tone(1000, 24_000, 1);
    const difference = heard.map((sample, at) => sample - (expected[at] ?? 0));
    expect(level(difference) / level(expected)).toBeLessThan(0.003);
  });

  it('lets nothing above the new limit fold back', () => {
    expect(level(resample(tone(15_000, 44_100, 1), 44_100, 24_000))).toBeLessThan(0.001);
  });
});
