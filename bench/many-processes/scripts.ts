/** About a quarter of a minute each. */
const SENTENCE =
  'is a line that nobody else says, and it goes on for as long as people go on when they explain how a lighthouse works to somebody who has never seen one before.';

/** An own script, which nobody has to write: what is measured is how it is spoken. */
export const scriptOf = (lines: number, subject: string): string =>
  Array.from(
    { length: lines },
    (_, at) => `${at % 2 ? 'COHOST' : 'HOST'}: Line ${at + 1} of ${subject} ${SENTENCE}`,
  ).join('\n');

export const requestOf = (script: string, voice: { host: string; cohost: string }) => ({
  source: { type: 'script', script },
  ...{ language: 'en-US', level: 'beginner', mode: 'dialogue', length: 'short', voice },
});
