import { PACKS } from '@parlance/language/languages';
import anyAscii from 'any-ascii';
import { type ByLanguage, rowFor } from '../by-language.ts';
import { countryOf, isContinent } from './peoples.ts';

/** "Cæsar" and "Caesar", "São" and "Sao" are one name; a possessive is none of it. */
export const nameKey = (word: string): string =>
  anyAscii(word.replace(/[’']s?$/u, '').normalize('NFC')).toLowerCase();

const ROMANCE = ['s', 'es', 'no', 'na', 'nos', 'nas', 'ano', 'ana', 'anos', 'anas', 'ense', 'enses'];
/** Endings that make a people, a plural or a case of a name, and nothing else. */
const ENDINGS: ByLanguage<readonly string[]> = {
  en: ['s', 'es', 'n', 'ns', 'an', 'ans', 'ian', 'ians', 'ean', 'ish', 'ese', 'ic'],
  de: ['s', 'es', 'n', 'en', 'er', 'ern', 'isch', 'ische', 'ischen', 'ischer', 'isches'],
  pt: ROMANCE,
  es: ROMANCE,
  fr: ROMANCE,
  it: ROMANCE,
};
const SHORTEST_BASE = 3;
/** A base that lost its last vowel before the ending: "Mexico", "Mexican". */
const LOST = ['', 'a', 'e', 'o', 'y'];
/** "Napoleon" and "Napoleão": how far a name may change on its way into another language. */
const SHARED_CHARS = 5;
const OWN_CHARS = 3;

function isInflected(name: string, language: string, has: (key: string) => boolean): boolean {
  const endings = rowFor(ENDINGS, language) ?? ROMANCE;
  return endings.some((ending) => {
    if (has(name + ending)) return true;
    const base = name.slice(0, -ending.length);
    if (!name.endsWith(ending) || base.length < SHORTEST_BASE) return false;
    return LOST.some((vowel) => (vowel === '' || base.length > SHORTEST_BASE) && has(base + vowel));
  });
}

const isTranslated = (one: string, other: string): boolean => {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared >= SHARED_CHARS && one.length - shared <= OWN_CHARS && other.length - shared <= OWN_CHARS;
};

/** Words of a text under which a name may be found again, also in another form or language. */
export class KnownNames {
  readonly #keys = new Set<string>();
  readonly #countries = new Set<string>();
  readonly #language: string;

  constructor(language: string) {
    this.#language = language;
  }

  /** Words as they are written: a small letter may tell that one is no name. */
  add(words: Iterable<string>): this {
    for (const word of words) {
      const key = nameKey(word);
      this.#keys.add(key);
      const country = this.#language && countryOf(word, this.#language);
      if (country) this.#countries.add(country);
    }
    return this;
  }

  /** Whether a word names what one of these does. Iran is not Iraq, and Marta is not Martin. */
  knows(word: string, language: string): boolean {
    const key = nameKey(word);
    if (this.#keys.has(key)) return true;
    const country = countryOf(word, language);
    if (country) return this.#countries.has(country);
    if (isInflected(key, language, (other) => this.#keys.has(other))) return true;
    return language !== this.#language && [...this.#keys].some((other) => isTranslated(key, other));
  }

  /** Codes of the countries that these name or whose people they name. */
  get countries(): string[] {
    return [...this.#countries].filter((code) => !isContinent(code));
  }
}

/** Whether a text that names none of some countries has a word for another one in their place. */
export function replacesCountry(
  word: string,
  words: readonly string[],
  language: string,
  known: readonly KnownNames[],
): boolean {
  const country = countryOf(word, language);
  if (country === undefined || isContinent(country)) return false;
  const told = new Set(known.flatMap(({ countries }) => countries));
  return told.size > 0 && ![word, ...words].some((one) => told.has(countryOf(one, language) ?? ''));
}

/** How many letters have to be changed, put in or left out to make the one the other. */
function lettersApart(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (const [at, known] of [...other].entries())
      now.push(
        Math.min(
          (now[at] ?? 0) + 1,
          (before[at + 1] ?? 0) + 1,
          (before[at] ?? 0) + (letter === known ? 0 : 1),
        ),
      );
    before = now;
  }
  return before[other.length] ?? 0;
}

const SHORTEST_ALIKE = 4;
/** Nobody is called by more letters; comparing takes as long as the one times the other. */
const LONGEST_ALIKE = 40;
const MOST_APART = 2;
/** "Charlie" for "Charles" is no mistake. */
const PET_NAME = /(?:y|ie|i|inh[oa]|it[oa])$/;

/** Whether a name looks like another and is not: "Frenzel" for "Fresnel". Keys as `nameKey` makes them. */
export function isLookAlike(name: string, other: string): boolean {
  const length = Math.min(name.length, other.length);
  if (Math.max(name.length, other.length) > length + MOST_APART) return false;
  // "Norrlander" is from Norrland.
  if (length < SHORTEST_ALIKE || length > LONGEST_ALIKE || name.startsWith(other) || other.startsWith(name))
    return false;
  if (PET_NAME.test(name) && name.slice(0, SHORTEST_BASE) === other.slice(0, SHORTEST_BASE)) return false;
  return lettersApart(name, other) <= (length > SHORTEST_ALIKE ? MOST_APART : 1);
}

const everyday = new Map<string, ReadonlySet<string>>();

function smallWordsIn(value: unknown, into: Set<string>): void {
  if (typeof value === 'string')
    for (const [word] of value.matchAll(/(?<![\p{L}\\])\p{Ll}{3,}/gu)) into.add(nameKey(word));
  else if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) smallWordsIn(part, into);
}

/** Whether everybody uses the word: then it is no name, wherever it stands. */
export function isEveryday(word: string, language: string): boolean {
  let words = everyday.get(language);
  if (!words) {
    const found = new Set<string>();
    for (const pack of PACKS.filter((one) => one.language === language)) {
      const { words: lists, commonWords, warmUp, conversation } = pack;
      smallWordsIn([lists, commonWords, warmUp, conversation], found);
    }
    words = found;
    everyday.set(language, words);
  }
  return words.has(nameKey(word));
}
