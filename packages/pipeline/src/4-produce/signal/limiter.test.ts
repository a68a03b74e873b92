import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinSamples } from '../fixtures/join-samples.ts';
import { Limiter } from './limiter.ts';
import { loudnessOf } from './loudness.ts';
import { randomFrom } from './random.ts';
import { TruePeakMeter } from './true-peak.ts';

const RATE = 24_000;
const CEILING_DB = -2;

function limit(samples: Float32Array, gainDb: number, chunk = samples.length): Float32Array {
  const limiter = new Limiter({ sampleRate: RATE, ceilingDb: CEILING_DB, gainDb });
  const parts: Float32Array[] = [];
  for (let at = 0; at < samples.length; at += chunk)
    parts.push(limiter.push(samples.subarray(at, at + chunk)));
  return joinSamples([...parts, limiter.finish()]);
}

function truePeakDb(samples: Float32Array): number {
  const meter = new TruePeakMeter();
  meter.push(samples);
  return meter.peakDb();
}

const make = (length: number, value: (i: number) => number) =>
  Float32Array.from({ length }, (_, i) => value(i));

const hostile: Record<string, (random: () => number) => (i: number) => number> = {
  'white noise': (random) => () => 2 * random() - 1,
  'random signs': (random) => () => (random() < 0.5 ? -1 : 1),
  'lone clicks': (random) => () => (random() < 0.02 ? 10 * random() - 5 : 0),
  'a square wave': () => (i) => (i % 40 < 20 ? 1 : -1),
  'peaks between samples': () => (i) => Math.SQRT2 * Math.sin((Math.PI / 2) * i + Math.PI / 4),
  'full-scale alternation with flips': () => (i) => (i % 2 === 0 ? 1 : -1) * (i % 31 === 0 ? -1 : 1),
  'bursts out of silence': (random) => (i) => (i % 2400 < 100 ? 8 * random() - 4 : 0),
  'a rising sweep': () => (i) => 3 * Math.sin(i * i * 3e-5),
  'a constant': () => () => 4,
};

describe('the limiter', () => {
  it.each(Object.keys(hostile))('keeps %s under the ceiling', (name) => {
    const samples = make(RATE, hostile[name]!(randomFrom(7)));
    for (const gainDb of [0, 6, 20])
      expect(truePeakDb(limit(samples, gainDb))).toBeLessThanOrEqual(CEILING_DB + 0.05);
  });

  it('keeps anything under the ceiling, however loud and however cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -4, max: 4, noNaN: true }), { minLength: 1, maxLength: 1500 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: -6, max: 24, noNaN: true }),
        (values, chunk, gainDb) => {
          const limited = limit(Float32Array.from(values), gainDb, chunk);
          expect(limited.length).toBe(values.length);
          expect(truePeakDb(limited)).toBeLessThanOrEqual(CEILING_DB + 0.05);
        },
      ),
      { numRuns: 150, seed: 20_260 },
    );
  });

  it('keeps an "s" further below the ceiling than a vowel, since an encoder gives it back louder', () => {
    const tone = (hertz: number) => make(RATE, (i) => Math.sin((2 * Math.PI * hertz * i) / RATE));
    expect(truePeakDb(limit(tone(7500), 6))).toBeLessThanOrEqual(CEILING_DB - 1.9);
    expect(truePeakDb(limit(tone(400), 6))).toBeGreaterThan(CEILING_DB - 0.3);
  });

  it('gives the same samples however they were cut', () => {
    const samples = make(RATE, hostile['bursts out of silence']!(randomFrom(3)));
    expect(limit(samples, 3, 701)).toEqual(limit(samples, 3));
  });

  it('leaves what is below the ceiling untouched and in its place', () => {
    const samples = make(RATE, (i) => 0.3 * Math.sin(i / 9));
    expect(limit(samples, 0)).toEqual(samples);
  });

  it('lets go of the gain after a peak', () => {
    const samples = make(2 * RATE, (i) => (i === 2000 ? 3 : 0.2 * Math.sin(i / 9)));
    const limited = limit(samples, 0);
    expect(limited.subarray(RATE)).toEqual(samples.subarray(RATE));
    expect(loudnessOf(limited, RATE)).toBeCloseTo(loudnessOf(samples.with(2000, 0.2), RATE), 0);
  });
});

describe('the true-peak meter', () => {
  it('sees the peak of a sine that no sample touches', () => {
    const between = make(4800, (i) => 0.5 * Math.sin((Math.PI / 2) * i + Math.PI / 4));
    expect(Math.max(...between)).toBeCloseTo(0.354, 2);
    // Its true peak is -6.02 dB; four places between samples come within a tenth of it.
    expect(truePeakDb(between)).toBeGreaterThan(-6.12);
    expect(truePeakDb(between)).toBeLessThan(-5.95);
  });

  it('does not miss a peak that falls between two pushes', () => {
    const samples = make(400, (i) => (i === 200 || i === 201 ? 0.9 : 0));
    const meter = new TruePeakMeter();
    meter.push(samples.subarray(0, 201));
    meter.push(samples.subarray(201));
    expect(meter.peakDb()).toBe(truePeakDb(samples));
    expect(meter.peakDb()).toBeGreaterThan(0);
  });
});
