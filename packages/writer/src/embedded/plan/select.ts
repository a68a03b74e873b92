import type { Sentence } from '../analysis/document.ts';
import { cosine } from '../analysis/tf-idf.ts';
import { type Closures, wordsOf } from './runs.ts';

/** Nearer than this to something already chosen, it is the same thing said again. */
const REDUNDANT = 0.55;
const BONUS = { continues: 0.2, opensParagraph: 0.06, skipsParagraphHead: -0.1, tooShort: -0.12 };
const SOMBER_LIMIT = 3;
/** A sentence that drags more along than this costs more time than it is worth. */
const MAX_ADDED = 4;
/** A paragraph told almost to its end is told to the end, if no more than this is missing. */
const PARAGRAPH_END = { sentences: 2, words: 45 };

/** What has been chosen so far, over all chapters. */
export class Selection {
  readonly chosen = new Set<Sentence>();
  private readonly sentences: readonly Sentence[];
  private readonly closures: Closures;
  private readonly likeness = new Map<number, number>();
  private somber = 0;

  constructor(sentences: readonly Sentence[], closures: Closures) {
    this.sentences = sentences;
    this.closures = closures;
  }

  has(index: number): boolean {
    const sentence = this.sentences[index];
    return sentence !== undefined && this.chosen.has(sentence);
  }

  take(sentences: readonly Sentence[]): void {
    for (const sentence of sentences) {
      if (this.chosen.has(sentence)) continue;
      this.chosen.add(sentence);
      if (sentence.somber) this.somber++;
      for (const other of this.sentences) {
        const near = cosine(sentence.vector, other.vector);
        if (near > (this.likeness.get(other.index) ?? 0)) this.likeness.set(other.index, near);
      }
    }
  }

  /** Fills the budget from one chapter's sentences; gives back how many words were used. */
  fill(pool: readonly Sentence[], budget: number): number {
    const open = new Set(pool.filter((sentence) => !this.chosen.has(sentence) && sentence.sayable));
    let used = 0;
    while (used < budget * 0.93) {
      let best: { added: Sentence[]; worth: number } | undefined;
      for (const sentence of open) {
        const added = this.additionFor(sentence, open);
        if (!added || used + wordsOf(added) > budget * 1.1 + 8) continue;
        const worth = this.worthOf(added);
        if (!best || worth > best.worth) best = { added, worth };
      }
      if (!best) break;
      used += wordsOf(best.added);
      this.take(best.added);
      for (const sentence of best.added) open.delete(sentence);
    }
    return used;
  }

  /** Adds the last sentences of paragraphs that are otherwise told; stories are cut short most painfully there. */
  completeParagraphs(allowance: number): void {
    let left = allowance;
    for (const last of this.sentences) {
      const endsParagraph = this.sentences[last.index + 1]?.paragraph !== last.paragraph;
      if (!endsParagraph || this.chosen.has(last)) continue;
      const missing = this.missingEnd(last);
      const words = wordsOf(missing);
      if (missing.length === 0 || words > Math.min(left, PARAGRAPH_END.words)) continue;
      left -= words;
      this.take(missing);
    }
  }

  /** What takes back some of a told sentence is told with it. */
  takeContrasts(): void {
    for (const sentence of this.sentences)
      if (sentence.turnsAgainst && sentence.sayable && this.has(sentence.index - 1)) this.take([sentence]);
  }

  /** The untold sentences at the end of a told paragraph; none when too much of it is missing. */
  private missingEnd(last: Sentence): Sentence[] {
    let from = last.index;
    while (from > 0 && last.index - from < PARAGRAPH_END.sentences && !this.has(from - 1)) from--;
    const missing = this.sentences.slice(from, last.index + 1);
    const before = this.sentences[from - 1];
    const fits =
      before?.paragraph === last.paragraph && this.has(from - 1) && missing.length <= PARAGRAPH_END.sentences;
    return fits && missing.every(({ sayable, isQuestion }) => sayable && !isQuestion) ? missing : [];
  }

  /** What has to be added for this sentence to be said; where the one before it was said, it alone. */
  private additionFor(sentence: Sentence, open: ReadonlySet<Sentence>): Sentence[] | undefined {
    const before = this.sentences[sentence.index - 1];
    const isTurned = this.sentences[sentence.index + 1]?.turnsAgainst === true;
    const goesOn =
      before?.section === sentence.section &&
      this.has(sentence.index - 1) &&
      !sentence.isQuestion &&
      !isTurned;
    const closure = this.closures.of(sentence.index) ?? (goesOn ? [sentence] : undefined);
    const added = closure?.filter((each) => !this.chosen.has(each));
    if (!added?.every((each) => open.has(each)) || added.length > MAX_ADDED) return undefined;
    const repeats = added.some((each) => (this.likeness.get(each.index) ?? 0) > REDUNDANT);
    return repeats ? undefined : added;
  }

  private worthOf(added: readonly Sentence[]): number {
    const first = added[0];
    const last = added.at(-1);
    if (!first || !last) return 0;
    const score = added.reduce((sum, sentence) => sum + sentence.score, 0) / added.length;
    const likeness = Math.max(...added.map((sentence) => this.likeness.get(sentence.index) ?? 0));
    const continues = this.has(first.index - 1) || this.has(last.index + 1);
    const opensParagraph = this.sentences[first.index - 1]?.paragraph !== first.paragraph;
    let worth = 0.75 * score - 0.3 * likeness;
    if (continues) worth += BONUS.continues;
    if (opensParagraph) worth += BONUS.opensParagraph;
    else if (!continues) worth += BONUS.skipsParagraphHead;
    if (!continues && wordsOf(added) < 12) worth += BONUS.tooShort;
    if (this.somber >= SOMBER_LIMIT && added.some((sentence) => sentence.somber)) worth -= 0.2;
    return worth;
  }
}

/** Everything that can be said, in order: for sources no longer than the asked length. */
export function takeAll(sentences: readonly Sentence[], closures: Closures, selection: Selection): void {
  for (const sentence of sentences) {
    const run = closures.of(sentence.index);
    const leansOnSpoken = sentence.sayable && !sentence.isQuestion && selection.has(sentence.index - 1);
    if (run) selection.take(run);
    else if (leansOnSpoken) selection.take([sentence]);
  }
}
