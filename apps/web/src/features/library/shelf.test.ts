import type { FailureCode } from '@parlance/contract/problem';
import { expect, it } from 'vitest';
import { isOnShelf } from './shelf.ts';

const failed = (code: FailureCode) => ({
  id: 'a1',
  status: 'failed' as const,
  error: { code, message: '' },
});

it('keeps what failed until it is put away', () => {
  expect(isOnShelf(failed('address_too_slow'), [])).toBe(true);
  expect(isOnShelf(failed('address_too_slow'), ['a1'])).toBe(false);
});

it('keeps no card of a topic that nobody knows', () => {
  expect(isOnShelf(failed('topic_unknown'), [])).toBe(false);
});
