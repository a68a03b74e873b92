import { wordRegex } from '@parlance/language/text/word-regex';

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

const NAME = /(?<=[\p{L}\p{N},;’'”»)] )\p{Lu}[\p{L}’'-]+/gu;
const YEAR = /(?<!\d)(?:1\d|20)\d{2}(?!\d)/;

/** What a question asks for, as far as its words say. */
export const askedKinds = (question: string, { asks }: Answering): AnswerKind[] =>
  (Object.keys(asks) as AnswerKind[]).filter((kind) => wordRegex(asks[kind]).test(question));

/** Whether a sentence has a thing of that kind which the question didn't bring itself. */
export function showsKind(kind: AnswerKind, text: string, question: string, { shows }: Answering): boolean {
  const isNew = (found: string): boolean => !question.includes(found);
  switch (kind) {
    case 'person':
      return (text.match(NAME) ?? []).some(isNew);
    case 'number':
      return (text.match(/\d[\d.,]*/g) ?? []).some(isNew) || wordRegex(shows.number).test(text);
    case 'date':
      return (
        (YEAR.test(text) && (text.match(/\d{4}/g) ?? []).some(isNew)) || wordRegex(shows.date).test(text)
      );
    case 'place':
      return wordRegex(shows.place, 'u').test(text);
    case 'reason':
      return wordRegex(shows.reason).test(text);
  }
}
