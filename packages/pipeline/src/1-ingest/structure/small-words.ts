import { PACKS } from '@parlance/language/languages';
import { fold } from '@parlance/language/text/fold';
import { isSmallWord } from '@parlance/language/text/small-words';

const MAX_WORDS = 80;
export const KNOWN_LANGUAGES = PACKS.map(({ language }) => language);

export const firstWords = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}’']+/u, MAX_WORDS)
    .filter(Boolean)
    .map(fold);

/** How many of the words only hold a sentence together. */
export const smallShare = (words: readonly string[], language: string): number =>
  words.filter((word) => isSmallWord(word, language)).length / Math.max(1, words.length);

/** Sentences live on small words; lists of names, works and commands have few. */
export function isProse(text: string): boolean {
  const words = firstWords(text);
  return words.length >= 8 && KNOWN_LANGUAGES.some((language) => smallShare(words, language) > 0.36);
}
