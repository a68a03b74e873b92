import { expect, it } from 'vitest';
import { findBeginning, type Sound } from './match.ts';

/** Noise that rises and falls like syllables; the same seed gives the same. */
function voice(seconds: number, rate: number, seed: number): Sound {
  const samples = new Float32Array(Math.round(seconds * rate));
  for (let at = 0; at < samples.length; at++) {
    const moment = at / rate;
    const pitch = 110 + 40 * Math.sin(moment * (2 + seed)) + seed * 23;
    samples[at] =
      0.3 * Math.sin(2 * Math.PI * pitch * moment) * (0.5 + 0.5 * Math.sin(moment * (17 + seed * 3)));
  }
  return { rate, samples };
}

function after(seconds: number, { rate, samples }: Sound): Sound {
  const silence = Math.round(seconds * rate);
  const later = new Float32Array(silence + samples.length);
  later.set(samples as Float32Array, silence);
  return { rate, samples: later };
}

it('finds where a recording begins in what was heard, whatever rate it was heard at', () => {
  const found = findBeginning(after(0.731, voice(1.2, 12_000, 1)), voice(1.2, 44_100, 1));
  expect(found.isSame).toBe(true);
  expect(found.seconds).toBeCloseTo(0.731, 2);
});

it('finds it by what follows where a block of it was lost', () => {
  const heard = after(0.4, voice(1.2, 12_000, 1));
  (heard.samples as Float32Array).fill(0, 0.5 * 12_000, 0.8 * 12_000);
  const found = findBeginning(heard, voice(1.2, 44_100, 1));
  expect(found.isSame).toBe(true);
  expect(found.seconds).toBeCloseTo(0.4, 2);
});

it('does not take another voice for it, nor silence', () => {
  expect(findBeginning(after(0.5, voice(1.2, 12_000, 2)), voice(1.2, 44_100, 1)).isSame).toBe(false);
  expect(
    findBeginning({ rate: 12_000, samples: new Float32Array(15_000) }, voice(1.2, 44_100, 1)).isSame,
  ).toBe(false);
});
