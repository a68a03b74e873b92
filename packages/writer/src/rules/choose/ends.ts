import { wordRegex } from '@parlance/language/text/word-regex';
import type { Marked } from '../marks/marked.ts';
import type { Understanding } from '../understand.ts';
import { type Closures, type Run, wordsOf } from './runs.ts';

const OPENING = { sentences: 3, words: 62, lookAt: 14 };
export const SEVERAL_NUMBERS = /\d[^\d.,]+\d/;

/** The value that this share of all values lies below. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Needs no quotation marks; where the whole text is quoted, they don't count. */
export const isPlain = (sentence: Marked, firstPerson: boolean): boolean =>
  (firstPerson || !sentence.authorVoice) && !sentence.isItem && !sentence.inQuotation;

/** Goes on from a run while the paragraph lasts and there is room. */
function extend(run: Run, sentences: readonly Marked[], limit: { sentences: number; words: number }): Run {
  const last = run.at(-1);
  const next = last && sentences[last.index + 1];
  const isWhole = next?.sayable === true && !next.isQuestion && next.promises === 0;
  const goesOn = isWhole && next.paragraph === last?.paragraph;
  if (!goesOn || run.length >= limit.sentences || wordsOf(run) + next.words > limit.words) return run;
  return extend([...run, next], sentences, limit);
}

/** The first thing said when nothing was asked: the source's own opening. */
export function findOpening(
  { sentences, firstPerson, isReported, pack }: Understanding,
  closures: Closures,
  readsAll: boolean,
): Run | undefined {
  const instructs = wordRegex(pack.telling.instructs);
  const candidates = sentences
    .slice(0, OPENING.lookAt)
    .map(({ index }) => closures.of(index))
    .filter((run) => run !== undefined);
  // A text that begins with a list and is told whole is told in its order.
  const opens = (sentence: Marked): boolean =>
    (readsAll && sentence.isItem) || isPlain(sentence, firstPerson || isReported);
  const isScene = (each: Run): boolean =>
    each.every((sentence) => opens(sentence) && !instructs.test(sentence.text));
  const run = candidates.find(isScene) ?? candidates.find((each) => each.every(opens)) ?? candidates[0];
  return run && extend(run, sentences, OPENING);
}
