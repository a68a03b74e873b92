import { expect, it } from 'vitest';
import { creditsFor, creditsForMade, fillsLength, remakeCredits } from './credits.ts';

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

it.each([
  ['medium', 5.49, 5, 2],
  ['medium', 5.5, 5, 5],
  ['long', 10.99, 7, 5],
  ['long', 11, 7, 7],
  ['long', 3, 14, 4],
  ['short', 6, 2, 2],
] as const)(
  'asks for no more than what was made costs: %s of %d minutes, %i credits, %i',
  (length, minutes, credits, paid) => {
    expect(creditsForMade({ length, minutes, credits })).toBe(paid);
  },
);

it('sells no length that would cost less once it is made', () => {
  expect(fillsLength('short', 0.5)).toBe(true);
  expect(fillsLength('medium', 5.4)).toBe(false);
  expect(fillsLength('medium', 5.5)).toBe(true);
  expect(fillsLength('long', 9.8)).toBe(false);
});
