import { trimEndOf } from '@parlance/kernel/scan-text';

const MARKS = /[\u0300-\u036f]/g;
const PLAIN = /^[a-z]+$/;

const folded = new Map<string, string>();
const REMEMBERED = 50_000;

/** "São" and "sao" are one word; so are "Straße" and "Strasse". */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  let bare = folded.get(lower);
  if (bare === undefined) {
    bare = lower.normalize('NFD').replace(MARKS, '').replaceAll('ß', 'ss').normalize('NFC');
    if (folded.size > REMEMBERED) folded.clear();
    folded.set(lower, bare);
  }
  return bare;
}

/**
 * What inflected forms of a word share, in any language: its beginning. Coarse on purpose: two words that only
 * begin alike count as one, which makes the check kinder, never stricter.
 */
export const stemOf = (foldedWord: string): string => {
  const beginning = foldedWord.slice(0, 5);
  const bare = trimEndOf(beginning, /[aeios]/);
  return bare.length >= 3 ? bare : beginning;
};
