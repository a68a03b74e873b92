import type { Marked } from '../marks/marked.ts';
import { wordsOf } from './runs.ts';

/** What stands before the first question may take so much of the time. */
const INTRODUCTION = 0.33;
/** How a talk ends is told where it leaves so much for the rest. */
const END = 0.35;
/** Of a longer answer, the paragraphs up to here. */
const ANSWER_WORDS = 150;
const MIN_ANSWER_WORDS = 30;

const paragraphsOf = (sentences: readonly Marked[]): Marked[][] => [
  ...Map.groupBy(sentences, ({ paragraph }) => paragraph).values(),
];

/** Whole paragraphs from the first on, up to so many words; the first one in any case. */
function within(sentences: readonly Marked[], words: number): Marked[] {
  const told: Marked[] = [];
  for (const paragraph of paragraphsOf(sentences)) {
    if (told.length > 0 && wordsOf([...told, ...paragraph]) > words) break;
    told.push(...paragraph);
  }
  return told;
}

/** As much of an answer as there is room for, where that says something. */
function begun([question, ...answer]: readonly Marked[], words: number): Marked[] {
  if (!question) return [];
  const told = [question];
  for (const sentence of answer) {
    if (wordsOf([...told, sentence]) > words) break;
    told.push(sentence);
  }
  return wordsOf(told.slice(1)) >= MIN_ANSWER_WORDS ? told : [];
}

/**
 * What is told of a talk that is too long: who is asked, then question after question with whole answers, since each
 * comes of the last, and the question it ends with. Questions that stand alone would be asked of nobody.
 */
export function toldOfTalk(sentences: readonly Marked[], words: number): Marked[] {
  const sayable = sentences.filter((sentence) => sentence.sayable);
  const first = sayable.findIndex(({ asked }) => asked);
  const introduction = within(sayable.slice(0, first), words * INTRODUCTION);
  const pairs: Marked[][] = [];
  for (const sentence of sayable.slice(first)) {
    const pair = pairs.at(-1);
    if (sentence.asked) pairs.push([sentence]);
    // What stands behind the talk, under a name of its own, answers nothing.
    else if (pair?.[0]?.section === sentence.section) pair.push(sentence);
  }
  const answered = pairs.filter((pair) => pair.length > 1).map((pair) => within(pair, ANSWER_WORDS));
  const end = answered.at(-1) ?? [];
  const told = [...introduction];
  const hasEnd = wordsOf(end) <= words * END;
  const room = words - (hasEnd ? wordsOf(end) : 0);
  for (const pair of answered.slice(0, -1)) {
    const fits = told.length === 0 || wordsOf([...told, ...pair]) <= room;
    told.push(...(fits ? pair : begun(pair, room - wordsOf(told))));
    if (!fits) break;
  }
  return hasEnd ? [...told, ...end] : told;
}
