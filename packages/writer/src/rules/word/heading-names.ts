import { countWords } from '@parlance/kernel/speech-time';
import { questionOf } from '../../read/asked-heading.ts';
import { pointsBack } from '../../read/dependence.ts';
import type { Heading } from '../../read/headings.ts';
import type { Marked } from '../marks/marked.ts';
import { unnamedHeading } from '../marks/under-heading.ts';
import type { Understanding } from '../understand.ts';

/** Fewer words name a thing. */
const MOOD_WORDS = 3;

/**
 * Knows what the listener takes a sentence to be about. Where a sentence stands under another heading than the one
 * before it and does not name it, it would be heard as said of what was told before.
 */
export class HeadingNames {
  private readonly understanding: Understanding;
  private current = 0;

  constructor(understanding: Understanding) {
    this.understanding = understanding;
  }

  /** It has just been said otherwise. */
  announce(ref: string | undefined): void {
    const at = this.understanding.headings.findIndex((each) => each.ref === ref && ref !== undefined);
    if (at > 0) this.current = at;
  }

  /** What was said last stands under this heading. */
  isUnder(ref: string | undefined): boolean {
    const heading = this.understanding.headings[this.current];
    return ref !== undefined && heading?.ref === ref;
  }

  /** What has to be named before this sentence is said. Must be asked sentence by sentence, in the order they are said. */
  before(sentence: Marked): Heading | undefined {
    if (sentence.heading === this.current) return undefined;
    this.current = sentence.heading;
    const heading = unnamedHeading(sentence, this.understanding);
    const asks = heading !== undefined && questionOf(heading, this.understanding.pack) !== undefined;
    return heading && !asks && this.isUnderstoodWithout(heading, sentence) ? undefined : heading;
  }

  /**
   * "Masters of disguise", "Hardware": names nothing that a sentence would be heard without which leans on nothing,
   * where it opens that part or names what the whole is about.
   */
  private isUnderstoodWithout(heading: Heading, sentence: Marked): boolean {
    const { sentences, pack, lexer, title = '' } = this.understanding;
    const ofAll = new Set(lexer.terms(title));
    const namesAll = sentence.terms.some((term) => ofAll.has(term));
    if (heading.by !== 'heading' || /\d/.test(heading.name) || !this.isNoName(heading, namesAll))
      return false;
    const leans = sentence.needsPrevious || pointsBack(sentence.text, pack.grammar, true);
    if (leans || sentence.isItem || sentence.list !== undefined) return false;
    const first = sentences.find((each) => each.sayable && each.heading === sentence.heading);
    return first?.index === sentence.index || namesAll;
  }

  /**
   * More words set a mood; fewer are no name where the text writes none of them big, and one of them small or says right
   * away what the whole is about.
   */
  private isNoName({ name }: Heading, namesAll: boolean): boolean {
    const { casing, lexer } = this.understanding;
    if (countWords(name) >= MOOD_WORDS) return true;
    const words = (name.match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter((word) => !lexer.isStop(word));
    const isKnown = namesAll || words.some((word) => casing.isCommon(word));
    return isKnown && !words.some((word) => casing.isProper(word));
  }
}
