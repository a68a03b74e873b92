import { expect, it } from 'vitest';
import { estimateSpeechMs, recordingMs, wordsPerMinute } from './speech-time.ts';

it('takes a minute for 150 words', () => expect(estimateSpeechMs('word '.repeat(150))).toBe(60_000));
it('measures scripts without spaces by their characters', () => {
  expect(estimateSpeechMs('汉'.repeat(260))).toBe(60_000);
  expect(estimateSpeechMs('ก'.repeat(260))).toBe(60_000);
});
it('takes no time to say nothing', () => expect(estimateSpeechMs(' … — \n')).toBe(0));

it('tells how long a recording becomes by letters, whatever the words are like', () => {
  expect(recordingMs('abcd '.repeat(100), 'en-US')).toBeCloseTo(recordingMs('abcdefgh '.repeat(50), 'en-GB'));
  expect(wordsPerMinute('abcd '.repeat(100), 'en-US')).toBeCloseTo(
    2 * wordsPerMinute('abcdefgh '.repeat(50), 'en-US'),
  );
});
it('estimates where no voice was measured', () => {
  expect(recordingMs('word '.repeat(150), 'nl-NL')).toBe(60_000);
  expect(wordsPerMinute('word '.repeat(150), 'nl-NL')).toBe(150);
  expect(wordsPerMinute('', 'en-US')).toBe(150);
});
