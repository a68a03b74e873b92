import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { fixtureSource } from '../fixtures/read-fixture.ts';
import { type Budget, budgetFor, inWords, partMs } from './budget.ts';

const EIGHT_MINUTES: Budget = { targetMs: 480_000, parts: 2 };
const SEVENTEEN_MINUTES: Budget = { targetMs: 1_020_000, parts: 3 };

/** Parts one after the other, each coming out longer or shorter than asked by the same share. */
function written(budget: Budget, miss: number): number {
  let spokenMs = 0;
  for (let at = 0; at < budget.parts; at++) spokenMs += partMs(budget, at, spokenMs) * miss;
  return spokenMs / budget.targetMs;
}

it('asks for up to six minutes at once, and for more in parts of at most six', () => {
  const source = fixtureSource('en');
  const many = { ...source, passages: [...source.passages, ...source.passages, ...source.passages] };
  const parts = (length: 'short' | 'medium' | 'long') => budgetFor(many, briefFor('en-US', { length })).parts;
  expect([parts('short'), parts('medium'), parts('long')]).toEqual([1, 2, 3]);
});

it.each([0.8, 1, 1.2])('comes nearer to its length when every part misses by the share %s', (miss) => {
  const off = (budget: Budget) => Math.abs(written(budget, miss) - 1);
  expect(off(SEVENTEEN_MINUTES)).toBeLessThan(0.12);
  expect(off(EIGHT_MINUTES)).toBeLessThan(0.15);
});

it('leaves the last part room to end, however long the others were', () => {
  expect(partMs(EIGHT_MINUTES, 1, 600_000)).toBeGreaterThan(120_000);
});

it('says a length in what the language counts', () => {
  expect(inWords(60_000, 'en-US')).toMatch(/^about \d+ words, at least \d+ and at most \d+$/);
  expect(inWords(60_000, 'ja-JP')).toContain('characters');
});
