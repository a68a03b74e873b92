import { packFor } from '@parlance/language/languages';
import { fold } from '@parlance/language/text/fold';

import { type ByLanguage, rowFor } from '../by-language.ts';

/** Words of a number, folded and parted by one space, and what they are worth. */
export type NumberTable = {
  cardinals: ReadonlyMap<string, number>;
  ordinals: ReadonlyMap<string, number>;
  /** Numerator's noun -> denominator: "thirds" -> 3. */
  parts: ReadonlyMap<string, number>;
  /** First words of anything above, so that most words are passed over at once. */
  begins: ReadonlySet<string>;
  /** Thousands where numbers are written in one word, and what they are worth. */
  joinedSizes: readonly (readonly [string, number])[];
  /** Whether numbers are written in one word with what they count. */
  compounds: boolean;
};

/** The longest entry: "quatre-vingt-dix-neuf" behind "neuf cent". */
export const MAX_WORDS = 7;

const spaced = (words: string): string => fold(words).replaceAll('-', ' ');
const USES = ['alone', 'masculine', 'feminine'] as const;
/** Written as one word, whatever their size. */
const COMPOUNDS: ByLanguage<boolean> = { en: false, pt: false, es: false, fr: false, de: true, it: true };
const JOINS_WORDS: ByLanguage<boolean> = { en: false, pt: false, es: false, fr: false, de: true, it: false };
const ORDINAL_ENDINGS: ByLanguage<readonly string[]> = {
  en: [''],
  pt: [''],
  es: [''],
  it: [''],
  de: ['e', 'er', 'en', 'es', 'em'],
  fr: ['', 's'],
};

function build(language: string): NumberTable | undefined {
  const pack = packFor(language);
  if (!pack) return undefined;
  const { numerals, numberWords, spokenForms } = pack;
  const cardinals = new Map<string, number>();
  const ordinals = new Map<string, number>();
  const keep = (words: string, value: number) => {
    if (!cardinals.has(spaced(words))) cardinals.set(spaced(words), value);
  };
  for (let value = 0; value < 1000; value++)
    for (const use of USES) keep(numerals.cardinal(value, use), value);
  for (let value = 1000; rowFor(COMPOUNDS, language) && value < 10_000; value++)
    keep(numerals.cardinal(value, 'alone'), value);
  // Only what is said otherwise than the amount, which is put together from its parts.
  for (let value = 1100; value < 2100; value++)
    if (numerals.year(value) !== numerals.cardinal(value, 'alone')) keep(numerals.year(value), value);
  for (const [words, value] of Object.entries(numberWords.also ?? {})) keep(words, value);
  for (let value = 1; value <= 100; value++)
    for (const use of USES)
      for (const ending of rowFor(ORDINAL_ENDINGS, language) ?? [''])
        ordinals.set(spaced(numerals.ordinal(value, use)) + ending, value);
  const parts = new Map(
    Object.entries(spokenForms.parts).flatMap(([size, nouns]) =>
      nouns.map((noun): [string, number] => [spaced(noun), Number(size)]),
    ),
  );
  const begins = new Set(
    [...cardinals.keys(), ...ordinals.keys()].map((words) => words.split(' ', 1)[0] ?? ''),
  );
  const joinedSizes = rowFor(COMPOUNDS, language)
    ? numberWords.thousand
        .split(' ')
        .filter(Boolean)
        .map((word) => [fold(word), 1000] as const)
    : [];
  return {
    joinedSizes,
    cardinals,
    ordinals,
    parts,
    begins,
    compounds: rowFor(JOINS_WORDS, language) ?? false,
  };
}

const tables = new Map<string, NumberTable | undefined>();

/** Made when a language is first read: a tenth of a second. */
export function numberTable(language: string): NumberTable | undefined {
  if (!tables.has(language)) tables.set(language, build(language));
  return tables.get(language);
}
