import type { Marked } from '../marks/marked.ts';

/** Sentences that follow each other in the source and are said one after the other. */
export type Run = readonly Marked[];

/** Nothing reaches further back or ahead. */
const MAX_REACH = 8;

export const wordsOf = (sentences: readonly Marked[]): number =>
  sentences.reduce((sum, { words }) => sum + words, 0);

/** How hard it is to follow by ear, from 0 to 1. */
export const unfitness = (told: Run): number =>
  told.reduce((sum, { unfit }) => sum + unfit, 0) / Math.max(1, told.length);

/** Knows, for each sentence, what else must be said for it to make sense. */
export class Closures {
  private readonly sentences: readonly Marked[];
  private readonly known = new Map<number, Run | undefined>();

  constructor(sentences: readonly Marked[]) {
    this.sentences = sentences;
  }

  /** The sentence with what it leans on, and what it asks for or announces; undefined when that can't be said. */
  of(index: number): Run | undefined {
    if (!this.known.has(index)) this.known.set(index, this.find(index));
    return this.known.get(index);
  }

  /** The sentence with what it asks for, announces or promises: for who has just heard what it leans on. */
  onward(index: number, from = index): Run | undefined {
    const sentence = this.sentences[index];
    if (!sentence?.sayable) return undefined;
    let to = index;
    let due = Math.max(...this.sentences.slice(from, index + 1).map((each) => each.index + each.promises));
    while (to < due || this.goesOn(to)) {
      to++;
      const after = this.sentences[to];
      if (!after?.sayable || after.section !== sentence.section || to - index > MAX_REACH) return undefined;
      due = Math.max(due, to + after.promises);
    }
    // “"Sir," said the mate.” is no more than half of what he says.
    const next = this.sentences[index + 1];
    if (to === index && next?.cleaves && next.paragraph === sentence.paragraph && next.sayable) to++;
    return this.sentences.slice(from, to + 1);
  }

  private find(index: number): Run | undefined {
    const sentence = this.sentences[index];
    if (!sentence?.sayable) return undefined;
    let from = index;
    while (this.sentences[from]?.needsPrevious) {
      from--;
      const before = this.sentences[from];
      if (!before?.sayable || before.section !== sentence.section || index - from > MAX_REACH)
        return undefined;
    }
    // What is told of an earlier paragraph begins where that begins.
    if (this.sentences[from]?.paragraph !== sentence.paragraph) {
      while (this.isInside(from)) from--;
      if (index - from > MAX_REACH) return undefined;
    }
    return this.onward(index, from);
  }

  /** The sentence before it can be told and stands in the same paragraph. */
  private isInside(at: number): boolean {
    const before = this.sentences[at - 1];
    return before?.sayable === true && before.paragraph === this.sentences[at]?.paragraph;
  }

  /** Who hears no "but" that follows takes away what the source does not say. */
  private goesOn(at: number): boolean {
    const sentence = this.sentences[at];
    return (
      sentence !== undefined &&
      (sentence.isQuestion || sentence.announces || this.sentences[at + 1]?.turnsAgainst === true)
    );
  }
}

/** Sorts chosen sentences into runs. */
export function toRuns(chosen: Iterable<Marked>): Run[] {
  const runs: Marked[][] = [];
  for (const sentence of [...chosen].sort((a, b) => a.index - b.index)) {
    const last = runs.at(-1)?.at(-1);
    if (last && last.index + 1 === sentence.index && last.section === sentence.section)
      runs.at(-1)?.push(sentence);
    else runs.push([sentence]);
  }
  return runs;
}
