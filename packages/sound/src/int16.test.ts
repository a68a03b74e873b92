import { expect, it } from 'vitest';
import { toFloats, toInt16 } from './int16.ts';
import { rmsPerStep } from './rms.ts';

it('turns whole numbers into fractions', () => {
  expect([...toFloats(Int16Array.of(-32_768, 0, 16_384))]).toEqual([-1, 0, 0.5]);
});

it('turns fractions into whole numbers and clips what is too loud', () => {
  expect([...toInt16(Float32Array.of(-2, -1, 0, 0.5, 1, 2))]).toEqual([
    -32_767, -32_767, 0, 16_384, 32_767, 32_767,
  ]);
});

it('measures each step, and what is left of one at the end', () => {
  expect([...rmsPerStep(Float32Array.of(1, -1, 0.5, 0.5, 0.25), 2)]).toEqual([1, 0.5, 0.25]);
});
