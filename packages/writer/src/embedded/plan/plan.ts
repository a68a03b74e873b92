import type { Brief } from '@parlance/artifacts/brief';
import { AppError } from '@parlance/kernel/errors';
import type { Sentence } from '../analysis/document.ts';
import type { MinutesPart } from '../analysis/minutes.ts';
import type { Asked } from '../analysis/score.ts';
import type { Understanding } from '../analysis/understand.ts';
import { findAnswer } from './answer.ts';
import type { Budget } from './budget.ts';
import { ChapterNamer, type ChapterTitle } from './chapter-titles.ts';
import { findParts, type Part, shareBudget } from './chapters.ts';
import { findDefinitions } from './definitions.ts';
import { type Closing, findClosing, findOpening, SEVERAL_NUMBERS } from './ends.ts';
import { findHook, type Hook, type Place } from './hook.ts';
import { Closures, type Run, toRuns, wordsOf } from './runs.ts';
import { Selection, takeAll } from './select.ts';
import { findTakeAway } from './take-away.ts';
import { type EpisodeTitle, findEpisodeTitle } from './title.ts';

export type Chapter = ChapterTitle & {
  headingRef: string | undefined;
  /** What it holds of the minutes of a meeting. */
  minutes: MinutesPart | undefined;
  runs: Run[];
};

/** What will be said, in which order, before a single line is written. */
export type Plan = {
  title: EpisodeTitle;
  hook: Hook | undefined;
  /** The opening itself and, where the source has an introduction without a heading, the rest of that. */
  opening: Run[];
  chapters: Chapter[];
  closing: Closing | undefined;
  /** What is said once more at the end of a dialogue: what it began with or, failing that, a claim that was told. */
  takeAway: { sentence: Sentence; isReturn: boolean } | undefined;
  answer: Asked['answer'];
  /** What the opening tells: the source's own beginning, what was asked, or what was to be stressed. */
  opensWith: 'scene' | 'answer' | 'emphasis';
  /** Nothing that could be said was left out. */
  tellsAll: boolean;
};

/** A source that fits almost whole is read whole: picking would only tear holes. */
const READS_ALL = 1.12;

const MIN_WORDS = 25;
/** Sentences that are told within the first half minute. */
const HEARD_SOON = 6;
/** What was told before so many sentences is worth being said once more. */
const LONG_AGO = 9;

/** Leaves some room for the ends of paragraphs. */
const ROOM_FOR_ENDS = 0.08;

function fillChapters(parts: Part[], selection: Selection, words: number, brief: Brief): void {
  const before = wordsOf([...selection.chosen]);
  const budget = words * (1 - ROOM_FOR_ENDS);
  let carried = 0;
  shareBudget(parts, budget, brief).forEach((share, at) => {
    const room = share + carried;
    carried = Math.max(0, room - selection.fill(parts[at]?.sentences ?? [], room));
  });
  selection.completeParagraphs(words * ROOM_FOR_ENDS + carried);
  const told = wordsOf([...selection.chosen]) - before;
  // What one chapter couldn't use, another may.
  if (told < words)
    selection.fill(
      parts.flatMap((part) => part.sentences),
      words - told,
    );
}

/**
 * Settles sentences that lean on the one before: they can't open a part. What directly follows the part before
 * moves there; what follows nothing is left out.
 */
function settle(parts: { runs: Run[] }[]): void {
  let before = parts[0];
  for (const part of parts.slice(1)) {
    part.runs = part.runs.flatMap((run) => {
      const start = run.findIndex((sentence) => !sentence.needsPrevious);
      const leaning = start < 0 ? run : run.slice(0, start);
      const last = before?.runs.at(-1);
      const follows = last?.at(-1)?.index === (leaning[0]?.index ?? 0) - 1;
      // The source itself puts a heading between the two, and is understood.
      if (follows && last?.at(-1)?.section !== leaning[0]?.section) return [run];
      if (follows) last?.push(...leaning);
      return start < 0 ? [] : [run.slice(start)];
    });
    if (part.runs.length > 0) before = part;
  }
}

/** What the episode has begun with is not told a second time. */
function forget(sentence: Sentence, parts: { runs: Run[] }[]): void {
  for (const part of parts)
    part.runs = part.runs
      .map((run) => run.filter((each) => each !== sentence))
      .filter((run) => run.length > 0);
}

/** A story ends as it ends, and so does what somebody tells as "I"; others come back to what they began with. */
function endOn(
  understanding: Understanding,
  told: readonly Sentence[],
  hook: Hook | undefined,
): Plan['takeAway'] {
  const { genre, firstPerson, interview } = understanding;
  if (genre === 'story' || firstPerson || interview || told.length < LONG_AGO) return undefined;
  const isThought = hook?.isWhole && !hook.sentence.somber && !hook.sentence.traits.has('quote');
  // "In 1903 the prize was shared": an event, and no thought.
  if (isThought && !SEVERAL_NUMBERS.test(hook.text) && !/^.{0,24}\d/.test(hook.text))
    return { sentence: hook.sentence, isReturn: true };
  const sentence = findTakeAway(understanding, told, hook?.sentence);
  return sentence && { sentence, isReturn: false };
}

const withoutQuestion = ({ question: _, ...brief }: Brief): Brief => brief;

export function makePlan(understanding: Understanding, request: Brief, asked: Asked, budget: Budget): Plan {
  const brief = asked.answer === 'none' ? withoutQuestion(request) : request;
  const { sentences } = understanding;
  const closures = new Closures(sentences);
  const sayable = wordsOf(sentences.filter(({ index }) => closures.of(index)));
  if (sayable < MIN_WORDS)
    throw new AppError('write.source_too_thin', { log: `only ${sayable} words can be said` });

  const readsAll = wordsOf(sentences.filter((sentence) => sentence.sayable)) <= budget.factWords * READS_ALL;
  const parts = findParts(understanding, brief, budget, readsAll);
  const selection = new Selection(understanding, closures);
  const answer = asked.nearness ? findAnswer(understanding, closures, asked.nearness) : [];
  // Minutes begin with what was decided, wherever it stands.
  const begins = understanding.minutes ? undefined : findOpening(understanding, closures, readsAll);
  const opening = answer.length > 0 ? answer : [begins ?? []];
  selection.take(opening.flat());
  const found = findClosing(understanding, closures, (sentence: Sentence) => selection.chosen.has(sentence));
  // Where everything is told anyway, a thought taken out of the middle would be missed there.
  const isAlone = brief.mode === 'monologue';
  const closing = found?.isEnd || (!readsAll && isAlone) ? found : undefined;
  if (closing) selection.take(closing.run);
  if (readsAll) takeAll(sentences, closures, selection);
  else {
    const pool = parts.flatMap((part) => part.sentences);
    if (brief.level === 'beginner') selection.take(findDefinitions(understanding, closures, pool));
    fillChapters(parts, selection, budget.factWords - wordsOf([...selection.chosen]), brief);
  }
  selection.takeContrasts();

  const ends = new Set([...opening.flat(), ...(closing?.run ?? [])]);
  const beginning = { runs: opening };
  const chosen = parts.map((part) => ({
    part,
    runs: toRuns(part.sentences.filter((sentence) => selection.chosen.has(sentence) && !ends.has(sentence))),
  }));
  settle([beginning, ...chosen]);
  const [first, ...rest] = chosen;
  const introduces =
    answer.length === 0 &&
    first &&
    first.part.section === undefined &&
    rest.some(({ part }) => part.section !== undefined);
  const inOrder = [...opening.flat(), ...chosen.flatMap(({ runs }) => runs.flat())];
  const title = findEpisodeTitle(understanding);
  const placeOf = (sentence: Sentence): Place => {
    if (!selection.chosen.has(sentence)) return 'never';
    const at = inOrder.indexOf(sentence);
    const next = inOrder[at + 1];
    // What follows must be understood without it.
    const isBound = !next || next.needsPrevious || next.turnsAgainst || sentence.turnsAgainst;
    if (at < 0) return 'later';
    // The greeting names the subject: where the beginning speaks of it, what leans on the beginning is understood.
    const namesSubject = sentence.terms.some((term) => title.key.split(' ').includes(term));
    const isUnderstood = next?.needsPrevious === true && !next.turnsAgainst && namesSubject;
    if (at === 0 && (!isBound || isUnderstood)) return 'first';
    const leadsParagraph =
      next?.paragraph === sentence.paragraph && inOrder[at - 1]?.paragraph !== sentence.paragraph;
    // A text that is told whole is told in its order, and a paragraph from its beginning.
    if (at >= HEARD_SOON) return 'later';
    return !isBound && !readsAll && !leadsParagraph ? 'loose' : 'soon';
  };
  const hook = findHook(understanding, request, placeOf);
  if (hook?.isWhole && ['first', 'loose'].includes(placeOf(hook.sentence)))
    forget(hook.sentence, [beginning, ...chosen]);
  const takeAway = isAlone ? undefined : endOn(understanding, inOrder, hook);
  // What the episode began with is its end: the source's own is told before it.
  if (takeAway?.isReturn && closing) chosen.at(-1)?.runs.push(closing.run);
  const namer = new ChapterNamer(understanding, title.key);
  return {
    title,
    hook,
    opening: [...beginning.runs, ...(introduces ? first.runs : [])],
    chapters: (introduces ? rest : chosen)
      .filter(({ runs }) => runs.length > 0)
      .map(({ part, runs }) => ({
        ...namer.name(part, runs),
        headingRef: part.section?.headingRef,
        minutes: part.section && understanding.minutes?.get(part.section),
        runs,
      })),
    closing: takeAway?.isReturn ? undefined : closing,
    takeAway: closing && !takeAway?.isReturn ? undefined : takeAway,
    answer: asked.answer,
    opensWith: answer.length === 0 ? 'scene' : brief.question ? 'answer' : 'emphasis',
    tellsAll: sentences.every((sentence) => selection.chosen.has(sentence) || !closures.of(sentence.index)),
  };
}
