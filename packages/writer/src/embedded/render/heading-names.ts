import { countWords } from '@parlance/kernel/speech-time';
import { questionOf } from '../analysis/asked-heading.ts';
import { pointsBack } from '../analysis/dependence.ts';
import type { Sentence } from '../analysis/document.ts';
import type { Heading } from '../analysis/headings.ts';
import { unnamedHeading } from '../analysis/under-heading.ts';
import type { Understanding } from '../analysis/understand.ts';

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

  /** What has to be named before this sentence is said. Must be asked sentence by sentence, in the order they are said. */
  before(sentence: Sentence): Heading | undefined {
    if (sentence.heading === this.current) return undefined;
    this.current = sentence.heading;
    const heading = unnamedHeading(sentence, this.understanding);
    const asks = heading !== undefined && questionOf(heading, this.understanding.pack) !== undefined;
    return heading && !asks && this.setsMood(heading, sentence) ? undefined : heading;
  }

  /** "Masters of disguise": names nothing that the first sentence under it would be heard without. */
  private setsMood({ name, by }: Heading, sentence: Sentence): boolean {
    const { sentences, pack } = this.understanding;
    if (by !== 'heading' || /\d/.test(name) || countWords(name) < MOOD_WORDS) return false;
    const first = sentences.find(({ heading }) => heading === sentence.heading);
    return first?.index === sentence.index && !pointsBack(sentence.text, pack.grammar, true);
  }
}
