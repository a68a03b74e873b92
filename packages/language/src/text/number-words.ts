import type { LanguagePack } from '../language.ts';
import { PACKS, packFor } from '../languages.ts';
import { fold } from './fold.ts';

export const MAX_NUMBER_WORDS = 4;

/** A hyphen is read as a space. */
const read = (words: string): string => fold(words).replaceAll('-', ' ');
const listed = (words: string): string[] => words.split(' ').filter(Boolean).map(fold);

/** The same for every language: a number may be compared with a source in another one. */
const MULTIPLIERS: ReadonlyMap<string, number> = new Map(
  PACKS.flatMap(({ numberWords: { hundred, thousand, million, billion } }) =>
    Object.entries({ 1e2: hundred, 1e3: thousand, 1e6: million, 1e9: billion }).flatMap(([factor, words]) =>
      listed(words).map((word): [string, number] => [word, Number(factor)]),
    ),
  ),
);
const HUNDREDS = [...MULTIPLIERS].filter(([, factor]) => factor === 100);

function tableOf({ numerals, numberWords }: LanguagePack): ReadonlyMap<string, number> {
  const table = new Map(HUNDREDS);
  for (let value = 0; value < 100; value++) table.set(read(numerals.cardinal(value, 'alone')), value);
  for (const [words, value] of Object.entries(numberWords.also ?? {})) table.set(words, value);
  return table;
}

const tables = new Map(PACKS.map((pack) => [pack.language, tableOf(pack)]));

/** "trinta e cinco" -> 35, folded, words parted by one space; 0 to 100 in the languages we write in. */
export const numberNamed = (language: string, words: string): number | undefined =>
  tables.get(language)?.get(words);

/** What a word behind a number makes of it; takes it folded. */
export const multiplierNamed = (word: string): number => MULTIPLIERS.get(word) ?? 1;

/** Whether a word names a number and something else: "un pont neuf", "tu sei". */
export const isAmbiguousNumber = (language: string, word: string): boolean =>
  listed(packFor(language)?.numberWords.ambiguous ?? '').includes(fold(word));
