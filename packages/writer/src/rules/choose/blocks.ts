import type { Marked } from '../marks/marked.ts';
import { wordsOf } from './runs.ts';

/** Sentences that make one point together, in their order: a paragraph, a question with its answer. */
export type Block = Marked[];

/** A line this short makes no point of its own: it stays with the one before. */
const MIN_WORDS = 14;
/** Nothing grows further by joining. */
const MAX_WORDS = 160;

/** Begins something of its own: a question, or what leans on nothing before it. */
function begins(sentence: Marked, last: Marked | undefined, open: Block, minWords: number): boolean {
  if (last === undefined || sentence.section !== last.section || sentence.asked) return true;
  // An answer belongs to its question, however many paragraphs it has.
  if (open[0]?.asked && !open[0].asksInText) return false;
  const leans = sentence.needsPrevious || sentence.turnsAgainst || sentence.cleaves;
  // A page without paragraphs makes its points all the same.
  const ofParagraph = open.filter(({ paragraph }) => paragraph === sentence.paragraph);
  if (sentence.paragraph === last.paragraph) return !leans && wordsOf(ofParagraph) >= MAX_WORDS;
  const isListGoingOn = sentence.isItem && (last.isItem || /:$/.test(last.text));
  if (wordsOf(open) >= MAX_WORDS) return true;
  return !leans && !isListGoingOn && wordsOf(open) >= minWords;
}

/** Fewer words in common with a question are in every answer. */
const IN_COMMON = 2;

/** Of a question with its answer, the sentence that takes up most of what was asked. */
export function directAnswer([question, ...answer]: Block): Marked | undefined {
  const asked = new Set(question?.asked ? question.terms : []);
  const inCommon = ({ terms }: Marked): number => new Set(terms.filter((term) => asked.has(term))).size;
  const [best] = answer
    .filter(({ sayable, isQuestion }) => sayable && !isQuestion)
    .toSorted((a, b) => inCommon(b) - inCommon(a));
  return best && inCommon(best) >= IN_COMMON ? best : undefined;
}

/** Cuts sentences, given in order, into the points they make. */
export function toBlocks(sentences: readonly Marked[], minWords = MIN_WORDS): Block[] {
  const blocks: Block[] = [];
  for (const sentence of sentences) {
    const open = blocks.at(-1);
    const last = open?.at(-1);
    if (!open || last?.index !== sentence.index - 1 || begins(sentence, last, open, minWords))
      blocks.push([sentence]);
    else open.push(sentence);
  }
  return blocks;
}
