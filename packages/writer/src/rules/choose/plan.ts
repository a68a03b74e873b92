import type { Brief } from '@parlance/artifacts/brief';
import { AppError } from '@parlance/kernel/errors';
import type { Grammar } from '@parlance/language/language';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { MinutesPart } from '../../read/minutes.ts';
import type { Marked } from '../marks/marked.ts';
import { attribute } from '../marks/own-words.ts';
import type { Asked } from '../marks/score.ts';
import type { Understanding } from '../understand.ts';
import { findAnswer } from './answer.ts';
import { toBlocks } from './blocks.ts';
import type { Budget } from './budget.ts';
import { ChapterNamer, type ChapterTitle } from './chapter-titles.ts';
import { findParts, type Part, shareBudget } from './chapters.ts';
import { type Closing, findClosing, withoutLooseEnd } from './closing.ts';
import { findDefinitions } from './definitions.ts';
import { findOpening } from './ends.ts';
import { findHook, type Hook, saidFirst } from './hook.ts';
import type { Place } from './hook-candidates.ts';
import { Closures, type Run, toRuns, wordsOf } from './runs.ts';
import { Selection } from './select.ts';
import { findTakeAway, type TakeAway } from './take-away.ts';
import { toldOfTalk } from './talk.ts';
import { type EpisodeTitle, findEpisodeTitle } from './title.ts';
import { untangle } from './untangle.ts';

export type Chapter = Omit<ChapterTitle, 'title'> & {
  title: string;
  headingRef: string | undefined;
  /** What it holds of the minutes of a meeting. */
  minutes: MinutesPart | undefined;
  runs: readonly Run[];
};

/** What will be said, in which order, before a single line is written. */
export type Plan = {
  title: EpisodeTitle;
  hook: Hook | undefined;
  /** The opening itself and, where the source has an introduction without a heading, the rest of that. */
  opening: readonly Run[];
  chapters: Chapter[];
  closing: Closing | undefined;
  /** What is kept for the end of a dialogue. */
  takeAway: TakeAway | undefined;
  answer: Asked['answer'];
  /** What the opening tells: the source's own beginning, what was asked, or what was to be stressed. */
  opensWith: 'scene' | 'answer' | 'emphasis';
  /** Nothing that could be said was left out. */
  tellsAll: boolean;
};

/** A source that fits almost whole is read whole: picking would only tear holes. */
const READS_ALL = 1.12;

const MAX_TITLE_CHARS = 70;
const MIN_WORDS = 25;
/** Sentences that are still in one's ear. */
const HEARD_SOON = 4;
/** Of fewer sentences nothing is kept for the end. */
const LONG_ENOUGH = 7;

/** Everything that can be said, in order: for sources no longer than the asked length. */
function takeAll(sentences: readonly Marked[], closures: Closures, selection: Selection): void {
  for (const sentence of sentences) {
    const run = closures.of(sentence.index);
    const leansOnSpoken = sentence.sayable && !sentence.isQuestion && selection.has(sentence.index - 1);
    if (run) selection.take(run);
    else if (leansOnSpoken) selection.take([sentence]);
  }
}

/** Leaves some room for the ends of paragraphs. */
const ROOM_FOR_ENDS = 0.08;

/**
 * How much of what is told is what a text begins with, in its order. News begin with what matters, and what an essay
 * comes to is understood by who has heard what it sets out from; a question is answered wherever the answer stands.
 */
const FRONT = { news: 0.5, general: 0.45, research: 0, instructions: 0.5, story: 0.3 };

function fillChapters(
  parts: Part[],
  selection: Selection,
  words: number,
  brief: Brief,
  { genre }: Understanding,
): void {
  const before = wordsOf([...selection.chosen]);
  const budget = words * (1 - ROOM_FOR_ENDS);
  const front = brief.question || brief.emphasis ? 0 : FRONT[genre];
  const pool = parts.flatMap((part) => part.sentences);
  const begun = front > 0 ? selection.begin(pool, budget * front) : 0;
  let carried = 0;
  const isLeft = (sentence: Marked): boolean => !selection.chosen.has(sentence);
  const left = parts.map((part) => ({ ...part, sentences: part.sentences.filter(isLeft) }));
  shareBudget(left, budget - begun, brief).forEach((share, at) => {
    const { sentences = [] } = parts[at] ?? {};
    const room = share + carried;
    carried = Math.max(0, room - selection.fill(sentences, room));
  });
  selection.completeParagraphs(words * ROOM_FOR_ENDS + carried);
  const told = wordsOf([...selection.chosen]) - before;
  // What one chapter couldn't use, another may.
  if (told < words) selection.fill(pool, words - told);
}

/** Some of what is told, and the part of the source that it is of; of none where the episode begins. */
type Stretch = { readonly part: Part | undefined; readonly runs: readonly Run[] };

const sentencesIn = (stretches: readonly Stretch[]): Marked[] => stretches.flatMap(({ runs }) => runs.flat());

/**
 * Settles sentences that lean on the one before: they can't open a part. What directly follows the part before
 * moves there; what follows nothing is left out.
 */
function settle([opening, ...others]: readonly [Stretch, ...Stretch[]]): [Stretch, ...Stretch[]] {
  const settled: [Stretch, ...Stretch[]] = [opening];
  let at = 0;
  for (const part of others) {
    const runs = part.runs.flatMap((run): Run[] => {
      const before = settled[at] as Stretch;
      const start = run.findIndex((sentence) => !sentence.needsPrevious);
      const leaning = start < 0 ? run : run.slice(0, start);
      const last = before.runs.at(-1);
      const follows = last?.at(-1)?.index === (leaning[0]?.index ?? 0) - 1;
      // The source itself puts a heading between the two, and is understood.
      if (follows && last?.at(-1)?.section !== leaning[0]?.section) return [run];
      if (follows && last) settled[at] = { ...before, runs: before.runs.with(-1, [...last, ...leaning]) };
      return start < 0 ? [] : [run.slice(start)];
    });
    settled.push({ ...part, runs });
    if (runs.length > 0) at = settled.length - 1;
  }
  return settled;
}

/** What the episode has begun with is not told a second time. */
function without(said: readonly Marked[], stretches: readonly Stretch[]): Stretch[] {
  return stretches.map((stretch) => ({
    ...stretch,
    runs: stretch.runs
      .map((run) => run.filter((each) => !said.includes(each)))
      .filter((run) => run.length > 0),
  }));
}

/** What the hook has said is not told again; what it has left for later goes on in its place. */
function withoutHook(hook: Hook | undefined, stretches: readonly Stretch[]): readonly Stretch[] {
  if (!hook) return stretches;
  const { rest, sentence } = hook;
  if (rest === undefined) return without(saidFirst(hook), stretches);
  return stretches.map((stretch) => ({
    ...stretch,
    runs: stretch.runs.map((run) => run.map((each) => (each === sentence ? { ...each, text: rest } : each))),
  }));
}

/**
 * A story ends as it ends, and so do talks and minutes; many questions have no answer in common; a few sentences are in
 * everybody's ear.
 */
function keepsSomething({ genre, minutes, sentences }: Understanding, told: readonly Marked[]): boolean {
  const answers = sentences.some(({ asked }) => asked);
  return genre !== 'story' && !answers && !minutes && told.length >= LONG_ENOUGH;
}

/** What has no name of its own is told with what stands before it: with the chapter or, at first, with the opening. */
function nameChapters(
  stretches: readonly Stretch[],
  namer: ChapterNamer,
  { minutes }: Understanding,
): { chapters: Chapter[]; unnamed: readonly Run[] } {
  const chapters: Chapter[] = [];
  const unnamed: Run[] = [];
  for (const { part, runs } of stretches) {
    if (runs.length === 0 || !part) continue;
    const { title, ...name } = namer.name(part, runs);
    const last = chapters.at(-1);
    if (title !== undefined)
      chapters.push({
        ...name,
        title,
        headingRef: part.section?.headingRef,
        minutes: part.section && minutes?.get(part.section),
        runs,
      });
    else if (last) chapters[chapters.length - 1] = { ...last, runs: [...last.runs, ...runs] };
    else unnamed.push(...runs);
  }
  // One name alone, made up, would name all that is told.
  const [only] = chapters;
  return chapters.length === 1 && only?.isGiven === false
    ? { chapters: [], unnamed: [...unnamed, ...only.runs] }
    : { chapters, unnamed };
}

type Telling = { told: ReadonlySet<Marked>; title: EpisodeTitle; readsAll: boolean; grammar: Grammar };

/** Where each sentence is told, when all are told in this order. */
function placesIn(
  inOrder: readonly Marked[],
  { told, title, readsAll, grammar }: Telling,
): (sentence: Marked) => Place {
  const { anaphorOpening, dependentOpening, droppedSubject = '(?!)', pronoun } = grammar;
  const pointing = wordRegex(`${anaphorOpening}|${dependentOpening}|${droppedSubject}|${pronoun}`);
  // An answer stays where its question is.
  const answers = new Set(toBlocks(inOrder).flatMap((block) => (block[0]?.asked ? block : [])));
  return (sentence) => {
    if (!told.has(sentence)) return 'never';
    const at = inOrder.indexOf(sentence);
    const next = inOrder[at + 1];
    const before = inOrder[at - 1];
    if (at < 0) return 'later';
    // The greeting names the subject: where the beginning speaks of it, what leans on the beginning is understood.
    const namesSubject = sentence.terms.some((term) => title.key.split(' ').includes(term));
    // So is what leans on it only by naming again what it has named. Only the greeting stands between the two.
    const isTakenUp = next && (!next.needsPrevious || namesSubject || !pointing.test(next.text));
    if (at === 0 && !sentence.turnsAgainst) return isTakenUp ? 'first' : 'leant';
    // What follows must be understood without it.
    const isBound = !next || next.needsPrevious || next.turnsAgainst || sentence.turnsAgainst;
    // A paragraph is told from its beginning, and a question with its answer.
    const leads = next?.paragraph === sentence.paragraph && before?.paragraph !== sentence.paragraph;
    const isAsked = sentence.isQuestion || before?.isQuestion === true || sentence.announces;
    const isPromised = sentence.promises > 0 || (before !== undefined && before.promises > 0);
    const isLoose = !isBound && !leads && !isAsked && !isPromised && !answers.has(sentence);
    // A text that is told whole begins in its order.
    if (at >= HEARD_SOON) return isLoose ? 'loose' : 'later';
    return isLoose && !readsAll ? 'loose' : 'soon';
  };
}

/** A text without a title is called by what one hears first, where that is short, rather than by its first words. */
function titled(title: EpisodeTitle, hook: Hook | undefined): EpisodeTitle {
  const isName =
    hook !== undefined && ['said', 'quote', 'own'].includes(hook.form) && hook.text.length <= MAX_TITLE_CHARS;
  return title.shape === 'unknown' && isName ? { ...title, title: hook.text.replace(/\.$/, '') } : title;
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
  // A talk is told in its order, so none of its parts is passed over.
  const inOrderOfTalk = understanding.interview && !brief.question && !brief.emphasis;
  const parts = findParts(understanding, brief, budget, readsAll || inOrderOfTalk);
  const selection = new Selection(understanding, closures);
  const answer = asked.nearness ? findAnswer(understanding, closures, asked.nearness, brief.question) : [];
  // Minutes begin with what was decided, wherever it stands.
  const begins = understanding.minutes ? undefined : findOpening(understanding, closures, readsAll);
  const opening = answer.length > 0 ? answer : [begins ?? []];
  selection.take(opening.flat());
  const isTaken = (sentence: Marked): boolean => selection.chosen.has(sentence);
  const found = findClosing(understanding, closures, isTaken, readsAll);
  // Where everything is told anyway, a thought taken out of the middle would be missed there.
  const isAlone = brief.mode === 'monologue';
  const ending = found?.from !== 'thought' || (!readsAll && isAlone) ? found : undefined;
  if (ending) selection.take(ending.run);
  const closing = ending?.inPlace ? undefined : ending;
  const pool = parts.flatMap((part) => part.sentences);
  if (readsAll) takeAll(sentences, closures, selection);
  else if (parts.every(({ isWhole }) => isWhole)) takeAll(pool, closures, selection);
  else if (inOrderOfTalk) selection.take(toldOfTalk(sentences, budget.factWords));
  else {
    if (brief.level === 'beginner') selection.take(findDefinitions(understanding, closures, pool));
    fillChapters(parts, selection, budget.factWords - wordsOf([...selection.chosen]), brief, understanding);
    selection.completeLast();
  }
  selection.takeWhatBelongs();

  const ends = new Set([...opening.flat(), ...(closing?.run ?? [])]);
  const chosen = parts.map((part) => ({
    part,
    runs: toRuns(part.sentences.filter((sentence) => selection.chosen.has(sentence) && !ends.has(sentence))),
  }));
  const settled = settle([{ part: undefined, runs: opening }, ...chosen]);
  const [beginning, ...between] = settled;
  // What answers is told as it was found.
  const isAnswer = answer.length > 0;
  const [first, ...others] = isAnswer
    ? [beginning, ...untangle(between, understanding)]
    : untangle(settled, understanding);
  const [introducing, ...rest] = withoutLooseEnd(others, understanding, { readsAll, ending });
  const clear = [first ?? beginning, ...(introducing ? [introducing] : []), ...rest];
  const stays = new Set(sentencesIn(clear));
  const left = new Set(sentencesIn(settled).filter((sentence) => !stays.has(sentence)));
  const toTell = new Set([...selection.chosen].filter((sentence) => !left.has(sentence)));
  const introduces =
    !isAnswer &&
    introducing?.part?.section === undefined &&
    introducing !== undefined &&
    rest.some(({ part }) => part?.section !== undefined);
  const inOrder = [...beginning.runs.flat(), ...sentencesIn(clear.slice(1))];
  const title = findEpisodeTitle(understanding);
  const placeOf = placesIn(inOrder, { told: toTell, title, readsAll, grammar: understanding.pack.grammar });
  const hook = findHook(understanding, request, placeOf);
  const told = [...inOrder, ...(closing?.run ?? [])];
  const takeAway =
    isAlone || ending || !keepsSomething(understanding, told)
      ? undefined
      : findTakeAway(understanding, brief.level, told, hook, (sentence) => {
          // What is told last is told at the end anyhow.
          const isLast = sentence === inOrder.at(-1) && !sentence.turnsAgainst;
          return isLast || placeOf(sentence) === 'loose';
        });
  const onward = withoutHook(hook, clear);
  const [opens, ...goesOn] = takeAway && !takeAway.isTold ? without([takeAway.sentence], onward) : onward;
  const attributed = attribute(
    [...sentencesIn([...(opens ? [opens] : []), ...goesOn]), ...(closing?.run ?? [])].filter(
      (sentence) => sentence !== hook?.sentence,
    ),
    understanding,
  );
  const said = (run: Run): Run => run.map((sentence) => attributed.get(sentence) ?? sentence);
  const opened = [...(opens?.runs ?? []), ...(introduces ? (goesOn[0]?.runs ?? []) : [])];
  const named = nameChapters(
    introduces ? goesOn.slice(1) : goesOn,
    new ChapterNamer(understanding, title.key),
    understanding,
  );
  return {
    title: titled(title, hook),
    hook,
    opening: [...opened, ...named.unnamed].map(said),
    chapters: named.chapters.map((chapter) => ({ ...chapter, runs: chapter.runs.map(said) })),
    closing: closing && { ...closing, run: said(closing.run) },
    takeAway,
    answer: asked.answer,
    opensWith: answer.length === 0 ? 'scene' : brief.question ? 'answer' : 'emphasis',
    tellsAll: sentences.every((sentence) => toTell.has(sentence) || !closures.of(sentence.index)),
  };
}
