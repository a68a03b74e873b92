import { fold } from '@parlance/language/text/fold';
import { rowFor } from '../by-language.ts';
import { LOST_ENDINGS, PEOPLE_ENDINGS, type PeopleEndings } from './people-endings.ts';
import { ALSO_CALLED, ALSO_NAMED, HOME, NO_PEOPLES } from './people-tables.ts';

const ENDINGS = ['', 's', 'e', 'es', 'a', 'as', 'o', 'os', 'i', 'en', 'er', 'em', 'ne', 'nes', 'na', 'nas'];

/** Forms of an adjective, folded: "frances", "francesa", "alema"; more than the language has does no harm. */
function formsOf(adjective: string): string[] {
  const stem = adjective.replace(/[aeo]$/, '');
  const nasal = adjective.endsWith('ao') ? [adjective.slice(0, -1), `${adjective.slice(0, -1)}s`] : [];
  return [
    ...ENDINGS.map((ending) => adjective + ending),
    ...ENDINGS.map((ending) => stem + ending),
    ...nasal,
  ];
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** What `Intl` has among the countries and nobody comes from. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const COUNTRY_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => !NO_COUNTRIES.has(code),
);
/** Whose names begin other words: "reuniones", "turquesa". */
const MISLEADING = new Set(['RE', 'TR']);
/** Continents and their parts, without the Americas: "American" is said of one country. */
const CONTINENT_CODES =
  '002 005 009 011 013 014 015 017 018 029 030 034 035 039 054 061 142 143 145 150 151 154 155 202 419'.split(
    ' ',
  );

/** A continent leaves open which country is meant. */
export const isContinent = (code: string): boolean => /^\d/.test(code);

type Places = {
  /** Folded name -> code. */
  names: ReadonlyMap<string, string>;
  /** Folded name of a people, in any form -> code. */
  peoples: ReadonlyMap<string, string>;
  /** Folded name of two words -> code. */
  pairs: ReadonlyMap<string, string>;
  /** Words of countries that are called by two, without their gender: the Dominican Republic is not Dominica. */
  parts: ReadonlySet<string>;
  /** Beginnings that a people may be called by, with the code. */
  stems: readonly (readonly [stem: string, code: string])[];
};

/** "Irã" and "iraniano", "Japão" and "japonês". */
function nasalForms(name: string): string[] {
  const lower = name.toLowerCase();
  if (lower.endsWith('ão')) return [`${fold(lower.slice(0, -2))}an`, `${fold(lower.slice(0, -2))}on`];
  return lower.endsWith('ã') ? [`${fold(lower)}n`] : [];
}

const withoutGender = (folded: string): string => folded.replace(/[aeio]?s?$/, '');

function build(language: string): Places {
  const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const languages = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  const forms = language === 'en' ? (word: string) => [word, `${word}s`] : formsOf;
  const [names, peoples] = [new Map<string, string>(), new Map<string, string>()];
  const parts = new Set<string>();
  const pairs = new Map<string, string>();
  const stems: [string, string][] = [];
  for (const code of [...COUNTRY_CODES, ...CONTINENT_CODES]) {
    const name = regions.of(code);
    // A code that was given up means what took its place.
    const region = name && new Intl.Locale(`und-${code}`).region;
    if (!name || !region) continue;
    const words = name.split(' ');
    if (words.length === 2 && !isContinent(region))
      for (const word of words) parts.add(withoutGender(fold(word)));
    if (words.length === 2) pairs.set(fold(name), region);
    if (words.length > 1) continue;
    names.set(fold(name), region);
    if (!MISLEADING.has(region))
      stems.push(...[fold(name), ...nasalForms(name)].map((stem): [string, string] => [stem, region]));
  }
  for (const [word, code] of Object.entries(rowFor(ALSO_NAMED, language) ?? {})) names.set(word, code);
  for (const [code, home] of Object.entries(HOME))
    for (const form of forms(fold(languages.of(code) ?? ''))) peoples.set(form, home);
  for (const [word, home] of Object.entries(rowFor(ALSO_CALLED, language) ?? {}))
    for (const form of forms(word)) peoples.set(form, home);
  for (const word of rowFor(NO_PEOPLES, language) ?? []) peoples.delete(word);
  return { names, peoples, pairs, parts, stems };
}

const SHORTEST_BASE = 4;
/** A shorter ending says too little behind a name that lost as much. */
const LONG_ENDING = 3;
/** So many letters more than any other country has in common with the word. */
const CLEARLY = 2;

/** Whether an ending makes a people of a name that lost some letters before it. */
function makesPeople(ending: string, lost: string, { any, whole }: PeopleEndings): boolean {
  if (lost === '') return any.includes(ending) || whole.includes(ending);
  if (!any.includes(ending) || !LOST_ENDINGS.has(lost)) return false;
  return lost.length < ending.length || (lost.length === ending.length && ending.length >= LONG_ENDING);
}

/** How many letters a word and a country's name begin with alike, if the word may be made of the name. */
function sharedWith(word: string, name: string, endings: PeopleEndings): number {
  let shared = 0;
  while (shared < word.length && word[shared] === name[shared]) shared++;
  for (let base = shared; base >= SHORTEST_BASE; base--)
    if (makesPeople(word.slice(base), name.slice(base), endings)) return shared;
  return 0;
}

/** The country whose name a word clearly comes from. Niger and Nigeria are too near to tell some of their words. */
function derived(word: string, language: string, { stems, parts }: Places): string | undefined {
  const endings = rowFor(PEOPLE_ENDINGS, language);
  if (!endings) return undefined;
  const best = new Map<string, number>();
  for (const [stem, code] of stems) {
    const shared = sharedWith(word, stem, endings);
    if (shared > (best.get(code) ?? 0)) best.set(code, shared);
  }
  const [first, second] = [...best].sort(([, one], [, other]) => other - one);
  if (!first || first[1] < (second?.[1] ?? 0) + CLEARLY) return undefined;
  return parts.has(withoutGender(word)) && !isContinent(first[0]) ? undefined : first[0];
}

type Reader = Places & { derived: Map<string, string | undefined> };
const readers = new Map<string, Reader>();
const REMEMBERED = 20_000;

function readerOf(language: string): Reader {
  let reader = readers.get(language);
  if (!reader) {
    reader = { ...build(language), derived: new Map() };
    readers.set(language, reader);
  }
  return reader;
}

function derivedOnce(word: string, language: string, reader: Reader): string | undefined {
  if (!reader.derived.has(word)) {
    if (reader.derived.size > REMEMBERED) reader.derived.clear();
    reader.derived.set(word, derived(word, language, reader));
  }
  return reader.derived.get(word);
}

/** Begins with a small letter; scripts without capitals have none. */
const SMALL = /^\p{Ll}/u;

/**
 * The country or continent that a word, as it is written, names or comes from: "Denmark", "Danish", "dinamarquesa".
 * Names have a capital in all languages we write: "turkey" and "reunião" are no countries.
 */
export function countryOf(word: string, language: string): string | undefined {
  const reader = readerOf(language);
  const folded = fold(word);
  const named = reader.names.get(folded);
  if (named !== undefined && !SMALL.test(word)) return named;
  const people = reader.peoples.get(folded);
  return people !== undefined || named !== undefined ? people : derivedOnce(folded, language, reader);
}

/** The country that two words name together: "United States". */
export const countryOfTwo = (first: string, second: string, language: string): string | undefined =>
  readerOf(language).pairs.get(fold(`${first} ${second}`));
