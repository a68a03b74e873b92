import { wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../analysis/document.ts';
import type { Understanding } from '../analysis/understand.ts';
import { type Closures, type Run, wordsOf } from './runs.ts';

const OPENING = { sentences: 3, words: 62, lookAt: 14 };
const CLOSING = { sentences: 3, words: 60, minWords: 10, short: 20, leadInWords: 6 };

/** Needs no quotation marks; where the whole text is quoted, they don't count. */
const isPlain = (sentence: Sentence, firstPerson: boolean): boolean =>
  (firstPerson || !sentence.authorVoice) && !sentence.isItem && !sentence.inQuotation;

/** Goes on from a run while the paragraph lasts and there is room. */
function extend(run: Run, sentences: readonly Sentence[], limit: { sentences: number; words: number }): Run {
  const last = run.at(-1);
  const next = last && sentences[last.index + 1];
  const goesOn = next?.sayable && next.paragraph === last?.paragraph && !next.isQuestion;
  if (!goesOn || run.length >= limit.sentences || wordsOf(run) + next.words > limit.words) return run;
  return extend([...run, next], sentences, limit);
}

/** The first thing said when nothing was asked: the source's own opening. */
export function findOpening(
  { sentences, firstPerson }: Understanding,
  closures: Closures,
  readsAll: boolean,
): Run | undefined {
  const candidates = sentences
    .slice(0, OPENING.lookAt)
    .map(({ index }) => closures.of(index))
    .filter((run) => run !== undefined);
  // A text that begins with a list and is told whole is told in its order.
  const opens = (sentence: Sentence): boolean =>
    (readsAll && sentence.isItem) || isPlain(sentence, firstPerson);
  const run = candidates.find((each) => each.every(opens)) ?? candidates[0];
  return run && extend(run, sentences, OPENING);
}

/** It stands right behind a heading: whoever says it tells what that section is about. */
const opensSection = ([first]: Run, sentences: readonly Sentence[]): boolean =>
  first !== undefined && sentences[first.index - 1]?.section !== first.section;

/** Nothing is missing where it is taken from, and it is no mere event: "In 1903 the prize was shared". */
export function isThought(run: Run, sentences: readonly Sentence[]): boolean {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last || opensSection(run, sentences)) return false;
  const next = sentences[last.index + 1];
  return !next?.needsPrevious && !next?.turnsAgainst && !/^.{0,24}\d/.test(first.text);
}

export type Closing = { run: Run; isEnd: boolean };

/** "Not everybody is happy.": without what follows, it would hang in the air. */
const leadsIn = (sentence: Sentence | undefined, next: Sentence | undefined): sentence is Sentence =>
  sentence?.sayable === true &&
  sentence.paragraph === next?.paragraph &&
  sentence.words <= CLOSING.leadInWords;

/** The last sentence with what it leans on; undefined where that reaches back into another paragraph. */
function endOf(end: Sentence, closures: Closures, sentences: readonly Sentence[]): Run | undefined {
  const run = closures.of(end.index);
  const [first] = run ?? [];
  if (!run || first?.paragraph !== end.paragraph) return undefined;
  const before = sentences[first.index - 1];
  return leadsIn(before, first) ? [before, ...run] : run;
}

/** The last thing said: how the source itself ends or, failing that, a thought that stands well alone. */
export function findClosing(
  { sentences, sections, pack, firstPerson }: Understanding,
  closures: Closures,
  taken: (sentence: Sentence) => boolean,
): Closing | undefined {
  const fits = (run: Run | undefined): run is Run =>
    run !== undefined &&
    !run.some(taken) &&
    run.every((sentence) => isPlain(sentence, firstPerson) && !sentence.somber && !sentence.isQuestion) &&
    wordsOf(run) >= CLOSING.minWords &&
    wordsOf(run) <= CLOSING.words;
  const end = sentences.findLast(({ sayable }) => sayable);
  if (end) {
    const run = endOf(end, closures, sentences);
    const before = run?.[0] && closures.of(run[0].index - 1);
    const isShort = run !== undefined && wordsOf(run) < CLOSING.short;
    const joins = isShort && before?.[0]?.paragraph === end.paragraph;
    const longer = joins ? [...before.filter((sentence) => !run.includes(sentence)), ...run] : undefined;
    if (longer && longer.length <= CLOSING.sentences && fits(longer)) return { run: longer, isEnd: true };
    const concludes = wordRegex(pack.grammar.headings.closing).test(sections[end.section]?.title ?? '');
    if (run && run.length <= CLOSING.sentences && fits(run) && (concludes || !opensSection(run, sentences)))
      return { run, isEnd: true };
  }
  const worth = ({ traits, score }: Sentence): number =>
    score +
    (traits.has('future') ? 0.1 : 0) +
    (traits.has('superlative') ? 0.06 : 0) -
    (traits.has('number') ? 0.08 : 0);
  const [best] = sentences
    .map((sentence) => ({ run: closures.of(sentence.index), worth: worth(sentence) }))
    .filter((each): each is { run: Run; worth: number } => fits(each.run) && isThought(each.run, sentences))
    .sort((a, b) => b.worth - a.worth);
  return best && { run: best.run, isEnd: false };
}
