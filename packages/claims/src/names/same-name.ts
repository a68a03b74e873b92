import { PACKS } from '@parlance/language/languages';
import anyAscii from 'any-ascii';
import { type ByLanguage, rowFor } from '../by-language.ts';
import { countryOf, countryOfTwo, isContinent } from './peoples.ts';

/** "Cæsar" and "Caesar", "São" and "Sao" are one name; a possessive is none of it. */
export const nameKey = (word: string): string =>
  anyAscii(word.replace(/[’']s?$/u, '').normalize('NFC')).toLowerCase();

const ROMANCE = ['s', 'es', 'no', 'na', 'nos', 'nas', 'ano', 'ana', 'anos', 'anas', 'ense', 'enses'];
/** Endings that make a people, a plural or a case of a name, and nothing else. */
const ENDINGS: ByLanguage<readonly string[]> = {
  en: ['s', 'es', 'y', 'n', 'ns', 'an', 'ans', 'ian', 'ians', 'ean', 'ish', 'ese', 'ic'],
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
const SHARED_FOR_DERIVED = 4;
/** Of fewer letters any words are made. */
const LEAST_LETTERS = 3;
const LONGEST_BETWEEN = 3;
const LONGEST_IN_BOTH = 2;

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

/** What English calls two countries by, also with points between the letters. */
const SHORT_COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['US', 'US'],
  ['USA', 'US'],
  ['UK', 'GB'],
]);
/** "Cllr", "Dr", "Sra": no vowel but a last one. */
const SHORT = /^[^aeiouy\d]{2,4}[ao]?$/;
const CAPITAL = /^\p{Lu}/u;
const ACRONYM = /^\p{Lu}{2,}$/u;

/** Whether a word has the letters of a short form in their order, from its first to its last: "Cllr", "Councillor". */
function isShortFor(short: string, word: string): boolean {
  if (word.length <= short.length || word.at(-1) !== short.at(-1) || word[0] !== short[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at++;
  return at === short.length;
}

/** What makes a word of a name, or a name of a word: "dantesco", "Eastern", "Catholicism". */
const DERIVES =
  /^(?:s|ine|ian|ish|ern|ism|ist|esque|e?rs?|ite|ics?|an|e?d|ing|i[sz]e[sd]?|i[sz]ing|i[sz]ation|ional|men|esc[oahie]{1,2}|ismo?|ist[aei]s?|ic[oaie]s?|iche|an[oaei]s?|enses?|es[ei]|en[oa]s?|isch\p{L}{0,2}|ismus|like)$/u;
const VOWELS = /^(?:[aeoyi]|ia|ie|ium)?$/;

function isDerived(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  // "Dante", "dantesco": the ending may begin with what both have.
  for (let at = shared; at >= SHARED_FOR_DERIVED && at >= shared - LONGEST_IN_BOTH; at--) {
    const [rest, otherRest] = [one.slice(at), other.slice(at)];
    const [isOwn, isOther] = [DERIVES.test(rest), DERIVES.test(otherRest)];
    if ((isOwn && (isOther || VOWELS.test(otherRest))) || (isOther && VOWELS.test(rest))) return true;
  }
  return false;
}

/** Words of a text under which a name may be found again, also in another form or language. */
export class KnownNames {
  readonly #keys = new Set<string>();
  readonly #countries = new Set<string>();
  /** Words with a capital and no vowel but a last one: "Cllr", "Dr", "Sra". */
  readonly #short = new Set<string>();
  /** The first letters of words with a capital, in order. */
  readonly #initials: string[] = [];
  readonly #acronyms = new Set<string>();
  /** The words themselves, in order: "human papillomavirus" is HPV. */
  readonly #texts: string[][] = [];
  /** Made when it is first needed. */
  readonly #byBeginning = new Map<string, string[]>();
  readonly #language: string;

  constructor(language: string) {
    this.#language = language;
  }

  /** Words as they are written: a small letter may tell that one is no name. */
  add(words: Iterable<string>): this {
    let [before, initials] = ['', ''];
    const text: string[] = [];
    this.#texts.push(text);
    for (const word of words) {
      const key = nameKey(word);
      this.#keys.add(key);
      text.push(key);
      if (ACRONYM.test(word)) this.#acronyms.add(key);
      // "United States" has two words, and "U.S." too.
      const pair =
        CAPITAL.test(word) && CAPITAL.test(before) && this.#language
          ? countryOfTwo(before, word, this.#language)
          : undefined;
      const short = SHORT_COUNTRIES.get(word) ?? SHORT_COUNTRIES.get(`${before}${word}`);
      const countries = this.#language ? [countryOf(word, this.#language), pair, short] : [];
      for (const country of countries) if (country) this.#countries.add(country);
      if (SHORT.test(key) && CAPITAL.test(word)) this.#short.add(key);
      // "Food and Drug Administration": small words may stand between them.
      if (CAPITAL.test(word)) initials += key.charAt(0);
      else if (word.length > LONGEST_BETWEEN) initials += ' ';
      before = word;
    }
    this.#initials.push(initials);
    this.#byBeginning.clear();
    return this;
  }

  /** Whether a word names what one of these does. Iran is not Iraq, and Marta is not Martin. */
  knows(word: string, language: string): boolean {
    const key = nameKey(word);
    if (this.#keys.has(key)) return true;
    const country = countryOf(word, language);
    if (country) return this.#countries.has(country);
    if (isInflected(key, language, (other) => this.#keys.has(other))) return true;
    if (ACRONYM.test(word) && this.#initials.some((initials) => initials.includes(key))) return true;
    if (key.length >= LEAST_LETTERS && ACRONYM.test(word) && this.#spellsOut(key)) return true;
    if ([...this.#short].some((short) => isShortFor(short, key))) return true;
    if (key.length >= SHARED_FOR_DERIVED && this.#sameBeginning(key).some((other) => isDerived(key, other)))
      return true;
    return language !== this.#language && [...this.#keys].some((other) => isTranslated(key, other));
  }

  /** Whether initials of words side by side are one of these: FDA. */
  isSpeltBy(initials: string): boolean {
    return [...this.#acronyms].some(
      (letters) => letters.length >= LEAST_LETTERS && initials.includes(letters),
    );
  }

  /** Whether words side by side have these letters: each its first, and others in order. */
  #spellsOut(letters: string): boolean {
    const isSpelt = (words: readonly string[], from: number, at: number): boolean => {
      if (at === letters.length) return true;
      const word = words[from];
      if (word === undefined || word[0] !== letters[at]) return false;
      let next = at + 1;
      if (isSpelt(words, from + 1, next)) return true;
      for (const letter of word.slice(1)) {
        if (letter === letters[next]) next++;
        if (next > at + 1 && isSpelt(words, from + 1, next)) return true;
      }
      return false;
    };
    return this.#texts.some((words) => words.some((_, from) => isSpelt(words, from, 0)));
  }

  /** Words that share their first letters with a name; kept by those, since a source may be a book. */
  #sameBeginning(key: string): readonly string[] {
    if (this.#byBeginning.size === 0)
      for (const other of this.#keys) {
        const beginning = other.slice(0, SHARED_FOR_DERIVED);
        const same = this.#byBeginning.get(beginning);
        if (same) same.push(other);
        else this.#byBeginning.set(beginning, [other]);
      }
    return this.#byBeginning.get(key.slice(0, SHARED_FOR_DERIVED)) ?? [];
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
