/** Something a text counts, ranks or dates. */
export type NumberMention = {
  text: string;
  kind: 'digits' | 'words' | 'ordinal' | 'fraction' | 'century' | 'decade' | 'date' | 'vague';
  /** In one spelling for all languages; each means the same: "1/10" and "pct:10". */
  values: string[];
  /** What it is worth, where it is a plain amount. */
  amount?: number;
  /** "about", "nearly" stand before it. */
  rough: boolean;
  /** Where the true one lies, if that is said: "more than", "nearly". */
  side?: 'above' | 'below';
  /** Counted in halves or dozens, which nobody takes to be exact. */
  coarse?: true;
  /** The word behind it, folded, where nothing parts them. */
  counts?: string;
  /** The word behind that one. */
  then?: string;
  /** It leads from one date to the next: "twenty years later". */
  later?: true;
  /** "Six metres more": how far two things are apart. */
  differs?: true;
  /** Where it stands among the words and numbers of its text. */
  from: number;
  to: number;
  /** The number it is told with: "three to one", "2 x 1", "22 to 26". */
  with?: number;
};

/** "Dois milhões e meio": the half is of the largest that was said. */
export const sizeOf = (value: number): number =>
  [1e9, 1e6, 1e3].find((size) => value >= size && value % size === 0) ?? 1;

/** An amount as `values` spells it. */
export const plain = (value: number): string => String(Math.round(value * 1e6) / 1e6);
