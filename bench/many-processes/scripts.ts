import { estimateSpeechMs } from '@parlance/kernel/speech-time';

const MINUTE_MS = 60_000;
/** About a quarter of a minute each. */
const SENTENCE =
  'is a line that nobody else says, and it goes on for as long as people go on when they explain how a lighthouse works to somebody who has never seen one before.';

/** An own script, which nobody has to write: what is measured is how it is spoken. */
export const scriptOf = (lines: number, subject: string): string =>
  Array.from(
    { length: lines },
    (_, at) => `${at % 2 ? 'COHOST' : 'HOST'}: Line ${at + 1} of ${subject} ${SENTENCE}`,
  ).join('\n');

/** One that is said in at most so many minutes; both speakers have the same number of turns. */
export function scriptOfMinutes(minutes: number, subject: string): string {
  const pairMs = estimateSpeechMs(scriptOf(2, subject).replaceAll(/^\w+: /gm, ''));
  return scriptOf(2 * Math.floor((minutes * MINUTE_MS) / pairMs), subject);
}

export const requestOf = (script: string, voice: { host: string; cohost: string }) => ({
  source: { type: 'script', script },
  language: 'en-US',
  level: 'beginner',
  mode: 'dialogue',
  length: 'short',
  voice,
});
