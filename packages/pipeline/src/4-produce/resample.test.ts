import { describe, expect, it } from 'vitest';
import { resample } from './resample.ts';

const sine = (rate: number, hertz: number, seconds = 1) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / rate));

const rms = (samples: Float32Array) => Math.hypot(...samples) / Math.sqrt(samples.length);

describe('resampling', () => {
  it.each([16_000, 22_050, 44_100, 48_000])(
    'brings a tone from %i Hz to 24 kHz in place and in level',
    (rate) => {
      const result = resample(sine(rate, 1000), rate, 24_000);
      const wanted = sine(24_000, 1000);
      expect(result.length).toBe(wanted.length);
      const difference = result.subarray(500, 23_500).map((value, i) => value - wanted[i + 500]!);
      expect(rms(difference)).toBeLessThan(0.002);
    },
  );

  it('lets nothing above the new limit fold back', () => {
    expect(rms(resample(sine(48_000, 15_000), 48_000, 24_000).subarray(500, 23_500))).toBeLessThan(0.001);
  });

  it('leaves a clip alone that already has the rate', () => {
    const samples = sine(24_000, 300);
    expect(resample(samples, 24_000, 24_000)).toBe(samples);
  });
});
