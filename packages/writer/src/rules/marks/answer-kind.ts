import { wordRegex } from '@parlance/language/text/word-regex';
import type { AnswerKind } from '../languages/answering.ts';
import type { TalkPack } from '../languages/talk-rules.ts';

const NAME = /(?<=[\p{L}\p{N},;’'”»)] )\p{Lu}[\p{L}’'-]+/gu;
const YEAR = /(?<!\d)(?:1\d|20)\d{2}(?!\d)/;

/** What a question asks for, as far as its words say. */
export const askedKinds = (question: string, { answering }: TalkPack): AnswerKind[] =>
  (Object.keys(answering.asks) as AnswerKind[]).filter((kind) =>
    wordRegex(answering.asks[kind]).test(question),
  );

/** Whether a sentence has a thing of that kind which the question didn't bring itself. */
export function showsKind(
  kind: AnswerKind,
  text: string,
  question: string,
  { answering }: TalkPack,
): boolean {
  const isNew = (found: string): boolean => !question.includes(found);
  const shows = (name: keyof typeof answering.shows, flags?: string): boolean =>
    wordRegex(answering.shows[name], flags).test(text);
  switch (kind) {
    case 'person':
      return (text.match(NAME) ?? []).some(isNew);
    case 'number':
      return (text.match(/\d[\d.,]*/g) ?? []).some(isNew) || shows('number');
    case 'date':
      return (YEAR.test(text) && (text.match(/\d{4}/g) ?? []).some(isNew)) || shows('date');
    case 'place':
      return shows('place', 'u');
    case 'reason':
      return shows('reason');
  }
}
