import { expect, it } from 'vitest';
import { openAnswers, quantile, unwanted } from './answers.ts';

const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);

it('finds the values that half and 99 of a hundred do not exceed', () => {
  expect([quantile(hundred, 0.5), quantile(hundred, 0.95), quantile(hundred, 0.99)]).toEqual([50, 95, 99]);
  expect(quantile([7], 0.99)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
});

it('names every answer that was not wanted, and requests without one', () => {
  const answers = openAnswers();
  for (const status of [304, 304, 503, 0]) answers.add(status, 1);
  expect(unwanted('feeds', answers.summary(), 304)).toEqual(['feeds: 1 without an answer', 'feeds: 1 × 503']);
});
