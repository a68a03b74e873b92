import { describe, expect, it } from 'vitest';
import { loudnessOf } from './loudness.ts';
import { MIX_RATE } from './rate.ts';
import { composeStings } from './sting.ts';
import { largest } from './true-peak.ts';

const composed = [1, 77, 4_000_000_000].map((seed) => {
  const { intro, chapter, outro } = composeStings(seed);
  return { seed, intro: intro(), chapter: chapter(), outro: outro() };
});
const seconds = (samples: number) => samples / MIX_RATE;

describe('stings', () => {
  it.each(composed)(
    'open in about 3 s and ring on under the first words (seed $seed)',
    ({ intro: { samples, entry } }) => {
      expect(seconds(entry)).toBeGreaterThan(2.6);
      expect(seconds(entry)).toBeLessThan(3.4);
      expect(seconds(samples.length)).toBeLessThan(5.5);
      const late = loudnessOf(samples.subarray(entry + MIX_RATE / 2), MIX_RATE);
      expect(late).toBeLessThan(loudnessOf(samples.subarray(0, entry), MIX_RATE) - 12);
    },
  );

  it.each(composed)('mark a chapter shortly and quietly (seed $seed)', ({ intro, chapter }) => {
    expect(seconds(chapter.entry)).toBeCloseTo(1.2, 1);
    const quieter = loudnessOf(intro.samples, MIX_RATE) - loudnessOf(chapter.samples, MIX_RATE);
    expect(quieter).toBeGreaterThan(4);
  });

  it.each(composed)('close in about 4 s, down to silence (seed $seed)', ({ outro: { samples } }) => {
    expect(seconds(samples.length)).toBeCloseTo(4.2, 1);
    expect(largest(samples, samples.length - 500)).toBeLessThan(0.001);
  });

  it('are silent where an encoder may lose samples, and never near full scale', () => {
    for (const { samples } of composed.flatMap(({ intro, chapter, outro }) => [intro, chapter, outro])) {
      expect(largest(samples, 0, MIX_RATE * 0.03)).toBe(0);
      expect(largest(samples)).toBeLessThan(0.6);
    }
  });

  it('are the same for the same seed and differ between seeds', () => {
    const [one, other] = composed;
    expect(composeStings(1).intro()).toEqual(one?.intro);
    expect(one?.intro).not.toEqual(other?.intro);
  });
});
