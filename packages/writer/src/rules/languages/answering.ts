/** What questions can ask for that shows in an answer. */
export type AnswerKind = 'person' | 'date' | 'number' | 'place' | 'reason';

/** How a language asks, and what an answer looks like. Patterns; `\\b` knows accented letters. */
export type Answering = {
  /** Found in a question that asks for such a thing. */
  asks: Record<AnswerKind, string>;
  /** Found in a sentence that has one, beside digits and names; a place ends in a capital. */
  shows: Record<Exclude<AnswerKind, 'person'>, string>;
  /** Words of a question and of its answer that mean the same thing, a group a line. */
  synonyms: readonly string[];
};
