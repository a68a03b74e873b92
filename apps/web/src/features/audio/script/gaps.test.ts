import { expect, it } from 'vitest';
import { nearestGap, stepByKey } from './gaps.ts';

const GAPS = [
  { from: 0.1, to: 0.11 },
  { from: 0.5, to: 0.8 },
  { from: 0.999, to: 1 },
];

it('takes the gap that was pressed, or the nearest', () => {
  expect([0, 0.1, 0.2, 0.4, 0.6, 0.85, 0.95, 1].map((place) => nearestGap(GAPS, place))).toEqual([
    0, 0, 0, 1, 1, 1, 2, 2,
  ]);
});

it('reaches every gap with the arrow keys, and goes no further', () => {
  expect(stepByKey('ArrowRight', null, 3)).toBe(0);
  expect(stepByKey('ArrowRight', 1, 3)).toBe(2);
  expect(stepByKey('ArrowRight', 2, 3)).toBe(2);
  expect(stepByKey('ArrowLeft', null, 3)).toBe(2);
  expect(stepByKey('ArrowLeft', 0, 3)).toBe(0);
  expect([stepByKey('Home', 2, 3), stepByKey('End', 0, 3), stepByKey('a', 1, 3)]).toEqual([0, 2, null]);
});
