import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const article = readFileSync(
  join(import.meta.dirname, '../packages/adapters/src/writer/fixtures/lighthouses.en.txt'),
  'utf8',
);

/** The opening: just over 2,000 characters, for just over two minutes of sound. */
export const LIGHTHOUSES = article.slice(0, article.indexOf('\n\n', 2000));

/** Three quarters of a minute on rivers, spoken by one voice. */
export const RIVERS = readFileSync(join(import.meta.dirname, 'recordings/rivers.en.mp3'));

/** Spoken in a few seconds. */
export const SHORT_SCRIPT = ['HOST: Good morning.', 'COHOST: Good morning to you.'].join('\n');

export const SHORT_SCRIPT_PT = ['HOST: Bom dia, tudo bem?', 'COHOST: Tudo bem, e com você?'].join('\n');

/** Long enough that somebody can look at it, reload, or stop it while it is being made. */
export const LONG_SCRIPT = Array.from({ length: 12 }, (_, turn) => {
  const speaker = turn % 2 === 0 ? 'HOST' : 'COHOST';
  return `${speaker}: This is turn number ${turn + 1} of a talk about rivers, which always find the shortest way down to the sea.`;
}).join('\n');

export const TWO_HOSTS_IN_A_ROW = ['HOST: One.', 'HOST: Two.', 'COHOST: Three.', 'COHOST: Four.'].join('\n');

export const LINE_TOO_LONG = ['HOST: Hello.', `COHOST: ${'a'.repeat(4001)}`].join('\n');

/** Turns of 100 words, 40 seconds each, in lines short enough to be lawful by themselves. */
const longTalk = (turns: number): string =>
  Array.from({ length: turns }, (_, turn) => {
    const speaker = turn % 2 === 0 ? 'HOST' : 'COHOST';
    return `${speaker}: ${'one '.repeat(100).trim()}`;
  }).join('\n');

/** 61 minutes at 150 words a minute. */
export const SCRIPT_TOO_LONG = longTalk(92);

/** Half an hour: more than a trial's credits pay for. */
export const SCRIPT_TOO_DEAR = longTalk(46);
