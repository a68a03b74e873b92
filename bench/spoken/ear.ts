import { sayWords, splitWords } from '@parlance/language/spoken/spoken-text';
import { Phonemizer } from '@parlance/speech/kokoro/phonemes';
import { contentLanguage } from '../eval/read-texts.ts';

const DIALECTS: Record<string, string> = { en: 'en-us', pt: 'pt-br', es: 'es', fr: 'fr', de: 'de', it: 'it' };
/** Stress, length and gaps shift when the same word is written in another way. */
const NOT_COMPARED = /[^\p{L}\p{M}]|[ˈˌː]/gu;

/** What comes out of the phonemizer of a language. */
export class Ear {
  readonly #phonemizer = new Phonemizer();
  readonly #code: string;

  private constructor(code: string) {
    this.#code = code;
  }

  static async open(language: string): Promise<Ear> {
    const ear = new Ear(contentLanguage(language));
    await ear.#phonemizer.use(DIALECTS[language] ?? language);
    return ear;
  }

  /** As the product says it, in words. */
  said(text: string): string {
    return sayWords(splitWords(text), this.#code).filter(Boolean).join(' ');
  }

  /** The sounds of words that are written as they are said. */
  sounds(said: string): string {
    return this.#phonemizer
      .clauses(said)
      .map((clause) => clause.sounds)
      .join('')
      .replace(NOT_COMPARED, '');
  }

  /** The same, word by word: neighbours in another clause melt together otherwise. */
  soundsApart(said: string): string {
    return said
      .split(/[\s,()-]+/u)
      .map((word) => this.sounds(word))
      .join('');
  }
}
