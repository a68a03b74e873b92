import { wordRegex } from '@parlance/language/text/word-regex';
import type { Understanding } from '../understand.ts';
import type { Marked } from './marked.ts';
import { definiteTerms } from './mentions.ts';
import { unnamedHeading } from './under-heading.ts';

/** Who wrote the first sentences wrote them for somebody who knows nothing yet. */
const LEAD_SENTENCES = 3;
const SUBJECT_PHRASES = 4;
/** Names that come up so often are what the text is about. */
const NAME_TIMES = 4;

/** "/usr/share/doc", "--force", "foo_1.2.deb": read, not said. */
export const TECHNICAL = /(?:^|\s)[^\s]*(?:[/\\_=<>~*]|--(?=\p{L})|[a-z]\.[a-z]{2,5}\b(?!$))[^\s]*/gu;

/**
 * Which words can be the very first or the very last that somebody hears of a subject: they name it, and nothing in
 * them leans on something else, neither a thing called "the …" nor a name that nobody has introduced.
 */
export class SelfContained {
  private readonly understanding: Understanding;
  private readonly subject: ReadonlySet<string>;
  private readonly introduced: string;
  private readonly oftenNamed: ReadonlySet<string>;

  constructor(understanding: Understanding) {
    const { lexer, title = '', keyphrases, sentences } = understanding;
    this.understanding = understanding;
    const phrases = keyphrases.slice(0, SUBJECT_PHRASES).flatMap(({ key }) => key.split(' '));
    const inText = new Set(sentences.flatMap(({ terms }) => terms));
    this.subject = new Set([...lexer.terms(title).filter((term) => inText.has(term)), ...phrases]);
    this.introduced = `${title} ${sentences
      .slice(0, LEAD_SENTENCES)
      .map(({ text }) => text)
      .join(' ')}`;
    this.oftenNamed = new Set(
      keyphrases
        .filter(({ isName, times }) => isName && times >= NAME_TIMES)
        .flatMap(({ surface }) => surface.split(' ')),
    );
  }

  /** `text` may be a part of the sentence: what it is about, the rest of it may say. */
  fits(text: string, sentence: Marked): boolean {
    const { pack, lexer } = this.understanding;
    if (!this.isForEar(text) || !this.speaksOfSubject(`${text} ${sentence.text}`)) return false;
    if (unnamedHeading({ ...sentence, text }, this.understanding) !== undefined) return false;
    const isLead = sentence.index < LEAD_SENTENCES;
    const isKnown = (terms: string[]): boolean => isLead || terms.some((term) => this.subject.has(term));
    return definiteTerms(text, pack, lexer).every(isKnown) && (isLead || this.introducesNames(text));
  }

  /** A milder test, for who has heard of everything before: it speaks of the subject, and to be heard. */
  isOfSubject(text: string): boolean {
    return this.isForEar(text) && this.speaksOfSubject(text);
  }

  /** It is said to be heard: neither of the text itself, nor to a reader, nor what is only read. */
  isForEar(text: string): boolean {
    const { pack, genre } = this.understanding;
    const { ofItself, instructs, addresses } = pack.telling;
    // Where a text that instructs nobody turns to its reader, it speaks of something beside its subject.
    if (genre !== 'instructions' && wordRegex(addresses, 'u').test(text) && !text.endsWith('?')) return false;
    if (wordRegex(ofItself).test(text) || wordRegex(instructs).test(text)) return false;
    return !/[()[\]]/.test(text) && (text.match(TECHNICAL)?.length ?? 0) === 0;
  }

  speaksOfSubject(text: string): boolean {
    return this.understanding.lexer.terms(text).some((term) => this.subject.has(term));
  }

  /** Every name in it is whole, or known from the title or the beginning, or what the text is about. */
  private introducesNames(text: string): boolean {
    const { lexer, casing } = this.understanding;
    const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
    const isName = (word: string | undefined, at: number): boolean =>
      word !== undefined &&
      /^\p{Lu}\p{L}/u.test(word) &&
      !lexer.isStop(word) &&
      (lexer.capitalNouns || at === 0 ? this.isNamePart(word) : true) &&
      (at > 0 || casing.isProper(word));
    return words.every((word, at) => {
      if (!isName(word, at)) return true;
      const bare = word.replace(/[’']s$/, '');
      // "New York": what opens the sentence is big anyhow, but before a name it is a part of it.
      const isBig = !lexer.capitalNouns && at === 1 && !lexer.isStop(words[0] ?? '');
      const isWhole = isBig || isName(words[at - 1], at - 1) || isName(words[at + 1], at + 1);
      return isWhole || this.introduced.includes(bare) || this.oftenNamed.has(bare);
    });
  }

  /** Where every noun is big, only what is known to be a name is one. */
  private isNamePart(word: string): boolean {
    const { keyphrases, fullNames, lexer } = this.understanding;
    if (!lexer.capitalNouns) return true;
    return fullNames.has(word) || keyphrases.some(({ isName, surface }) => isName && surface.includes(word));
  }
}
