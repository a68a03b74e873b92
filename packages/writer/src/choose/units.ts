import type { Sentence } from '../read/document.ts';

export const wordsOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { words }) => sum + words, 0);

/** What is read by a program. */
const CODE = /(?:[=<>{}\\|^~∗]|::|->|\/\/).*(?:[=<>{}\\|^~∗]|::|->|\/\/)/u;

/** Whether it has a word in it that somebody could say. */
export const canBeSaid = ({ text }: Sentence): boolean => /\p{L}{2}/u.test(text) && !CODE.test(text);
