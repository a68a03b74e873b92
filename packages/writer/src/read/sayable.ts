import { wordRegex } from '@parlance/language/text/word-regex';

type Limits = { maxWords: number; noise: string };

const NUMBER = /\d+(?:[.,]\d+)*,?/g;
/** "More uprisings followed in 1830, 1848 and 1871." can be said; the row of a table can't. */
const MAX_NUMBERS = 0.4;

/** "1. Finland 2. Norway 3. Australia". */
const MIN_COUNTED = 3;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** "But the council said Ms.": the page ends before the name. */
const CUT_OFF = / (?:Mrs?|Ms|Mme|Mlle|Prof|Gov|Sen|Rep|Gen)\.$/u;

/** Why a sentence can't be said aloud; undefined when it can. */
export function unsayable(text: string, words: number, { maxWords, noise }: Limits): string | undefined {
  if (!/\p{L}/u.test(text)) return 'fragment';
  if (words < 3) return 'short';
  if (/^\([^()]*\)[.!?]?$/.test(text)) return 'stage direction';
  if (words > maxWords) return 'long';
  if (count(text, NUMBER) > words * MAX_NUMBERS) return 'figures';
  const besideNumbers = text.replace(NUMBER, '');
  if (count(besideNumbers, /[\p{L}\p{M}]/gu) / Math.max(1, count(besideNumbers, /\S/g)) < 0.72)
    return 'symbols';
  if (/:$/.test(text)) return 'announces a list';
  if (CUT_OFF.test(text)) return 'cut off';
  if (!/[.!?…”"»)’']$/.test(text)) return 'fragment';
  if (/^[\p{Ll}\d.,;]/u.test(text) && !/^\d/.test(text)) return 'fragment';
  if (count(text, /\(/g) !== count(text, /\)/g)) return 'open bracket';
  if (count(text, /[=<>{}\\|^~∗]|::|->|\/\//g) >= 2) return 'code';
  if (count(text, /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu) > Math.max(4, words * 0.25)) return 'capitals';
  if (count(text, /,/g) > 9 || count(text, /(?<!\S)\d{1,2}\.\s\p{Lu}/gu) >= MIN_COUNTED) return 'list';
  // "Spain 10.": what is left of such a list.
  if (words <= 3 && /^\p{Lu}[\p{L} ]+ \d{1,2}\.$/u.test(text)) return 'fragment';
  if (wordRegex(noise).test(text)) return 'noise';
  return undefined;
}
