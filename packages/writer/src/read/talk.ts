import type { Passage } from '@parlance/artifacts/source-text';

/** The passages of a printed talk, and which of them ask. */
export type Talk = { passages: readonly Passage[]; asked: ReadonlySet<string> };

/** As much as can be asked before it is answered. */
const MAX_ASKED_CHARS = 240;

/** What is asked last, with as much of what stands around it as can be heard at once. */
function askedIn(text: string): string {
  const sentences = text.split(/(?<=[.!?…]["”’]?) /u);
  const asks = sentences.findLastIndex((sentence) => sentence.includes('?'));
  let from = asks < 0 ? sentences.length - 1 : asks;
  let to = from + 1;
  let left = MAX_ASKED_CHARS - (sentences[from]?.length ?? 0);
  const fits = (sentence: string | undefined): boolean => {
    if (sentence === undefined || sentence.length >= left) return false;
    left -= sentence.length + 1;
    return true;
  };
  while (fits(sentences[to])) to++;
  while (fits(sentences[from - 1])) from--;
  return sentences.slice(from, to).join(' ');
}

/** The passage as a question that heads its answer. */
export const asQuestion = (passage: Passage, text: string): Passage => ({
  ...passage,
  kind: 'heading',
  level: passage.level ?? 3,
  text: askedIn(text),
});

/** A line of so few characters that ends in no sign names what follows. */
const MAX_NAME_CHARS = 80;

/** "+++ Do you like what we do?" */
const CALL = /^[+*=~#]{3}/;

/** "An extract from the book", behind the last answer: what stands below it is no answer any more. */
export function withEnd({ passages, asked }: Talk): Talk {
  const last = passages.findLastIndex(({ id }) => asked.has(id));
  const names = ({ kind, text }: Passage, at: number): boolean =>
    at > last + 1 &&
    kind === 'paragraph' &&
    (CALL.test(text) || (text.length <= MAX_NAME_CHARS && /\p{L}$/u.test(text)));
  const end = last < 0 ? -1 : passages.findIndex(names);
  const over = passages[end];
  if (over === undefined) return { passages, asked };
  return { passages: passages.with(end, { ...over, kind: 'heading', level: 2 }), asked };
}
