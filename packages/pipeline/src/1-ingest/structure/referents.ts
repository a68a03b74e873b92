import { PACKS } from '@parlance/language/languages';
import { fold } from '@parlance/language/text/fold';
import { isSmallWord } from '@parlance/language/text/small-words';
import { wordRegex } from '@parlance/language/text/word-regex';
import { sentencesOf, withoutSentences } from './said-sentences.ts';

const POINTED = new Map(
  PACKS.map(({ language, documents }) => [language, wordRegex(`(?<!\\p{L})(?:${documents.pointed})`)]),
);
/** What was named so many sentences ago is still known. */
const REACH = 4;
/** "options" and "option": enough of a word to know it by. */
const STEM_CHARS = 5;

/** "The trim policy": what of it is a name; other languages have such an article before anything. */
const DEFINITE = new Map([['en', /^The ((?:[\p{L}’'-]{2,30} ?){1,3})/u]]);
const NAMING_WORDS = 2;
/** So much of a section is kept in mind. */
const SECTION_CHARS = 4_000;

/** What was told last, and so what "this option" can mean. */
export class Referents {
  readonly #language: string;
  readonly #pointed: RegExp | undefined;
  #heard: string[] = [];
  /** The title, and what was told since the last heading. */
  #title = '';
  #section = '';

  constructor(language: string) {
    this.#language = language;
    this.#pointed = POINTED.get(language);
  }

  hear(text: string, isHeading: boolean): void {
    const told = sentencesOf(text).map((sentence) => sentence.toLowerCase());
    this.#heard = isHeading ? told : [...this.#heard, ...told].slice(-REACH);
    const words = told.join(' ');
    if (isHeading && this.#title === '') this.#title = words;
    this.#section = (isHeading ? words : `${this.#section} ${words}`).slice(-SECTION_CHARS);
  }

  /** "The trim policy says": whether neither the section nor `told` spoke of one. */
  isUnknown(sentence: string, told: readonly string[]): boolean {
    const [, named = ''] = DEFINITE.get(this.#language)?.exec(sentence) ?? [];
    const words = named.toLowerCase().trim().split(' ');
    const end = words.findIndex((word) => isSmallWord(fold(word), this.#language));
    const names = words.slice(0, end < 0 ? NAMING_WORDS : Math.min(end, NAMING_WORDS)).filter(Boolean);
    if (names.length === 0) return false;
    const known = `${this.#title} ${this.#section} ${told.join(' ').toLowerCase()}`;
    return !names.some((name) => known.includes(name.slice(0, STEM_CHARS)));
  }

  /** A paragraph without the sentences that speak of "this option" where no option was told of. */
  without(text: string): string {
    const heard = [...this.#heard];
    return withoutSentences(text, (sentence) => {
      const lower = sentence.toLowerCase();
      const found = this.#pointed?.exec(sentence);
      const noun = found?.[1]?.toLowerCase().slice(0, STEM_CHARS);
      const before = found ? lower.slice(0, found.index) : '';
      const isUnknown =
        noun !== undefined &&
        !before.includes(noun) &&
        !heard.slice(-REACH).some((told) => told.includes(noun));
      if (!isUnknown) heard.push(lower);
      return isUnknown;
    });
  }
}
