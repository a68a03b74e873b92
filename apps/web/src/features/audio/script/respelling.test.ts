import { expect, it } from 'vitest';
import { firstWith, withEntry, wordsToChoose } from './respelling.ts';

const entry = (written: string, spoken = 'so', language: string | null = 'en-US') => ({
  written,
  spoken,
  language,
});

it('offers the names of a line first, each word once', () => {
  expect(wordsToChoose('The keeper met Siobhan; the keeper was Siobhan’s aunt in Loughborough.')).toEqual([
    'Siobhan',
    'Siobhan’s',
    'Loughborough',
    'The',
    'keeper',
    'met',
    'the',
    'was',
    'aunt',
  ]);
});

it('takes the place of what was said of the word before, in that language alone', () => {
  const before = [entry('Siobhan', 'Sio'), entry('Siobhan', 'Chi', 'fr-FR'), entry('Ann')];
  expect(withEntry(before, entry('Siobhan', 'Shivawn'))).toEqual([
    entry('Siobhan', 'Chi', 'fr-FR'),
    entry('Ann'),
    entry('Siobhan', 'Shivawn'),
  ]);
});

it('is tried out on the first line that has it as a word', () => {
  const lines = [{ text: 'Annual things.' }, { text: 'Ann came.' }];
  expect(firstWith(lines, entry('Ann'))).toBe(lines[1]);
  expect(firstWith(lines, entry(''))).toBeUndefined();
});
