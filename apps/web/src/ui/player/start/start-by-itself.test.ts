import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../lib/storage/browser-storage.fake.ts';
import {
  allowStart,
  mayStart,
  setStartsByItself,
  startsByItself,
  watchStartsByItself,
  withdrawStart,
} from './start-by-itself.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('lets only that begin which somebody pressed a button for on this page, and which they did not leave', () => {
  expect(mayStart('a')).toBe(false);
  allowStart('a');
  expect([mayStart('a'), mayStart('b')]).toEqual([true, false]);
  withdrawStart('a');
  expect(mayStart('a')).toBe(false);
});

it('lets nothing begin for a listener who has said no, and remembers it', () => {
  let told = 0;
  const stop = watchStartsByItself(() => (told += 1));
  expect(startsByItself()).toBe(true);
  allowStart('a');
  setStartsByItself(false);
  expect([mayStart('a'), startsByItself(), localStorage.getItem('startByItself')]).toEqual([
    false,
    false,
    'false',
  ]);
  setStartsByItself(true);
  expect(mayStart('a')).toBe(true);
  stop();
  setStartsByItself(false);
  expect(told).toBe(2);
});
