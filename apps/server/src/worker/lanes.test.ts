import type { Semaphore } from '@parlance/kernel/semaphore';
import { expect, it } from 'vitest';
import { openPlaces, runsAtOnce } from './lanes.ts';

const take = (places: Semaphore, times: number) =>
  Array.from({ length: times }, () => places.tryAcquire()).filter(Boolean).length;

it('has first lines spoken beside those who share the voices, and one at a time fill the machine with listening', () => {
  const { speaking, listening } = openPlaces({ jobs: 2, openings: 3 });
  expect(take(speaking, 9)).toBe(5);
  expect(take(listening, 9)).toBe(1);
  expect(runsAtOnce({ jobs: 2, openings: 3 }).speaking).toBe(5);
});
