import type { Passage } from '@parlance/artifacts/source-text';

/** The passages of a printed talk, and which of them ask. */
export type Talk = { passages: readonly Passage[]; asked: ReadonlySet<string> };

/** As much as can be asked before it is answered. */
const MAX_ASKED_CHARS = 240;

/** What is asked, with as much of what leads up to it as can be heard at once. */
function askedIn(text: string): string {
  const sentences = text.split(/(?<=[.!?…]["”’]?) /u);
  let from = sentences.length - 1;
  const lengthFrom = (at: number): number => sentences.slice(at).join(' ').length;
  while (
    from > 0 &&
    (lengthFrom(from - 1) <= MAX_ASKED_CHARS || !sentences.slice(from).some((each) => each.includes('?')))
  )
    from--;
  return sentences.slice(from).join(' ');
}

/** The passage as a question that heads its answer. */
export const asQuestion = (passage: Passage, text: string): Passage => ({
  ...passage,
  kind: 'heading',
  level: passage.level ?? 3,
  text: askedIn(text),
});
