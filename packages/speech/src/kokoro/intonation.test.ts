import { describe, expect, it } from 'vitest';
import { liftPitch, raiseQuestion } from './intonation.ts';

// "And today?": the edge, ten symbols, the edge; six frames each.
const SYMBOLS = [...'ænd tədˈA?'];
const FRAMES = Array<number>(SYMBOLS.length + 2).fill(6);
const VALUES = FRAMES.length * 6 * 2;

/** A line that falls from 130 to 90 Hz, fades, and is silent at both ends. */
function falling() {
  const voiced = (at: number) => at > 14 && at < VALUES - 20;
  const pitch = Float32Array.from({ length: VALUES }, (_, at) => (voiced(at) ? 130 - (40 * at) / VALUES : 2));
  const energy = Float32Array.from({ length: VALUES }, (_, at) => (voiced(at) ? 7 - (3 * at) / VALUES : -9));
  return { pitch, energy };
}
const voicedOf = (pitch: Float32Array) => [...pitch].filter((hertz) => hertz > 50);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const raised = (dialect = 'en-us') => {
  const curves = falling();
  raiseQuestion(curves, SYMBOLS, FRAMES, { from: 0, to: SYMBOLS.length - 1 }, dialect);
  return curves;
};

describe('raiseQuestion', () => {
  it.each(['en-us', 'pt-br', 'es', 'fr', 'it'])('ends well above the middle of the line in %s', (dialect) => {
    const voiced = voicedOf(raised(dialect).pitch);
    const end = median(voiced.slice(-12));
    expect(12 * Math.log2(end / median(voiced))).toBeGreaterThan(2);
    expect(12 * Math.log2(end / median(voicedOf(falling().pitch)))).toBeLessThan(9);
  });

  it('sinks a little behind the peak in Brazil', () => {
    const voiced = voicedOf(raised('pt-br').pitch);
    expect(voiced.at(-1)!).toBeLessThan(Math.max(...voiced) - 10);
  });

  it('leaves what stands before the last stress alone, and gives no voice to silence', () => {
    const [before, after] = [falling(), raised()];
    expect(after.pitch.slice(0, 40)).toEqual(before.pitch.slice(0, 40));
    before.pitch.forEach((hertz, at) => {
      if (hertz < 50) expect(after.pitch[at]).toBe(hertz);
    });
  });

  it('keeps the last syllable from fading, and stops from being filled with sound', () => {
    const curves = falling();
    curves.energy[VALUES - 30] = 0;
    raiseQuestion(curves, SYMBOLS, FRAMES, { from: 0, to: SYMBOLS.length - 1 }, 'es');
    expect(curves.energy[VALUES - 25]).toBeGreaterThan(falling().energy[VALUES - 25]!);
    expect(curves.energy[VALUES - 30]).toBe(0);
  });

  it('does nothing to a piece without a voice', () => {
    const curves = { pitch: new Float32Array(VALUES), energy: new Float32Array(VALUES) };
    raiseQuestion(curves, SYMBOLS, FRAMES, { from: 0, to: 5 }, 'fr');
    expect(curves.pitch.every((hertz) => hertz === 0)).toBe(true);
  });
});

describe('liftPitch', () => {
  it('makes a melody higher and leaves breath alone', () => {
    const pitch = Float32Array.of(2, 100, 120, 2);
    liftPitch(pitch, 1.25);
    expect([...pitch]).toEqual([2, 125, 150, 2]);
  });
});
