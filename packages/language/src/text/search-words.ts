import { newStemmer } from 'snowball-stemmers';
import { en } from '../languages/en/en.ts';
import { packFor } from '../languages.ts';
import { bareLetters } from './fold.ts';

/** The stems by which a language's articles are found; words that say nothing about a topic give none. */
export function searchWords(language: string) {
  const { stemmer, words } = packFor(language) ?? en;
  const algorithm = newStemmer(stemmer);
  const filler = new Set(words.topicFiller.split(/\s+/).map(bareLetters));
  const stem = (word: string): string | null => {
    const plain = bareLetters(word);
    return filler.has(plain) ? null : bareLetters(algorithm.stem(word.toLowerCase()));
  };
  const split = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const stems = (text: string): string[] => split(text).flatMap((word) => stem(word) ?? []);
  return { split, stem, stems };
}
