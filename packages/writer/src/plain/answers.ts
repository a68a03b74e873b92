import { wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';
import { headingOver } from './headings.ts';

/** Fewer questions are a figure of speech. */
const MIN_QUESTIONS = 3;
/** Of all paragraphs, so many ask or are asked for. */
const MIN_SHARE = 0.25;
/** So many questions, and one in so many sentences: a conversation that was printed without its breaks. */
const RUN_IN = { questions: 4, sentences: 8 };
/** An answer of more words, in a text that nobody is interviewed in, is told like any other stretch. */
const MAX_WORDS = 120;

/** How things are, before a question. */
const MAX_LEAD_WORDS = 10;

/** What a sentence is in a conversation that the text is made as. */
export type Part = 'asks' | 'answers' | undefined;

const QUOTED = /[“”„"«»]/;
export const isQuestion = ({ text }: Pick<Sentence, 'text'>): boolean =>
  text.endsWith('?') && !QUOTED.test(text);

/**
 * Of an interview, and of a text whose paragraphs or headings ask again and again: which sentences ask and which
 * answer, so that one host always asks and the other has whole answers.
 */
export function partsOf(told: readonly Sentence[], reading: Reading): readonly Part[] {
  const isHead = (at: number): boolean => told[at - 1]?.paragraph !== told[at]?.paragraph;
  const inside = (sentence: Sentence | undefined, at: number): boolean => {
    const next = told[at + 1];
    return (
      sentence !== undefined &&
      isQuestion(sentence) &&
      !sentence.inQuotation &&
      next !== undefined &&
      !isQuestion(next)
    );
  };
  const asksItself = (sentence: Sentence, at: number): boolean => inside(sentence, at) && isHead(at);
  // "I have posted my vote. Can I change my mind?": who asks says first how things are.
  const own = wordRegex(reading.pack.grammar.authorVoice, 'u');
  const plural = wordRegex(reading.pack.grammar.ownPlural, 'u');
  const leadsIn = (sentence: Sentence, at: number): boolean =>
    !isQuestion(sentence) &&
    !sentence.inQuotation &&
    sentence.words <= MAX_LEAD_WORDS &&
    own.test(sentence.text) &&
    !plural.test(sentence.text) &&
    inside(told[at + 1], at + 1);
  const isUnderQuestion = (sentence: Sentence, at: number): boolean =>
    told[at - 1]?.heading !== sentence.heading && headingOver(sentence, reading)?.asks !== undefined;
  const heads = told.map((sentence, at) => sentence.asked || asksItself(sentence, at));
  const paragraphs = new Set(told.map(({ paragraph }) => paragraph)).size;
  const questions = told.filter((sentence, at) => heads[at] || isUnderQuestion(sentence, at)).length;
  const runIn = told.filter(inside).length;
  const isRunIn = runIn >= RUN_IN.questions && runIn * RUN_IN.sentences >= told.length;
  const isPrinted = questions >= MIN_QUESTIONS && questions >= paragraphs * MIN_SHARE;
  const isHabit = isPrinted || isRunIn;
  // Who is interviewed may ask, too, and answers it; on a page of questions each is put to the other host.
  const isTalk = told.some(({ asked, asksInText }) => asked && !asksInText);
  const isPage = isHabit && !isTalk;
  // Without the breaks of a page, who says "I" may as well be the one who answers.
  const asks = told.map(
    (each, at) => heads[at] || (isPage && (inside(each, at) || (isPrinted && leadsIn(each, at)))),
  );
  const begins = told.map((sentence, at) => asks[at] || isUnderQuestion(sentence, at));
  const parts: Part[] = told.map(() => undefined);
  for (let at = 0; at < told.length; at++) {
    if (!begins[at] || !(isHabit || told[at]?.asked)) continue;
    if (asks[at]) parts[at] = 'asks';
    const from = asks[at] ? at + 1 : at;
    const first = told[from];
    if (first === undefined || asks[from]) continue;
    const further = told
      .slice(from + 1)
      .findIndex((each, nth) => begins[from + 1 + nth] || each.section !== first.section);
    const answer = told.slice(from, further < 0 ? told.length : from + 1 + further);
    const isWhole = isTalk || answer.reduce((sum, { words }) => sum + words, 0) <= MAX_WORDS;
    answer.forEach(({ paragraph }, nth) => {
      if (isWhole || paragraph === first.paragraph) parts[from + nth] = 'answers';
    });
  }
  return parts;
}
