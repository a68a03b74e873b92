import { AppError } from '@parlance/kernel/errors';
import { expect, it } from 'vitest';
import { isOutage, openPatience } from './store-outages.ts';

it.each([
  [new AppError('object.unavailable'), true],
  [new AppError('object.out_of_space'), true],
  [new AppError('produce.out_of_space'), true],
  [new Error('could not read', { cause: Object.assign(new Error('full'), { code: 'ENOSPC' }) }), true],
  [new AppError('object.missing'), false],
  [new AppError('speak.voice_unavailable', { retry: 'later' }), false],
  [new Error('a mistake'), false],
])('tells %s from a fault of the run', (error, expected) => expect(isOutage(error)).toBe(expected));

it('waits for the store as long as told, and anew after the run came further', async () => {
  let now = 0;
  const patience = openPatience(1_000, () => now);
  const { signal } = new AbortController();
  expect(await patience.outlast(signal)).toBe(true);
  now = 1_000;
  expect(await patience.outlast(signal)).toBe(false);
  patience.over();
  expect(await patience.outlast(AbortSignal.abort()).catch(() => 'stopped')).toBe('stopped');
});
