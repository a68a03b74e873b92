import { expect, it } from 'vitest';
import { openTurns } from './turns.ts';

const [HEAVY, ADA, BEA] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];

it('gives the next place to who asked first, not to who had one and asks again', () => {
  const turns = openTurns(() => 0);
  expect(turns.mayBegin(HEAVY, 1, [])).toBe(true);
  turns.leave(HEAVY);
  turns.begun(HEAVY, 'first');
  expect(turns.mayBegin(ADA, 0, ['first'])).toBe(false);
  expect(turns.mayBegin(BEA, 0, ['first'])).toBe(false);
  expect(turns.mayBegin(HEAVY, 0, ['first'])).toBe(false);
  expect(turns.mayBegin(HEAVY, 1, [])).toBe(false);
  expect(turns.mayBegin(BEA, 1, [])).toBe(false);
  expect(turns.mayBegin(ADA, 1, [])).toBe(true);
});

it('keeps a place for another network while one has something made', () => {
  const turns = openTurns(() => 0);
  turns.begun(HEAVY, 'first');
  expect(turns.mayBegin(HEAVY, 1, ['first'])).toBe(false);
  expect(turns.mayBegin(ADA, 1, ['first'])).toBe(true);
});

it('forgets who asks no more, and counts addresses of one network as one', () => {
  let now = 0;
  const turns = openTurns(() => now);
  expect(turns.mayBegin('2001:db8:1:2::1', 0, [])).toBe(false);
  expect(turns.mayBegin('2001:db8:1:2::2', 1, [])).toBe(true);
  expect(turns.mayBegin(ADA, 1, [])).toBe(false);
  now = 11_000;
  expect(turns.mayBegin(ADA, 1, [])).toBe(true);
});
