import { expect, it } from 'vitest';
import { fittingLength, minutesOfAll } from './fitting-length.ts';

const lengths = (minutes: number | null, filled: [boolean, boolean, boolean]) =>
  (['short', 'medium', 'long'] as const).map((length, at) => ({
    length,
    credits_required: [2, 5, 7][at] ?? 0,
    expected_minutes: minutes,
    filled: filled[at] ?? true,
  }));

it('makes what was chosen where the text fills it, and else the shortest that holds all of it', () => {
  const short = lengths(3.1, [true, false, false]);
  expect(fittingLength('medium', short)).toBe('short');
  expect(fittingLength('long', short)).toBe('short');
  const medium = lengths(7.2, [true, true, false]);
  expect(fittingLength('long', medium)).toBe('medium');
  expect(fittingLength('short', medium)).toBe('short');
  expect(fittingLength('long', lengths(null, [true, true, true]))).toBe('long');
  expect(fittingLength('medium', [])).toBe('medium');
});

it('says how long a text is good for where it does not fill every length', () => {
  expect(minutesOfAll(lengths(3.1, [true, false, false]))).toBe(3.1);
  expect(minutesOfAll(lengths(19, [true, true, true]))).toBeUndefined();
  expect(minutesOfAll([])).toBeUndefined();
});
