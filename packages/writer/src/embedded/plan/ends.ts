import { wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../analysis/document.ts';
import { SelfContained, TECHNICAL } from '../analysis/self-contained.ts';
import type { Understanding } from '../analysis/understand.ts';
import { type Closures, type Run, wordsOf } from './runs.ts';

const OPENING = { sentences: 3, words: 62, lookAt: 14 };
/** An end that is worth less than this share of the sentences is no end to remember. */
const WEAK_END = 0.4;
/** From so many headings on, the end of the last section ends no more than that. */
const MANY_SECTIONS = 3;
const CLOSING = { sentences: 3, words: 60, minWords: 10, short: 20, leadInWords: 6 };

export const SEVERAL_NUMBERS = /\d[^\d.,]+\d/;

/** The value that this share of all values lies below. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Needs no quotation marks; where the whole text is quoted, they don't count. */
const isPlain = (sentence: Sentence, firstPerson: boolean): boolean =>
  (firstPerson || !sentence.authorVoice) && !sentence.isItem && !sentence.inQuotation;

/** Goes on from a run while the paragraph lasts and there is room. */
function extend(run: Run, sentences: readonly Sentence[], limit: { sentences: number; words: number }): Run {
  const last = run.at(-1);
  const next = last && sentences[last.index + 1];
  const isWhole = next?.sayable === true && !next.isQuestion && next.promises === 0;
  const goesOn = isWhole && next.paragraph === last?.paragraph;
  if (!goesOn || run.length >= limit.sentences || wordsOf(run) + next.words > limit.words) return run;
  return extend([...run, next], sentences, limit);
}

/** The first thing said when nothing was asked: the source's own opening. */
export function findOpening(
  { sentences, firstPerson, pack }: Understanding,
  closures: Closures,
  readsAll: boolean,
): Run | undefined {
  const instructs = wordRegex(pack.telling.instructs);
  const candidates = sentences
    .slice(0, OPENING.lookAt)
    .map(({ index }) => closures.of(index))
    .filter((run) => run !== undefined);
  // A text that begins with a list and is told whole is told in its order.
  const opens = (sentence: Sentence): boolean =>
    (readsAll && sentence.isItem) || isPlain(sentence, firstPerson);
  const isScene = (each: Run): boolean =>
    each.every((sentence) => opens(sentence) && !instructs.test(sentence.text));
  const run = candidates.find(isScene) ?? candidates.find((each) => each.every(opens)) ?? candidates[0];
  return run && extend(run, sentences, OPENING);
}

/** It stands right behind a heading: whoever says it tells what that section is about. */
const opensSection = ([first]: Run, sentences: readonly Sentence[]): boolean =>
  first !== undefined && sentences[first.index - 1]?.section !== first.section;

/** Nothing is missing where it is taken from, and it is no mere event: "In 1903 the prize was shared". */
function isThought(run: Run, sentences: readonly Sentence[]): boolean {
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

/** Whether a source ends as an episode can: a story with what happens last, others with a word on their subject. */
function endsWell(run: Run, understanding: Understanding): boolean {
  const { genre, pack, firstPerson, sentences, sections } = understanding;
  if (genre === 'story' || firstPerson) return true;
  const title = sections[run.at(-1)?.section ?? 0]?.title ?? '';
  const isSectionEnd =
    sections.length > MANY_SECTIONS && !wordRegex(pack.grammar.headings.closing).test(title);
  if (isSectionEnd || sentences.some(({ asked }) => asked)) return false;
  const contained = new SelfContained(understanding);
  const text = run.map((sentence) => sentence.text).join(' ');
  const instructs = wordRegex(pack.telling.instructs);
  if (run.some((sentence) => instructs.test(sentence.text)) || (text.match(TECHNICAL)?.length ?? 0) > 0)
    return false;
  // News end on what matters least, unless somebody looks ahead.
  if (genre === 'news')
    return (
      run.some(({ traits }) => traits.has('future') || traits.has('quote')) && contained.speaksOfSubject(text)
    );
  // "Born in 1975, sentenced in 2007": a detail, and no end.
  if (SEVERAL_NUMBERS.test(text)) return false;
  const scores = sentences.filter(({ sayable }) => sayable).map(({ score }) => score);
  const best = Math.max(...run.map(({ score }) => score));
  return contained.speaksOfSubject(text) && best >= quantile(scores, WEAK_END);
}

/** The last thing said: how the source itself ends or, failing that, a thought that stands well alone. */
export function findClosing(
  understanding: Understanding,
  closures: Closures,
  taken: (sentence: Sentence) => boolean,
): Closing | undefined {
  const { sentences, sections, pack, firstPerson, genre } = understanding;
  const contained = new SelfContained(understanding);
  // Who tells may end on a question.
  const tells = firstPerson || genre === 'story';
  const fits = (run: Run | undefined): run is Run =>
    run !== undefined &&
    !run.some(taken) &&
    run.every(
      (sentence) =>
        !sentence.isItem && !sentence.inQuotation && !sentence.somber && (tells || !sentence.isQuestion),
    ) &&
    wordsOf(run) >= CLOSING.minWords &&
    wordsOf(run) <= CLOSING.words;
  const end = sentences.findLast(({ sayable }) => sayable);
  if (end) {
    const run = endOf(end, closures, sentences);
    const before = run?.[0] && closures.of(run[0].index - 1);
    const isShort = run !== undefined && wordsOf(run) < CLOSING.short;
    const joins = isShort && before?.[0]?.paragraph === end.paragraph;
    const longer = joins ? [...before.filter((sentence) => !run.includes(sentence)), ...run] : undefined;
    const isGood = (each: Run | undefined): each is Run => fits(each) && endsWell(each, understanding);
    if (longer && longer.length <= CLOSING.sentences && isGood(longer)) return { run: longer, isEnd: true };
    const concludes = wordRegex(pack.grammar.headings.closing).test(sections[end.section]?.title ?? '');
    if (run && run.length <= CLOSING.sentences && isGood(run) && (concludes || !opensSection(run, sentences)))
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
    .filter(({ run }) => run.every((sentence) => isPlain(sentence, firstPerson) && !sentence.isQuestion))
    .filter(({ run }) => run[0] !== undefined && contained.fits(run[0].text, run[0]))
    .sort((a, b) => b.worth - a.worth);
  return best && { run: best.run, isEnd: false };
}
