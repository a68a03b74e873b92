const WINDOW = 4;

type Bag = Map<string, number>;

function bagOf(units: readonly string[][], from: number, to: number): Bag {
  const bag: Bag = new Map();
  for (const terms of units.slice(Math.max(0, from), to)) {
    for (const term of terms) bag.set(term, (bag.get(term) ?? 0) + 1);
  }
  return bag;
}

function similarity(a: Bag, b: Bag): number {
  let dot = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (const [term, times] of a) {
    lengthA += times * times;
    dot += times * (b.get(term) ?? 0);
  }
  for (const times of b.values()) lengthB += times * times;
  return dot / (Math.sqrt(lengthA * lengthB) || 1);
}

/** How far the similarity at a gap lies below the peaks on both sides of it. */
function depths(similarities: readonly number[]): number[] {
  const peak = (at: number, step: number): number => {
    let best = similarities[at] ?? 0;
    for (let next = at + step; (similarities[next] ?? -1) >= best; next += step)
      best = similarities[next] ?? best;
    return best;
  };
  return similarities.map((value, at) => peak(at, -1) + peak(at, 1) - 2 * value);
}

/**
 * Where a text without headings changes its subject (TextTiling): up to `parts - 1` paragraph numbers that
 * open a new part, none nearer to another cut than `minWords`.
 */
export function findTopicShifts(
  units: readonly string[][],
  words: readonly number[],
  parts: number,
  minWords: number,
): number[] {
  if (parts <= 1 || units.length < 4) return [];
  const similarities: number[] = [];
  for (let gap = 1; gap < units.length; gap++) {
    similarities.push(similarity(bagOf(units, gap - WINDOW, gap), bagOf(units, gap, gap + WINDOW)));
  }
  const before = [0];
  for (const count of words) before.push((before.at(-1) ?? 0) + count);
  const order = depths(similarities)
    .map((depth, at) => ({ depth, gap: at + 1 }))
    .sort((a, b) => b.depth - a.depth);
  const cuts: number[] = [];
  for (const { gap } of order) {
    if (cuts.length >= parts - 1) break;
    const farEnough = [0, units.length, ...cuts].every(
      (cut) => Math.abs((before[gap] ?? 0) - (before[cut] ?? 0)) >= minWords,
    );
    if (farEnough) cuts.push(gap);
  }
  return cuts.sort((a, b) => a - b);
}
