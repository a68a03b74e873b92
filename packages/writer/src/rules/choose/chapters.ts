import type { Brief } from '@parlance/artifacts/brief';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Section } from '../../read/document.ts';
import type { Marked } from '../marks/marked.ts';
import { findTopicShifts } from '../marks/text-tiling.ts';
import type { Understanding } from '../understand.ts';
import type { Budget } from './budget.ts';
import { wordsOf } from './runs.ts';

/** A part of the source that may become a chapter. */
export type Part = {
  /** All of it is told. */
  isWhole?: boolean;
  section: Section | undefined;
  sentences: Marked[];
};

const MIN_SECTION_WORDS = 40;
const MIN_HEADED_SECTIONS = 2;
/** Of a counted list: what an item has to have, and what there must be room for of each. */
const LISTED = { least: 12, each: 30 };
/** What must stand behind headings for them to make the chapters: of a text that is cut, and of one told whole. */
const MIN_HEADED_SHARE = { cut: 0.5, whole: 0.25 };
const OVER_ALL = 0.9;
const INTRODUCTION_SHARE = 0.6;
const ENOUGH_TO_CHOOSE = 1.08;

const sayableWords = (sentences: readonly Marked[]): number =>
  wordsOf(sentences.filter(({ sayable }) => sayable));

/** The level whose headings cut the text into chapters: the highest that has at least two of them. */
function chapterLevel(sections: readonly Section[]): number {
  const levels = sections.slice(1).map(({ level }) => level);
  const sorted = [...new Set(levels)].sort((a, b) => a - b);
  return (
    sorted.find((level) => levels.filter((each) => each <= level).length >= MIN_HEADED_SECTIONS) ??
    sorted.at(-1) ??
    1
  );
}

function byHeadings({ sections, sentences }: Understanding): Part[] {
  const level = chapterLevel(sections);
  const partOf: number[] = [];
  const parts: Part[] = [];
  sections.forEach((section, at) => {
    if (at === 0 || section.level <= level || parts.length === 0) {
      parts.push({ section: at === 0 ? undefined : section, sentences: [] });
    }
    partOf[at] = parts.length - 1;
  });
  for (const sentence of sentences) parts[partOf[sentence.section] ?? 0]?.sentences.push(sentence);
  return parts.filter((part) => part.sentences.length > 0);
}

function byTopicShifts({ sentences }: Understanding, count: number): Part[] {
  const paragraphs: Marked[][] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    const [first] = last ?? [];
    // An answer is not parted from its question.
    const answers = first?.asked === true && !sentence.asked && first.section === sentence.section;
    if (answers || first?.paragraph === sentence.paragraph) last?.push(sentence);
    else paragraphs.push([sentence]);
  }
  const words = paragraphs.map((paragraph) => wordsOf(paragraph));
  const total = words.reduce((a, b) => a + b, 0);
  const terms = paragraphs.map((paragraph) => paragraph.flatMap((sentence) => sentence.terms));
  const cuts = findTopicShifts(terms, words, count, Math.max(60, (total / count) * 0.45));
  return [...cuts, paragraphs.length].map((end, at) => ({
    section: undefined,
    sentences: paragraphs.slice(cuts[at - 1] ?? 0, end).flat(),
  }));
}

/** Short parts join the part before them: a chapter of one line is no chapter. */
function joinShort(parts: Part[], minWords: number): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && sayableWords(part.sentences) < minWords)
      last.sentences = last.sentences.concat(part.sentences);
    else joined.push({ ...part, sentences: [...part.sentences] });
  }
  return joined;
}

/** What a part has to offer: its best sentences, with the opening and the end a little ahead. */
function salience(part: Part, at: number, { pack }: Understanding, brief: Brief): number {
  const scores = part.sentences
    .filter(({ sayable }) => sayable)
    .map(({ score }) => (brief.question || brief.emphasis ? score ** 2 : score));
  const best = scores
    .sort((a, b) => b - a)
    .slice(0, 6)
    .reduce((a, b) => a + b, 0);
  const title = part.section?.title ?? '';
  const { intro, closing } = pack.grammar.headings;
  const opens = !brief.question && !brief.emphasis && (at === 0 || wordRegex(intro).test(title));
  return (
    best *
    (opens ? 1.2 : 1) *
    (wordRegex(closing).test(title) ? 1.1 : 1) *
    (part.sentences.length < 4 ? 0.8 : 1)
  );
}

/** What was decided comes first, then how it came about, who does what, and what is left open. */
const MINUTES_ORDER = ['decisions', undefined, 'actions', 'open', 'people'] as const;

function inMinutesOrder(parts: readonly Part[], minutes: NonNullable<Understanding['minutes']>): Part[] {
  const placeOf = ({ section }: Part): number =>
    section === undefined ? -1 : MINUTES_ORDER.indexOf(minutes.get(section));
  return parts.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A little more than asked for is better than a section less. */
const WHOLE = { most: 1.03, least: 0.6 };
/** What a text that asks begins with is a promise: the section that keeps it is told. */
const PROMISED_TERMS = 2;

const sharesWith = (part: Part, promise: ReadonlySet<string>): number =>
  new Set(part.sentences.flatMap(({ terms }) => terms.filter((term) => promise.has(term)))).size;

/**
 * Of a text that asks, sections are told whole, as many as there is room for: a section cut short asks what it does not
 * answer, and its name promises what does not come. Undefined where too little would be left to tell.
 */
function wholeSections(
  eligible: readonly Part[],
  ranked: readonly Part[],
  { sentences }: Understanding,
  words: number,
): Part[] | undefined {
  const promise = new Set(sentences[0]?.terms);
  const kept = new Set(eligible.filter((part, at) => !part.section || at === eligible.length - 1));
  const keeping = ranked.filter((part) => sharesWith(part, promise) >= PROMISED_TERMS);
  let used = sayableWords([...kept].flatMap((part) => part.sentences));
  for (const part of new Set([...keeping, ...ranked])) {
    const more = sayableWords(part.sentences);
    if (kept.has(part) || used + more > words * WHOLE.most) continue;
    kept.add(part);
    used += more;
  }
  const fits = used <= words * WHOLE.most && used >= words * WHOLE.least;
  return fits
    ? eligible.filter((part) => kept.has(part)).map((part) => ({ ...part, isWhole: true }))
    : undefined;
}

/** Cuts the source into parts and keeps those the episode has room for, in their order. */
export function findParts(
  understanding: Understanding,
  brief: Brief,
  budget: Budget,
  readsAll: boolean,
): Part[] {
  const total = sayableWords(understanding.sentences);
  const room = Math.min(budget.factWords, total);
  // A question is answered in fewer places than a whole text is told in.
  const narrow = brief.question ? 0.7 : 1;
  const countBy = (words: number): number =>
    Math.max(1, Math.min(budget.maxChapters, Math.round((room / words) * narrow)));
  const headed = byHeadings(understanding);
  if (understanding.minutes) return inMinutesOrder(headed, understanding.minutes);
  const withHeading = headed.filter(
    (part) => part.section && sayableWords(part.sentences) >= MIN_SECTION_WORDS,
  );
  const share = sayableWords(withHeading.flatMap((part) => part.sentences)) / total;
  // One heading over everything is no chapter but what a page prints over an article.
  const usesHeadings = readsAll
    ? share > MIN_HEADED_SHARE.whole && (withHeading.length >= MIN_HEADED_SECTIONS || share < OVER_ALL)
    : withHeading.length >= MIN_HEADED_SECTIONS && share > MIN_HEADED_SHARE.cut;
  if (!usesHeadings) return byTopicShifts(understanding, countBy(budget.unheadedChapterWords));
  if (readsAll) return joinShort(headed, MIN_SECTION_WORDS);
  const least = understanding.isListed ? LISTED.least : MIN_SECTION_WORDS;
  const eligible = headed.filter(
    (part) => part.section === undefined || sayableWords(part.sentences) >= least,
  );
  // What is counted is told to its end, where there is room for something of each.
  if (understanding.isListed && !brief.question && room / eligible.length >= LISTED.each) return eligible;
  const ranked = eligible
    .filter((part) => part.section !== undefined)
    .map((part, at) => ({ part, worth: salience(part, at, understanding, brief) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ part }) => part);
  const whole = understanding.asksItself && wholeSections(eligible, ranked, understanding, budget.factWords);
  if (whole) return whole;
  const kept = new Set(ranked.slice(0, countBy(budget.chapterWords)));
  // Fewer chapters are better told, but they must hold enough to choose from.
  for (const part of ranked) {
    if (sayableWords([...kept].flatMap((each) => each.sentences)) >= budget.factWords * ENOUGH_TO_CHOOSE)
      break;
    kept.add(part);
  }
  // A text comes to its point at its end: whoever hears the last part knows how it ends.
  const last = eligible.at(-1);
  if (last?.section && !brief.question && !brief.emphasis) kept.add(last);
  return eligible.filter((part) => kept.has(part) || (part.section === undefined && !brief.question));
}

/** What stands before the first heading: the opening has already been taken from it. */
const isIntroduction = (section: Section | undefined, parts: readonly Part[]): boolean =>
  section === undefined && parts.some((part) => part.section !== undefined);

/** How many words each part gets: more for the longer and for the better, none forgotten. */
export function shareBudget(parts: readonly Part[], words: number, brief: Brief): number[] {
  const weights = parts.map(({ section, sentences }) => {
    const scores = sentences
      .filter(({ sayable }) => sayable)
      .map(({ score }) => score)
      .sort((a, b) => b - a);
    const best = scores.slice(0, 5).reduce((a, b) => a + b, 0) / 5;
    const worth =
      Math.sqrt(sayableWords(sentences)) * (brief.question || brief.emphasis ? best ** 2 : 0.5 + best);
    return isIntroduction(section, parts) ? worth * INTRODUCTION_SHARE : worth;
  });
  const sum = weights.reduce((a, b) => a + b, 0) || 1;
  return weights.map((weight) => (words * weight) / sum);
}
