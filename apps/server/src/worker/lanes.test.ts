import { expect, it } from 'vitest';
import { openPlaces, runsAtOnce } from './lanes.ts';

it('lets two share the voices, and one at a time fill the machine with listening', () => {
  const { speaking, listening } = openPlaces(2);
  expect([speaking.tryAcquire(), speaking.tryAcquire(), speaking.tryAcquire()].map(Boolean)).toEqual([
    true,
    true,
    false,
  ]);
  expect([listening.tryAcquire(), listening.tryAcquire()].map(Boolean)).toEqual([true, false]);
  expect(runsAtOnce(2).speaking).toBe(2);
});
