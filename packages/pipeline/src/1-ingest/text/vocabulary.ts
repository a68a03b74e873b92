import { trimEndOf } from '@parlance/kernel/scan-text';

/** How often each word, and each compound with its hyphen, stands whole in a text. */
export type Vocabulary = ReadonlyMap<string, number>;

const WORD = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu;

export function vocabularyOf(lines: readonly string[]): Vocabulary {
  const words = new Map<string, number>();
  for (const line of lines) {
    // The last word may be one half; the other half stands on a line of its own.
    for (const [word] of (line.endsWith('-') ? line.slice(0, line.lastIndexOf(' ') + 1) : line).matchAll(
      WORD,
    )) {
      const key = word.toLowerCase();
      words.set(key, (words.get(key) ?? 0) + 1);
    }
  }
  return words;
}

/**
 * What belongs between two lines of which the first ends in a hyphen: nothing in a word the page cut, "-" in a
 * compound. Undefined where no word was cut.
 */
export function mendHyphen(before: string, after: string, words: Vocabulary): '' | '-' | undefined {
  const head = before.slice(-62, -1);
  const first = before.endsWith('-') ? head.slice(trimEndOf(head, /[\p{L}\p{M}\p{N}]/u).length) : '';
  const second = /^[\p{L}\p{M}]{1,60}/u.exec(after)?.[0];
  if (first === '' || second === undefined || !/^\p{Ll}/u.test(second)) return undefined;
  const count = (word: string) => words.get(word.toLowerCase()) ?? 0;
  const whole = count(first + second);
  const compound = count(`${first}-${second}`);
  if (whole !== compound) return whole > compound ? '' : '-';
  // "TLS-level", "64-bit": no word has capitals or digits in its middle.
  if (/[\p{Lu}\p{N}]$/u.test(first) && first.length > 1) return '-';
  return first.length > 2 && count(first) > 1 && count(second) > 1 ? '-' : '';
}
