import { AppError } from '@parlance/kernel/errors';
import { describe, expect, it } from 'vitest';
import { nextTryAfter } from './retry-plan.ts';

const now = new AppError('test.x', { retry: 'now' });
const later = new AppError('test.x', { retry: 'later' });

describe('the retry plan', () => {
  it('tries three times again, each time after a longer pause', () => {
    expect([1, 2, 3, 4].map((failures) => nextTryAfter(now, failures, 0.5))).toEqual([1, 2, 4, undefined]);
    expect([1, 2, 3, 4].map((failures) => nextTryAfter(later, failures, 0.5))).toEqual([
      15,
      45,
      135,
      undefined,
    ]);
  });

  it('spreads what failed together', () => {
    expect(nextTryAfter(now, 1, 0)).toBe(0.75);
    expect(nextTryAfter(now, 1, 1)).toBe(1.25);
  });

  it('never tries again what cannot help or what nobody foresaw', () => {
    expect(nextTryAfter(new AppError('test.x'), 1)).toBeUndefined();
    expect(nextTryAfter(new TypeError('a bug'), 1)).toBeUndefined();
  });
});
