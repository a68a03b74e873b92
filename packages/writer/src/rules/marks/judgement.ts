/** How much each sign of a sentence weighs; `sign weight|sign weight`, as learned (see decision 0131). */
export type Weighing = { bias: number; weights: string };

/** What was learned of the sentences of a language. */
export type Judgement = {
  /** What stands before a thing that is taken for known. */
  articles: readonly string[];
  /** Nobody could use it by ear: code, pointers, furniture, broken lines. */
  unfit: Weighing;
  /** It is not understood without what stands before it. */
  leans: Weighing;
  /** How good it is as the very first words heard, and as the last: a mark from 1 to 5. */
  opens: Weighing;
  ends: Weighing;
};

/**
 * How good a sentence is as the first words, in a language of which nothing was learned: by where it stands and by what
 * it looks like. Learned of English and German; learned of one, it serves the other as well as what was learned of it.
 */
export const OPENS_ANYWHERE: Weighing = {
  bias: 1.48,
  weights: `first 0.26|from start 0 0.26|opens section 0.22|from start 6 -0.21|leans -0.2|of the subject 0.18|place 0 0.17|
asks 0.11|end ? 0.11|item -0.08|quoted 1 0.08|small opening 0.08|before an item -0.07|ends paragraph -0.07|
opens paragraph 0.07|place 1 0.06|author 0.05|short word 3 0.05|before unsaid 0.04|comma 1 0.04|named before 5 -0.04|
the far -0.04|for machines in all 0 0.03|length 5 0.03|name known 0.03|the just -0.03|end . -0.02|length 6 0.02|
unsaid in all 0 0.02|unsaid in all 2 -0.02`,
};

export type Weigher = (signs: Iterable<string>) => number;

/** Signs -> how likely it is, from 0 to 1. */
export function weigher(weighing: Weighing): Weigher {
  const sumOf = marker(weighing);
  return (signs) => 1 / (1 + Math.exp(-sumOf(signs)));
}

/** Signs -> the mark that readers would give. */
export function marker({ bias, weights }: Weighing): Weigher {
  const table = new Map(
    weights.split('|').map((entry) => {
      const at = entry.lastIndexOf(' ');
      return [entry.slice(0, at).trim(), Number(entry.slice(at + 1))] as const;
    }),
  );
  return (signs) => {
    let sum = bias;
    for (const sign of signs) sum += table.get(sign) ?? 0;
    return sum;
  };
}
