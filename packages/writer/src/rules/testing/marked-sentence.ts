import { countWords } from '@parlance/kernel/speech-time';
import { type Marked, UNMARKED } from '../marks/marked.ts';

/** A sentence that stands by itself, as a source of one paragraph would have it. */
export const markedSentence = (text: string, marks: Partial<Marked> = {}): Marked => ({
  index: 0,
  text,
  refs: ['p1'],
  paragraph: 0,
  section: 0,
  words: countWords(text),
  isItem: false,
  inQuotation: false,
  unsure: false,
  asked: false,
  asksInText: false,
  heading: 0,
  list: undefined,
  saidBy: undefined,
  ...UNMARKED,
  ...marks,
});
