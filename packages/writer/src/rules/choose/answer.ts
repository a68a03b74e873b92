import type { Marked } from '../marks/marked.ts';
import type { Understanding } from '../understand.ts';
import { type Closures, type Run, wordsOf } from './runs.ts';

/** How many places are told at once, and how much nearer than the next one the best must be to stand alone. */
const ANSWER = { places: 3, alone: 1.6, words: 110 };
/** An answer comes soon: of what it leans on, no more than this is told before it. */
const LEAD_UP = { sentences: 1, words: 40 };

function withLeadUp(sentence: Marked, closures: Closures, asked: ReadonlySet<string>): Run {
  const run = closures.of(sentence.index) ?? [];
  const question = run.findLast(
    ({ asksInText, paragraph }) => asksInText && paragraph === sentence.paragraph,
  );
  if (question) {
    // A paragraph that asks and answers is told whole, but nobody asks again what was just asked.
    const isAskedAgain = question.terms.every((term) => asked.has(term));
    return run.slice(run.indexOf(question) + (isAskedAgain ? 1 : 0));
  }
  const at = run.indexOf(sentence);
  const before = run.slice(Math.max(0, at - LEAD_UP.sentences), Math.max(0, at));
  return [...(wordsOf(before) <= LEAD_UP.words ? before : []), sentence, ...run.slice(at + 1)];
}

/**
 * What is nearest to a question or an emphasis, the nearest first: the sentence with what it leans on, and the next
 * nearest while it is not far behind.
 */
export function findAnswer(
  { sentences, lexer }: Understanding,
  closures: Closures,
  nearness: ReadonlyMap<number, number>,
  question: string | undefined,
): Run[] {
  const asked = new Set(lexer.terms(question ?? ''));
  const nearest = sentences
    .filter(({ index, sayable }) => sayable && (nearness.get(index) ?? 0) > 0)
    .sort((a, b) => (nearness.get(b.index) ?? 0) - (nearness.get(a.index) ?? 0))
    .slice(0, ANSWER.places);
  const told = new Set<Marked>();
  const runs: Run[] = [];
  const best = nearness.get(nearest[0]?.index ?? -1) ?? 0;
  for (const sentence of nearest) {
    const isFarBehind = best > ANSWER.alone * (nearness.get(sentence.index) ?? 0);
    const run = withLeadUp(sentence, closures, asked).filter((each) => !told.has(each));
    const isTooLong = runs.length > 0 && wordsOf([...told, ...run]) > ANSWER.words;
    if (run.length === 0 || isTooLong || (runs.length > 0 && isFarBehind)) continue;
    for (const each of run) told.add(each);
    runs.push(run);
  }
  return runs;
}
