import type { Lexer } from '../text/lexer.ts';
import { escapeRegex } from '../text/word-regex.ts';

const SPELLED_OUT = /((?:\p{L}[\p{L}-]+ ){1,5}[\p{L}-]+) \((\p{Lu}{2,6})s?\)/gu;

/** "North Atlantic Treaty Organization (NATO)" -> NATO, by the initials of the words before it. */
export function findAcronyms(sentences: readonly string[], lexer: Lexer): Map<string, string> {
  const found = new Map<string, string>();
  for (const sentence of sentences) {
    if (!sentence.includes('(')) continue;
    for (const [, phrase = '', short = ''] of sentence.matchAll(SPELLED_OUT)) {
      const words = phrase.split(' ');
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
      const match = new RegExp(`(?<![\\p{L}-])${escapeRegex(short)}(?![\\p{L}-])`, 'u').exec(result);
      if (!match) continue;
      this.said.add(short);
      const after = result.slice(match.index + short.length);
      if (result.toLowerCase().includes(long.toLowerCase()) || !/^ \p{Ll}/u.test(after)) continue;
      result = `${result.slice(0, match.index)}${short}, ${this.or} ${long},${after}`;
    }
    return result;
  }
}
