import type { FormName } from './between/forms.ts';

/** What is said without a stop and belongs to one voice: a sentence of the text, or what frames or joins sentences. */
export type Piece = {
  readonly text: string;
  readonly refs: readonly string[];
  readonly words: number;
  /** Which paragraph it is told of; undefined for what is not of the text. */
  readonly paragraph: number | undefined;
  /** A turn begins with it: as a rule, where it is better so, or only if nothing else is possible. */
  readonly opens: 'always' | 'may' | 'never';
  /** It leans on the words right before it, so that the same voice had better say both. */
  readonly leans?: boolean;
  /** The one who tells the author's own words, or the one who asks. */
  readonly voice?: 'teller' | 'asker' | undefined;
  /** Put between two sentences, in which way. */
  readonly form?: FormName;
  /** It is the second half of a sentence: how that goes on where one voice says both. */
  readonly joined?: string | undefined;
  /** Somebody speaks. */
  readonly isReply?: boolean;
  /** A heading stood above it. */
  readonly heading?: string | undefined;
};
