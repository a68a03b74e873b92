import { trimEndOf } from '@parlance/kernel/scan-text';
import type { Page } from './page.ts';

const WORD = /[\p{L}\p{M}]+(?:[-\u2010’'][\p{L}\p{M}]+)*/gu;

const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。，」』）]/u;

/** A paragraph can be long; only its last word matters here. */
const LONGEST_WORD = 80;

/** The word that a hyphen at the end of a line cuts, as far as it stands there: "well-kn-" -> "well-kn". */
function cutWord(line: string): string | undefined {
  if (!/[-\u2010]/.test(line.at(-1) ?? '')) return undefined;
  const before = line.slice(-LONGEST_WORD, -1);
  const run = before.slice(trimEndOf(before, /[\p{L}\p{M}-]/u).length);
  const word = (run.split('--').at(-1) ?? '').replace(/^-/, '');
  return word === '' || word.endsWith('-') ? undefined : word;
}

/** How often each word stands whole in the document; words cut by a line's end don't count. */
export type Vocabulary = Map<string, number>;

export function vocabularyOf(pages: Page[]): Vocabulary {
  const words: Vocabulary = new Map();
  for (const page of pages)
    page.lines.forEach((line, index) => {
      const before = page.lines[index - 1]?.text ?? '';
      const cut = cutWord(line.text);
      const kept = cut === undefined ? line.text : line.text.slice(0, -cut.length - 1);
      const found = kept.match(WORD) ?? [];
      const whole = cutWord(before) === undefined ? found : found.slice(1);
      for (const word of whole) {
        const key = word.toLowerCase().replaceAll('\u2010', '-');
        words.set(key, (words.get(key) ?? 0) + 1);
      }
    });
  return words;
}

/** "-" or nothing: what the document itself writes between the two halves. */
function between(first: string, second: string, words: Vocabulary): '-' | '' {
  const count = (word: string) => words.get(word.toLowerCase()) ?? 0;
  const whole = count(first + second);
  const compound = count(`${first}-${second}`);
  if (whole !== compound) return whole > compound ? '' : '-';
  // Never seen either way: two words that live on their own are a compound, fragments are one word.
  return first.length > 1 && count(first) > 0 && count(second) > 0 ? '-' : '';
}

/** Two lines of one paragraph as one text, with a word the line's end cut made whole again. */
export function mend(before: string, after: string, words: Vocabulary): string {
  // Chinese and Japanese go on without a space.
  if (CJK.test(before.at(-1) ?? '') && CJK.test(after[0] ?? '')) return before + after;
  const first = cutWord(before);
  const second = /^[\p{L}\p{M}]+/u.exec(after)?.[0];
  // "p-type (1 0 0)-" and "GNU/" go on without a space, though no word was cut.
  const isTied = first === undefined && /[)\]\d][-\u2010]$|[\p{L}\d]\/$/u.test(before.slice(-2));
  if (first === undefined || second === undefined) return isTied ? before + after : `${before} ${after}`;
  // A capital or a sign behind the hyphen was never the middle of a word.
  const isCut = /^\p{Ll}/u.test(second) || second.toUpperCase() === second.toLowerCase();
  const sign = isCut ? between(first.split('-').at(-1) as string, second, words) : '-';
  return before.slice(0, -1) + sign + after;
}
