import { newStemmer } from 'snowball-stemmers';
import type { LanguagePack } from '../language.ts';

const WORD = /\p{L}[\p{L}\p{M}\p{N}’'-]*|\d+(?:[.,]\d+)*%?/gu;
/** "l'arbre", "d'eau": the elided word is not part of the noun. */
const ELISION =
  /^(?:l|d|j|qu|n|s|c|m|t|un|dell|all|dall|nell|sull|coll|quell|bell|sant|cos|com|dov|anch|v)[’'](?=\p{L})/u;

const bareWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(ELISION, '')
    .replace(/[’']s?$/, '');

/** Words of one language: which carry meaning, and what their common stem is. */
export class Lexer {
  readonly pack: LanguagePack;
  readonly stop: ReadonlySet<string>;
  /** Every noun is written with a capital, so that a capital says nothing about names. */
  readonly capitalNouns: boolean;
  private readonly stemmer: { stem(word: string): string };
  private readonly stems = new Map<string, string>();

  constructor(pack: LanguagePack) {
    this.pack = pack;
    this.stop = new Set(pack.words.stop.split(' '));
    this.capitalNouns = pack.grammar.capitalNouns !== undefined;
    this.stemmer = newStemmer(pack.stemmer);
  }

  isStop(word: string): boolean {
    const bare = bareWord(word);
    return bare.length < 2 || this.stop.has(bare) || this.stop.has(word.toLowerCase());
  }

  stem(word: string): string {
    let stem = this.stems.get(word);
    if (stem === undefined) {
      const bare = bareWord(word);
      stem = /\d/.test(bare) ? bare : this.stemmer.stem(bare);
      this.stems.set(word, stem);
    }
    return stem;
  }

  /** Stems of the words that carry meaning, in order. */
  terms(text: string): string[] {
    const terms: string[] = [];
    for (const word of text.match(WORD) ?? []) {
      if (this.isStop(word) || (/^\d/.test(word) && word.length < 3)) continue;
      terms.push(this.stem(word));
    }
    return terms;
  }
}
