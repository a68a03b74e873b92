import type { Passage } from '@parlance/artifacts/source-text';
import type { Grammar } from '@parlance/language/language';
import { wordRegex } from '@parlance/language/text/word-regex';
import { asQuestion, type Talk } from './talk.ts';

/** Fewer are no interview: a recipe may have one line that begins with "A:". */
const MIN_LABELS = 4;
/** "How do I keep a log? I would like to know what was changed.": it asks, too. */
const asks = (text: string): boolean => /\?(?: |$)/.test(text);

/**
 * Printed interviews mark who speaks by "Question:" and "Answer:". Nobody says these marks; what is asked heads the
 * answer, so that one of the two asks it and the other answers.
 */
export function withoutLabels(
  passages: readonly Passage[],
  { interview: { question, answer } }: Grammar,
): Talk {
  const label = wordRegex(`^(?:(?<ask>${question})|(?:${answer})) ?[:.] +`);
  const answers = wordRegex(`^(?:${answer}) ?: +`);
  const asked = new Set<string>();
  if (passages.filter(({ text }) => label.test(text)).length < MIN_LABELS) {
    // Right below a question, its answer needs no mark, however few there are.
    const unmarked = passages.map((passage, at) => {
      const above = passages[at - 1];
      const isAnswer = above?.kind === 'heading' && asks(above.text);
      return isAnswer ? { ...passage, text: passage.text.replace(answers, '') } : passage;
    });
    return { passages: unmarked, asked };
  }
  const told = passages.map((passage): Passage => {
    const found = label.exec(passage.text);
    if (!found) return passage;
    const text = passage.text.slice(found[0].length);
    if (found.groups?.ask === undefined || !asks(text)) return { ...passage, text };
    asked.add(passage.id);
    return asQuestion(passage, text);
  });
  return { passages: told, asked };
}

/** Fewer headings that ask make no conversation. */
const MIN_QUESTIONS = 3;
const MIN_SHARE = 0.5;

/**
 * The headings that ask and whose answer stands below them, where that is how the whole source is made, and those that
 * are known to ask, whatever sign they end in.
 */
export function questionsIn(
  passages: readonly Passage[],
  known: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const headings = passages.filter(({ kind, level }) => kind === 'heading' && (level ?? 2) > 1);
  const kindBelow = (at: number): Passage['kind'] => passages[at + 1]?.kind ?? 'heading';
  const answered = passages.filter(
    ({ id, kind, text }, at) =>
      kind === 'heading' && (known.has(id) || asks(text)) && kindBelow(at) !== 'heading',
  );
  const inProse = answered.filter((passage) => kindBelow(passages.indexOf(passage)) === 'paragraph');
  const isHabit = inProse.length >= MIN_QUESTIONS && inProse.length >= headings.length * MIN_SHARE;
  // Where it is one, what answers by a list answers no other question either.
  return new Set(isHabit ? answered.map(({ id }) => id) : []);
}
