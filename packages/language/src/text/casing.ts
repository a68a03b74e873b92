import { trimEndOf } from '@parlance/kernel/scan-text';
import type { Lexer } from './lexer.ts';

const INSIDE = /(?<=[\p{Ll}\p{N},;] )\p{L}[\p{L}’'-]*/gu;

const NAME_PARTICLE = /^(?:van|von|de|da|do|dos|das|del|della|di|du|la|le|el|al|bin|ibn|of)$/;

/** Which words the text itself writes small in the middle of a sentence; so a sentence's first word can be, too. */
export class Casing {
  private readonly small = new Map<string, number>();
  private readonly capital = new Map<string, number>();
  private stems: ReadonlySet<string> | undefined;
  private readonly lexer: Lexer;
  private readonly text: string;

  constructor(sentences: readonly string[], lexer: Lexer) {
    this.lexer = lexer;
    this.text = sentences.join(' ');
    for (const sentence of sentences) {
      for (const [word] of sentence.matchAll(INSIDE)) {
        if (/^\p{Ll}/u.test(word)) this.small.set(word, (this.small.get(word) ?? 0) + 1);
        else if (/^\p{Lu}\p{Ll}/u.test(word)) this.capital.set(word, (this.capital.get(word) ?? 0) + 1);
      }
    }
  }

  isProper(word: string): boolean {
    return /^\p{Lu}/u.test(word) && (this.capital.get(word) ?? 0) > (this.small.get(word.toLowerCase()) ?? 0);
  }

  /** The text writes it small, in this form or another. */
  isCommon(word: string): boolean {
    const lower = word.toLowerCase();
    return this.small.has(lower) || this.smallStems.has(this.lexer.stem(lower));
  }

  private get smallStems(): ReadonlySet<string> {
    this.stems ??= new Set([...this.small.keys()].map((word) => this.lexer.stem(word)));
    return this.stems;
  }

  /** English "I" stays big; the Italian article of the same letter does not: "I conti" -> "i conti". */
  private staysBig(word: string): boolean {
    return word.split(/[’']/, 1)[0] === this.lexer.pack.grammar.capitalPronoun;
  }

  /** Whether the first word surely isn't a name. */
  canLower(sentence: string): boolean {
    const match = /^([\p{L}’'-]+)(?:\s+([\p{L}’'-]+))?/u.exec(sentence);
    const first = match?.[1];
    if (first === undefined || !/^\p{Lu}(?:\p{Ll}|$|[’'])/u.test(first) || this.staysBig(first)) return false;
    if (/^L[’']\p{Ll}/u.test(first)) return true;
    const lower = first.toLowerCase();
    const known = this.lexer.isStop(lower);
    if (this.lexer.capitalNouns) return known;
    if (match?.[2] && /^\p{Lu}\p{Ll}/u.test(match[2]) && !known) return false;
    if (this.isProper(first)) return false;
    return known || (this.small.get(lower) ?? 0) > 0;
  }

  lowerFirst(sentence: string): string {
    return this.canLower(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
  }

  /** "Roman Empire", "Vincent van Gogh": a word that the text itself writes big together with its neighbour. */
  private isInName(words: readonly string[], index: number): boolean {
    const bare = (at: number) => trimEndOf(words[at] ?? '', /[^\p{L}]/u);
    const isBig = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);
    const together = (...some: string[]) => this.text.includes(some.join(' '));
    const [before, word, next, afterNext] = [bare(index - 1), bare(index), bare(index + 1), bare(index + 2)];
    return (
      (isBig(before) && !this.lexer.isStop(before.toLowerCase()) && together(before, word)) ||
      (isBig(next) && together(word, next)) ||
      (NAME_PARTICLE.test(next) && isBig(afterNext) && together(word, next, afterNext))
    );
  }

  /**
   * Some word that is big here is small in the text: the habit of headings. Outside English it is rare, and a
   * heading full of capitals is full of names: "Da Bahia à Pequena África".
   */
  private writesSmall(words: readonly string[]): boolean {
    return words.some(
      (word) => /^\p{Lu}\p{Ll}/u.test(word) && !this.isProper(word) && this.small.has(word.toLowerCase()),
    );
  }

  /** "The river Elbe": a word of weight is small, so what is big beside it is a name and no habit of headings. */
  private isInSentenceCase(words: readonly string[]): boolean {
    return words.some((word) => /^\p{Ll}{4,}$/u.test(word) && !this.lexer.isStop(word));
  }

  /** A heading as it would stand inside a sentence: "The Long Way Home" -> "the long way home". */
  headingInSentence(heading: string): string {
    const words = heading.split(' ');
    const manyBig =
      words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
    const isHeadline = manyBig && !this.isInSentenceCase(words);
    const titleCase = isHeadline && (this.lexer.pack.grammar.titleCase || this.writesSmall(words.slice(1)));
    return words
      .map((word, index) => {
        if (!/^\p{Lu}\p{Ll}*(?:[’']\p{Ll}*)?\P{L}*$/u.test(word) || (index > 0 && !titleCase)) return word;
        if (this.lexer.capitalNouns && (index > 0 || !this.lexer.isStop(word))) return word;
        const bare = trimEndOf(word, /[^\p{L}]/u);
        const lower = bare.toLowerCase();
        const isNumeral = index > 0 && /^[IVXLC]+$/.test(bare);
        if (this.staysBig(bare) || isNumeral || this.isProper(bare)) return word;
        const known = this.lexer.isStop(lower) || (this.small.get(lower) ?? 0) > 0;
        if (!this.lexer.isStop(lower) && this.isInName(words, index)) return word;
        const unseen = !this.capital.has(bare) && words.length > 1 && !/[’']s$/.test(bare);
        return known || unseen ? word.charAt(0).toLowerCase() + word.slice(1) : word;
      })
      .join(' ');
  }
}

/** The first letter as a capital, also behind an opening quote or question mark. */
export const capitalize = (text: string): string =>
  text.replace(
    /^([“„"«‘¿¡(]*\s?)(\p{Ll})/u,
    (_, signs: string, letter: string) => signs + letter.toUpperCase(),
  );
