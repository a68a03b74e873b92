import type { Sentence } from './document.ts';
import type { RawSentence } from './raw-sentences.ts';

/** Fewer are a figure of speech. */
const MIN_QUESTIONS = 4;
/** Of the paragraphs that say more than one thing, so many must begin with a question. */
const MIN_SHARE = 0.3;

const opensWithQuestion = ([first, second]: readonly RawSentence[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  /\?$/.test(first.text) &&
  !/\?$/.test(second.text) &&
  !first.isItem &&
  !first.inQuotation;

/**
 * The questions that a text asks at the head of its paragraphs and answers in them, where that is how it is made. Such
 * a text is half a conversation: one host asks what it asks, the other answers what it answers.
 */
export function questionsInText(sentences: readonly RawSentence[]): ReadonlySet<RawSentence> {
  const paragraphs = [...Map.groupBy(sentences, ({ paragraph }) => paragraph).values()].filter(
    (paragraph) => paragraph.length > 1 && !paragraph.some(({ asked }) => asked),
  );
  const asking = paragraphs.filter(opensWithQuestion);
  const isHabit = asking.length >= MIN_QUESTIONS && asking.length >= paragraphs.length * MIN_SHARE;
  return new Set(isHabit ? asking.flatMap(([first]) => first ?? []) : []);
}

/** More is not told at once. */
const MAX_BOUND = 8;

/**
 * A paragraph of such a text is told from its beginning to its end, or not at all; what is told before a question, with
 * that question and its answer: "Another saves from 35 to 65." leads to "Who has more?"
 */
export function bindParagraphs(sentences: readonly Sentence[]): void {
  const paragraphs = [...Map.groupBy(sentences, ({ paragraph }) => paragraph).values()];
  paragraphs.forEach(([first, ...rest], at) => {
    // What a text begins with may be said alone, before the greeting.
    if (!first || (at === 0 && !first.asksInText)) return;
    for (const sentence of rest) sentence.needsPrevious = true;
    const next = paragraphs[at + 1] ?? [];
    const leadsOn = !first.asksInText && next[0]?.asksInText && next[0].section === first.section;
    const told = rest.length + (leadsOn ? next.length : 0);
    first.promises = told <= MAX_BOUND ? told : rest.length;
  });
}
