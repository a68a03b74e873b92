import { wordRegex } from '@parlance/language/text/word-regex';
import type { TalkPack } from '../languages/talk-rules.ts';
import type { Marked } from './marked.ts';

/** As much of a paragraph belongs to a story that is made up in it; a list of its steps is told to the end. */
const STORY_SENTENCES = 5;

/** The last sentence of what somebody is asked to imagine. */
function endOfStory(from: number, sentences: readonly Marked[]): number {
  let end = from;
  for (;;) {
    const [last, next] = [sentences[end], sentences[end + 1]];
    if (!last || !next || next.section !== last.section || next.asked) return end;
    const isListGoingOn = last.isItem && next.isItem;
    const isParagraphGoingOn = next.paragraph === last.paragraph && end - from < STORY_SENTENCES;
    if (end > from && !isListGoingOn && !isParagraphGoingOn) return end;
    end++;
  }
}

/** What keeps a promise, and what leans on that, up to here. */
const KEEPS = 2;

/** How many of the next sentences keep a promise: the next one, and what goes on from it in its paragraph. */
function keptBy({ index }: Marked, sentences: readonly Marked[]): number {
  const next = sentences[index + 1];
  const goesOn = sentences.slice(index + 2, index + 1 + KEEPS);
  const leaving = goesOn.findIndex(
    ({ needsPrevious, paragraph }) => !needsPrevious || paragraph !== next?.paragraph,
  );
  return 1 + (leaving < 0 ? goesOn.length : leaving);
}

/** "Here are some tips.", and below it the tips. */
const headsList = (sentence: Marked, next: Marked): boolean =>
  !sentence.isItem && next.isItem && next.paragraph !== sentence.paragraph;

/**
 * Marks what promises something: it is told with what keeps the promise, or not at all. Nor is a story told that nobody
 * was asked to imagine.
 */
export function withBoundPromises(
  sentences: readonly Marked[],
  { telling, documents }: TalkPack,
): readonly Marked[] {
  const announces = wordRegex(`${documents.follows}|${telling.presents}`);
  const promises = wordRegex(telling.promises);
  const supposes = wordRegex(telling.supposes);
  const bound = [...sentences];
  const mark = (sentence: Marked, marks: Partial<Marked>): void => {
    bound[sentence.index] = { ...sentence, ...marks };
  };
  for (const index of sentences.keys()) {
    const sentence = bound[index] as Marked;
    const next = bound[index + 1];
    const { text } = sentence;
    if (sentence.isQuestion) continue;
    if (next?.section !== sentence.section || next.asked) {
      // "Here are some of them.", and nothing follows, or another part: nobody hears which.
      if (announces.test(text)) mark(sentence, { sayable: false });
    } else if (supposes.test(text)) {
      const end = endOfStory(index, bound);
      for (const step of bound.slice(index + 1, end + 1)) mark(step, { needsPrevious: true });
      mark(sentence, { promises: end - index });
    } else if (promises.test(text)) mark(sentence, { promises: keptBy(sentence, bound) });
    else if (headsList(sentence, next)) mark(sentence, { promises: 1 });
  }
  return bound;
}
