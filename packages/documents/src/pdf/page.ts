/** A piece of text as it lies on an upright page; all lengths in points, y grows downwards. */
export type Item = {
  text: string;
  x0: number;
  x1: number;
  /** Of the baseline. */
  y: number;
  size: number;
  font: string;
  rightToLeft: boolean;
  /** Set in letters of one width, as code is. */
  mono: boolean;
};

export type Line = {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  font: string;
  mono: boolean;
  /** Where cells begin that stand well apart from what is left of them. */
  starts: number[];
  /** Lines of one column on one page share a number; numbers grow in reading order. */
  column: number;
};

/** What the most of a page is set in. */
export const BODY_FONT = '';

/** Lines in reading order. */
export type Page = { number: number; width: number; height: number; lines: Line[] };

/** The value that most characters stand for. */
export function heaviest<T>(entries: Iterable<{ value: T; weight: number }>): T | undefined {
  const weights = new Map<T, number>();
  for (const { value, weight } of entries) weights.set(value, (weights.get(value) ?? 0) + weight);
  let best: T | undefined;
  let most = 0;
  for (const [value, weight] of weights) {
    if (weight <= most) continue;
    best = value;
    most = weight;
  }
  return best;
}

/** Sizes that differ by less are the same to the eye. */
export const roundSize = (size: number): number => Math.round(size * 2) / 2;
