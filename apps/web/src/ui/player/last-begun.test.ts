import { describe, expect, it } from 'vitest';
import { lastBegun } from './last-begun.ts';

describe('lastBegun', () => {
  const timed = [{ startMs: 100 }, { startMs: 200 }, { startMs: 400 }];

  it('finds what is being said, and stays on it through a pause', () => {
    expect([0, 99, 100, 199, 200, 399, 400, 9_999].map((ms) => lastBegun(timed, ms))).toEqual([
      -1, -1, 0, 0, 1, 1, 2, 2,
    ]);
  });

  it('answers for an empty list', () => {
    expect(lastBegun([], 5)).toBe(-1);
  });
});
