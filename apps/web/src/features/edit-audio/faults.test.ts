import { expect, it } from 'vitest';
import { faultsOf } from './faults.ts';

const line = (key: number, speaker: 'HOST' | 'COHOST', text: string) => ({
  key,
  speaker,
  text,
  sourceRefs: [],
  chapter: 0,
});
const talk = (words: number) => [line(0, 'HOST', 'word '.repeat(words)), line(1, 'COHOST', 'Yes.')];

it('names faults by line, and what concerns them all once', () => {
  expect([...faultsOf([line(0, 'HOST', ''), line(1, 'HOST', 'x')], 'dialogue', null)]).toEqual([
    [1, 'script_line_empty'],
    [2, 'script_speakers_must_alternate'],
  ]);
});

it('lets a script that is read over get no longer than was paid for', () => {
  expect([...faultsOf(talk(320), 'dialogue', 120_000)]).toEqual([[0, 'script_longer_than_paid']]);
  expect([...faultsOf(talk(200), 'dialogue', 120_000)]).toEqual([]);
  expect([...faultsOf(talk(320), 'dialogue', null)]).toEqual([]);
});
