import type { MinutesPart } from '../../read/minutes.ts';

/** How a sentence begins that answers a question, and the question. */
export type Opening = {
  /** A pattern for the beginning, in any case of letters. */
  readonly opens: string;
  readonly asks: string;
  /** What was asked for is not said again: always, where a comma stands behind it, or never. */
  readonly drops: 'always' | 'comma' | 'never';
};

/** What one host puts between two sentences of the text, in one language. All of it claims nothing. */
export type BetweenWords = {
  readonly openings: readonly Opening[];
  /** "And {clause}?", behind which the other says what then; `leads` leads that in where the language needs it. */
  readonly condition: { readonly opens: string; readonly asks: string; readonly leads?: string };
  /** The word that leads in the second half, and what may not stand before it. */
  readonly reason: { readonly because: string; readonly asks: string; readonly notAfter?: string };
  /** {np}: a thing with its article, as a heading names it. */
  readonly heading: { readonly asks: string; readonly articles: string };
  readonly labels: Readonly<Partial<Record<MinutesPart, string>>>;
};
