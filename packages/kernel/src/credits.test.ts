import { expect, it } from 'vitest';
import { creditsFor, remakeCredits } from './credits.ts';

it('asks for two, five or seven credits, by length', () => {
  expect(
    (['short', 'medium', 'long'] as const).map((length) => creditsFor({ length, premium: false })),
  ).toEqual([2, 5, 7]);
});

it('doubles for premium voices', () => expect(creditsFor({ length: 'long', premium: true })).toBe(14));

it.each([
  [1, 1],
  [120_000, 1],
  [120_001, 2],
  [60 * 60_000, 30],
])('asks %i ms of own script for %i credits', (scriptMs, credits) => {
  expect(creditsFor({ length: 'long', scriptMs, premium: false })).toBe(credits);
});

it.each([
  [0, false, 1],
  [120_000, false, 1],
  [120_001, false, 2],
  [120_001, true, 4],
])('asks for %i ms of changed lines, premium %s, %i credits', (unspokenMs, premium, credits) => {
  expect(remakeCredits({ unspokenMs, premium })).toBe(credits);
});
