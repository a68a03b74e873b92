import type { RawSentence } from './document.ts';

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
