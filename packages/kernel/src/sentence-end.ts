import { trimEndOf } from './scan-text.ts';

/** What ends a sentence in the scripts we read: Latin, Chinese and Japanese, Arabic and Urdu, Hindi and its kin, Armenian. */
export const SENTENCE_MARKS = '.!?…。！？｡؟۔।॥։';
/** What may stand behind the mark and still belong to the sentence; what opens in one language closes in another. */
export const CLOSING_MARKS = '"\'”’“‘»«›)）」』】';

const MARKS: ReadonlySet<string> = new Set(SENTENCE_MARKS);
export const CLOSING = new RegExp(`[${CLOSING_MARKS}\\]]`, 'u');

/** Whether a text or a word stops like a sentence. "Dr." does, too: whether one is over, the words behind it tell. */
export const endsSentence = (text: string): boolean =>
  MARKS.has(trimEndOf(text.trimEnd(), CLOSING).at(-1) ?? '');
