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
