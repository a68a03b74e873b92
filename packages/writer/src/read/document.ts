import type { RawSentence } from './raw-sentences.ts';

/** What stands in the source, as it was read; nobody changes it any more. */
export type Sentence = Readonly<RawSentence> & {
  /** Its place in the document. */
  readonly index: number;
  readonly words: number;
};

export type Section = { title: string; level: number; headingRef: string | undefined };
