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
  /** What ends a sentence that announces as many things as it says: pattern of the number, of what is counted. */
  readonly counted: { readonly numbers: string; readonly things: string; readonly asks: string };
  /** {np}: a thing with its article, as it begins a sentence. */
  readonly subject: { readonly asks: string; readonly articles: string };
  /** Days, of which one is asked for where another was told of: patterns of the opening, and of any day. */
  readonly days: { readonly opens: string; readonly named: string; readonly asks: string };
  readonly labels: Readonly<Partial<Record<MinutesPart, string>>>;
};
