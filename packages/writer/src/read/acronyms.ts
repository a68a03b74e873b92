import { trimEndOf } from '@parlance/kernel/scan-text';
import type { Lexer } from '@parlance/language/text/lexer';
import { standingAlone } from '@parlance/language/text/word-regex';

const SHORT_FORM = / \((\p{Lu}{2,6})s?\)/gu;
/** More words than letters in the longest short form can't stand for it; this much text holds them. */
const PHRASE = { maxWords: 6, maxChars: 400 };

/** The words right before a short form that it may stand for. */
function wordsBefore(text: string): string[] {
  const words: string[] = [];
  for (const word of text.slice(-PHRASE.maxChars).split(' ').slice(-PHRASE.maxWords).reverse()) {
    const letters = word.slice(trimEndOf(word, /[\p{L}-]/u).length);
    const isLast = words.length === 0;
    if (isLast ? letters !== word || word === '' : !/\p{L}[\p{L}-]/u.test(letters)) break;
    const whole = isLast ? letters : letters.replace(/^-+/, '');
    words.unshift(whole);
    if (whole !== word) break;
  }
  return words.length > 1 ? words : [];
}

/** "North Atlantic Treaty Organization (NATO)" -> NATO, by the initials of the words before it. */
export function findAcronyms(sentences: readonly string[], lexer: Lexer): Map<string, string> {
  const found = new Map<string, string>();
  for (const sentence of sentences) {
    if (!sentence.includes('(')) continue;
    for (const { 1: short = '', index } of sentence.matchAll(SHORT_FORM)) {
      const words = wordsBefore(sentence.slice(0, index));
      for (let size = 1; size <= words.length && !found.has(short); size++) {
        const tail = words.slice(-size);
        const initials = tail
          .filter((word) => !lexer.stop.has(word.toLowerCase()))
          .flatMap((word) => word.split('-'))
          .map((word) => word.charAt(0).toUpperCase())
          .join('');
        if (initials === short) found.set(short, tail.join(' '));
      }
    }
  }
  return found;
}

/** Spells a short form out the first time it is said. */
export class AcronymIntroducer {
  private readonly said = new Set<string>();
  private readonly acronyms: ReadonlyMap<string, string>;
  private readonly or: string;

  constructor(acronyms: ReadonlyMap<string, string>, or: string) {
    this.acronyms = acronyms;
    this.or = or;
  }

  introduce(text: string): string {
    let result = text;
    for (const [short, long] of this.acronyms) {
      if (this.said.has(short)) continue;
      const match = standingAlone(short).exec(result);
      if (!match) continue;
      this.said.add(short);
      const after = result.slice(match.index + short.length);
      if (result.toLowerCase().includes(long.toLowerCase()) || !/^ \p{Ll}/u.test(after)) continue;
      result = `${result.slice(0, match.index)}${short}, ${this.or} ${long},${after}`;
    }
    return result;
  }
}
