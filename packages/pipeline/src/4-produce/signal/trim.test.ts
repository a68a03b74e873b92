import { describe, expect, it } from 'vitest';
import { msOf, samplesOf } from './rate.ts';
import { trim } from './trim.ts';

/** A tone between two silences with an engine's faint hiss. */
const clip = (beforeMs: number, toneMs: number, afterMs: number) =>
  Float32Array.from({ length: samplesOf(beforeMs + toneMs + afterMs) }, (_, i) => {
    const inTone = i >= samplesOf(beforeMs) && i < samplesOf(beforeMs + toneMs);
    return inTone ? 0.3 * Math.sin(i / 8) : 0.0003 * Math.sin(i / 3);
  });

describe('trimming', () => {
  it('cuts silence around a line but keeps its soft edges', () => {
    const { samples, from } = trim(clip(400, 1000, 700));
    expect(msOf(from)).toBeGreaterThan(400 - 20);
    expect(msOf(from)).toBeLessThan(400 - 5);
    expect(msOf(samples.length)).toBeGreaterThan(1000 + 60);
    expect(msOf(samples.length)).toBeLessThan(1000 + 95);
  });

  it('keeps a quiet word that follows a loud one', () => {
    const loud = clip(100, 500, 300);
    const quiet = clip(0, 200, 100).map((value) => value * 0.03);
    const { samples } = trim(Float32Array.from([...loud, ...quiet]));
    expect(msOf(samples.length)).toBeGreaterThan(500 + 300 + 200);
  });

  it('begins and ends at zero, even where the sound was cut off', () => {
    const { samples } = trim(clip(0, 300, 0).map((value) => value + 0.2));
    expect([samples[0], samples.at(-1)]).toEqual([0, 0]);
    const steps = samples.map((value, i) => Math.abs(value - (samples[i - 1] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.05);
  });

  it('leaves a clip of nothing but silence as long as it was', () => {
    expect(trim(new Float32Array(2400))).toEqual({ samples: new Float32Array(2400), from: 0 });
  });
});
