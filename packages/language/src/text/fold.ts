import { trimEndOf } from '@parlance/kernel/scan-text';

const ACCENTS = /[\u0300-\u036f]/g;
const PLAIN = /^[a-z]+$/;

const folded = new Map<string, string>();
const REMEMBERED = 50_000;

/**
 * "São" and "sao" are one word; so are "Straße" and "Strasse". Vowel signs of other scripts are kept: without them
 * different words would be one.
 */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  let bare = folded.get(lower);
  if (bare === undefined) {
    bare = lower.normalize('NFD').replace(ACCENTS, '').replaceAll('ß', 'ss').normalize('NFC');
    if (folded.size > REMEMBERED) folded.clear();
    folded.set(lower, bare);
  }
  return bare;
}

/** Letters without any mark, also of scripts that write vowels as marks: for finding, where too much is no harm. */
export const bareLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * What inflected forms of a word share, in any language: its beginning. Coarse on purpose: two words that only
 * begin alike count as one, which makes the check kinder, never stricter.
 */
export const stemOf = (foldedWord: string): string => {
  const beginning = foldedWord.slice(0, 5);
  const bare = trimEndOf(beginning, /[aeios]/);
  return bare.length >= 3 ? bare : beginning;
};
