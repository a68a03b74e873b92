import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PACKS } from '../languages.ts';
import { sayWords, splitWords } from './spoken-text.ts';
import { heardLetters, readRows } from './testing/said-rows.ts';

/** Rows that are still said otherwise than their list wants. */
const KNOWN_MISSES = new Set([
  'venceu por 3 x 2',
  'às 3ªs feiras',
  '500 mil+',
  'Me Vergès',
  'Gal de Gaulle',
  'Cap. Nemo',
]);

const say = (written: string, language: string): string =>
  sayWords(splitWords(written), language).filter(Boolean).join(' ');

it.each(PACKS.map(({ language }) => language))('says every row of the list of %s as it wants', (language) => {
  const list = new URL(`../languages/${language}/spoken-items.txt`, import.meta.url);
  const rows = readRows(readFileSync(list, 'utf8'));
  expect(rows.length).toBeGreaterThanOrEqual(300);
  const misses = rows.flatMap(({ written, expected }) => {
    const said = say(written, language);
    return expected.some((wanted) => heardLetters(wanted) === heardLetters(said)) ? [] : [{ written, said }];
  });
  expect(misses.filter(({ written }) => !KNOWN_MISSES.has(written))).toEqual([]);
});
