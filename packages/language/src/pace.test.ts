import { expect, it } from 'vitest';
import { recordingMs, wordsPerMinute } from './pace.ts';

it('tells how long a recording becomes by letters, whatever the words are like', () => {
  expect(recordingMs('abcd '.repeat(100), 'en-US')).toBeCloseTo(recordingMs('abcdefgh '.repeat(50), 'en-GB'));
  expect(wordsPerMinute('abcd '.repeat(100), 'en-US')).toBeCloseTo(
    2 * wordsPerMinute('abcdefgh '.repeat(50), 'en-US'),
  );
});

it('estimates where no voice was measured', () => {
  expect(recordingMs('word '.repeat(150), 'cy-GB')).toBe(60_000);
  expect(wordsPerMinute('word '.repeat(150), 'cy-GB')).toBe(150);
  expect(wordsPerMinute('', 'en-US')).toBe(150);
});
