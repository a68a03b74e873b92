import { wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../../read/document.ts';
import type { TalkPack } from '../languages/talk-rules.ts';

/** As much of a paragraph belongs to a story that is made up in it; a list of its steps is told to the end. */
const STORY_SENTENCES = 5;

/** The last sentence of what somebody is asked to imagine. */
function endOfStory(from: number, sentences: readonly Sentence[]): number {
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
function keptBy({ index }: Sentence, sentences: readonly Sentence[]): number {
  const next = sentences[index + 1];
  const goesOn = sentences.slice(index + 2, index + 1 + KEEPS);
  const leaving = goesOn.findIndex(
    ({ needsPrevious, paragraph }) => !needsPrevious || paragraph !== next?.paragraph,
  );
  return 1 + (leaving < 0 ? goesOn.length : leaving);
}

/** "Here are some tips.", and below it the tips. */
const headsList = (sentence: Sentence, next: Sentence): boolean =>
  !sentence.isItem && next.isItem && next.paragraph !== sentence.paragraph;

/**
 * Marks what promises something: it is told with what keeps the promise, or not at all. Nor is a story told that nobody
 * was asked to imagine.
 */
export function bindPromises(sentences: readonly Sentence[], { telling, documents }: TalkPack): void {
  const announces = wordRegex(`${documents.follows}|${telling.presents}`);
  const promises = wordRegex(telling.promises);
  const supposes = wordRegex(telling.supposes);
  for (const sentence of sentences) {
    const { index, text, section, isQuestion } = sentence;
    const next = sentences[index + 1];
    if (isQuestion) continue;
    if (next?.section !== section || next.asked) {
      // "Here are some of them.", and nothing follows, or another part: nobody hears which.
      if (announces.test(text)) sentence.sayable = false;
      continue;
    }
    if (supposes.test(text)) {
      const end = endOfStory(index, sentences);
      for (const step of sentences.slice(index + 1, end + 1)) step.needsPrevious = true;
      sentence.promises = end - index;
    } else if (promises.test(text)) sentence.promises = keptBy(sentence, sentences);
    else if (headsList(sentence, next)) sentence.promises = 1;
  }
}
