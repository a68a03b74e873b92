import { nameKey } from './names/same-name.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A text as nothing but its words: case, accents, spaces, quote marks and dashes tell nothing. */
const wordsOnly = (text: string): string => ` ${(text.match(WORD) ?? []).map(nameKey).join(' ')} `;

/** Whether some words, as somebody copied them, stand in a text one after the other. */
export function standsIn(words: string, text: string): boolean {
  const wanted = wordsOnly(words);
  return wanted.trim() !== '' && wordsOnly(text).includes(wanted);
}

/** Whether two wordings of a number or a name mean the same mention of it: "the year 1889" and "1889". */
export const sameClaim = (one: string, other: string): boolean =>
  standsIn(one, other) || standsIn(other, one);
