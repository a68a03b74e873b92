import { PACKS } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';
import { sentencesOf, withoutSentences } from './said-sentences.ts';

const POINTED = new Map(
  PACKS.map(({ language, documents }) => [language, wordRegex(`(?<!\\p{L})(?:${documents.pointed})`)]),
);
/** What was named so many sentences ago is still known. */
const REACH = 4;
/** "options" and "option": enough of a word to know it by. */
const STEM_CHARS = 5;

/** What was told last, and so what "this option" can mean. */
export class Referents {
  readonly #pointed: RegExp | undefined;
  #heard: string[] = [];

  constructor(language: string) {
    this.#pointed = POINTED.get(language);
  }

  hear(text: string, isHeading: boolean): void {
    const told = sentencesOf(text).map((sentence) => sentence.toLowerCase());
    this.#heard = isHeading ? told : [...this.#heard, ...told].slice(-REACH);
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
