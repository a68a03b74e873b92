import { expect, it } from 'vitest';
import { estimateSpeechMs } from './speech-time.ts';

it('takes a minute for 150 words', () => expect(estimateSpeechMs('word '.repeat(150))).toBe(60_000));
it('measures scripts without spaces by their characters', () => {
  expect(estimateSpeechMs('汉'.repeat(260))).toBe(60_000);
  expect(estimateSpeechMs('ก'.repeat(260))).toBe(60_000);
});
it('takes no time to say nothing', () => expect(estimateSpeechMs(' … — \n')).toBe(0));
