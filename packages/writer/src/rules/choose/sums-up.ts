import { wordRegex } from '@parlance/language/text/word-regex';
import type { Marked } from '../marks/marked.ts';
import { unnamedHeading } from '../marks/under-heading.ts';
import type { Understanding } from '../understand.ts';

const CENTRAL_PHRASES = 3;
/** Of so many things that a text is about, one who sums it up speaks. */
const CENTRAL_TERMS = 2;
/** "In 1998", "on August 6": what happened on a day sums nothing up. */
const DATED = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|\d{1,2}(?:st|nd|rd|th)(?!\p{L})/u;

/**
 * The one filter for what an episode begins and ends with, out of its place: it speaks of what the text is about and is
 * complete by itself. No date, no pointer, no "some …", no item, no words of somebody.
 */
export class SumsUp {
  private readonly understanding: Understanding;
  private readonly subject: ReadonlySet<string>;
  private readonly central: ReadonlySet<string>;
  private readonly partial: RegExp;

  constructor(understanding: Understanding) {
    const { lexer, title = '', sentences, keyphrases, pack } = understanding;
    this.understanding = understanding;
    const inText = new Set(sentences.flatMap(({ terms }) => terms));
    const ofTitle = lexer.terms(title).filter((term) => inText.has(term));
    const central = keyphrases.slice(0, CENTRAL_PHRASES).flatMap(({ key }) => key.split(' '));
    this.subject = new Set(ofTitle.length > 0 ? ofTitle : central);
    this.central = new Set([...ofTitle, ...central]);
    const { pointsElsewhere, vagueOpening, exists } = pack.telling;
    this.partial = wordRegex(`${pointsElsewhere}|${vagueOpening}|^(?:${exists})(?!\\p{L})`);
  }

  /** It brings together what the text is about. */
  isCentral(text: string): boolean {
    const named = new Set(this.understanding.lexer.terms(text).filter((term) => this.central.has(term)));
    return named.size >= Math.min(CENTRAL_TERMS, this.central.size);
  }

  /** `text` may be the sentence in fewer words. */
  has(text: string, sentence: Marked): boolean {
    const { lexer } = this.understanding;
    if (sentence.isItem || sentence.list !== undefined || sentence.inQuotation) return false;
    if (DATED.test(text) || this.partial.test(text)) return false;
    if (unnamedHeading({ ...sentence, text }, this.understanding) !== undefined) return false;
    return lexer.terms(text).some((term) => this.subject.has(term));
  }
}
