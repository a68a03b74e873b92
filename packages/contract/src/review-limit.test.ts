import { LENGTHS } from '@parlance/kernel/limits';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { expect, it } from 'vitest';
import { longestInReviewMs, outgrows } from './review-limit.ts';

const words = (count: number) => [{ text: 'word '.repeat(count) }];

it('lets a script grow up to the length that was paid for, and not beyond', () => {
  const longestMs = longestInReviewMs({ length: 'short', isOwnScript: false, lines: words(300) });
  expect(longestMs).toBe(LENGTHS.short.maxMinutes * 60_000);
  expect(outgrows(words(600), longestMs)).toBe(false);
  expect(outgrows(words(2_000), longestMs)).toBe(true);
});

it('never calls a script too long that nobody has changed', () => {
  const lines = words(5_000);
  expect(outgrows(lines, longestInReviewMs({ length: 'short', isOwnScript: false, lines }))).toBe(false);
});

it('lets an own script grow to the end of the two minutes that were begun', () => {
  const lines = words(350);
  expect(estimateSpeechMs(lines[0]?.text ?? '')).toBeGreaterThan(120_000);
  expect(longestInReviewMs({ length: 'long', isOwnScript: true, lines })).toBe(240_000);
});
