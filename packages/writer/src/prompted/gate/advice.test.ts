import { expect, it } from 'vitest';
import { ONE_TELLS } from '../shares.ts';
import { adviceOn } from './advice.ts';
import type { DraftLine } from './chapter-gate.ts';

const line = (speaker: DraftLine['speaker'], text: string): DraftLine => ({
  speaker,
  text,
  kind: 'reaction',
  cites: [],
});
const talk = (host: string, cohost: string): DraftLine[] =>
  Array.from({ length: 10 }, () => [line('HOST', host), line('COHOST', cohost)]).flat();
const heard = (lines: DraftLine[]) => adviceOn(lines, { shares: ONE_TELLS, labelOf: (at) => String(at + 1) });

const TWELVE = 'The heap warms up after two days, and then it does again.';

it('leaves a talk alone in which one tells and the other says a quarter to a third', () => {
  expect(heard(talk(TWELVE, 'So it is warm after two days.'))).toEqual([]);
});

it('says so when the other one hardly speaks, or lectures too', () => {
  expect(heard(talk(TWELVE, 'Yes.')).join()).toContain('HOST says 92 % of the words');
  expect(heard(talk(TWELVE, TWELVE)).join()).toContain('COHOST says 50 % of the words');
});

it('names turns that nobody says in one breath', () => {
  const [advice] = heard([line('HOST', `${TWELVE} ${TWELVE} ${TWELVE}`), line('COHOST', 'Ah.')]);
  expect(advice).toBe('1: 36 words, at most 35');
});

it('holds another format to its own shares', () => {
  const even = { teller: 'HOST', tells: { least: 0.45, most: 0.55 } } as const;
  expect(adviceOn(talk(TWELVE, TWELVE), { shares: even, labelOf: String })).toEqual([]);
});
