import { UNSPACED } from '@parlance/kernel/unspaced-scripts';
import { PACKS } from '../languages.ts';
import { fold } from './fold.ts';

const sets = new Map<string, ReadonlySet<string>>(
  PACKS.map(({ language, words }) => [
    language,
    new Set(words.claimless.split(/[\s|]+/).map((word) => fold(word))),
  ]),
);

const MIN_CONTENT_CHARS = 3;
/** Without a list of small words: the short ones. */
const MIN_UNLISTED_CHARS = 4;

/** Whether the words that claim nothing are known one by one. */
export const knowsSmallWords = (language: string): boolean => sets.has(language);

/** "Ich" and "The" are no names, whatever letter they begin with; takes the word folded. */
export const isSmallWord = (folded: string, language: string): boolean =>
  sets.get(language)?.has(folded) ?? false;

/** A word that says something about the world; takes it folded. */
export function carriesMeaning(folded: string, language: string): boolean {
  const small = sets.get(language);
  if (small) return folded.length >= MIN_CONTENT_CHARS && !small.has(folded);
  return folded.length >= (UNSPACED.test(folded) ? 2 : MIN_UNLISTED_CHARS);
}
