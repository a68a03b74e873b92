const HOUR_MS = 3_600_000;
/** Of the normal distribution: 99 % lie within. */
const DEVIATIONS = 2.576;
/** Neighbouring samples are alike, and would make a trend look surer than it is; blocks are less so. */
const MOST_BLOCKS = 60;
const LEAST_IN_BLOCK = 2;

export type Sample = { atMs: number; value: number };
/** `low` and `high` hold the true slope with 99 % confidence, as far as blocks are independent. */
export type Trend = { perHour: number; low: number; high: number };

const middle = (sorted: ArrayLike<number>): number =>
  ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2;

/** The least of each block: what is held for work under way comes and goes, and what leaks stays. */
function blocksOf(samples: Sample[]): Sample[] {
  const size = Math.max(LEAST_IN_BLOCK, Math.ceil(samples.length / MOST_BLOCKS));
  const blocks: Sample[] = [];
  for (let at = 0; at < samples.length; at += size) {
    const block = samples.slice(at, at + size);
    blocks.push({
      atMs: middle(block.map(({ atMs }) => atMs)),
      value: Math.min(...block.map(({ value }) => value)),
    });
  }
  return blocks;
}

/** Theil and Sen: the median of the slopes between any two points, which a few wild samples can't move. */
export function trendOf(samples: Sample[]): Trend {
  const blocks = blocksOf(samples);
  const slopes = blocks
    .flatMap((one, at) =>
      blocks.slice(at + 1).map((other) => ((other.value - one.value) / (other.atMs - one.atMs)) * HOUR_MS),
    )
    .sort((a, b) => a - b);
  const { length: n } = blocks;
  // Sen's interval: by how much Kendall's count of rising pairs may be off by chance.
  const chance = DEVIATIONS * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18);
  const lowest = Math.floor((slopes.length - chance) / 2);
  const highest = Math.ceil((slopes.length + chance) / 2);
  return {
    perHour: middle(slopes),
    low: slopes[lowest] ?? Number.NEGATIVE_INFINITY,
    high: slopes[highest] ?? Number.POSITIVE_INFINITY,
  };
}
