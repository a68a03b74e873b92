import { type Sample, type Trend, trendOf } from './trend.ts';

/** `perHour` is what must not be exceeded. Less than `total` over the whole time is no growth that could be told. */
type Bound = { perHour: number; total: number };

const MB = 1024 * 1024;
const HOUR_MS = 3_600_000;

/** Collected heaps still differ by about a megabyte: what was compiled, what is under way. */
export const MEMORY: Bound = { perHour: MB, total: 1.5 * MB };
/** A connection more or less is no leak. */
export const COUNT: Bound = { perHour: 1, total: 5 };

export type Growth = { trend: Trend; limitPerHour: number; grows: boolean };

/** Only what is both above the bound and surely above nothing is growth. */
export function growthOf(samples: Sample[], { perHour, total }: Bound): Growth {
  const hours = ((samples.at(-1)?.atMs ?? 0) - (samples[0]?.atMs ?? 0)) / HOUR_MS;
  const limitPerHour = Math.max(perHour, total / hours);
  const trend = trendOf(samples);
  return { trend, limitPerHour, grows: trend.perHour > limitPerHour && trend.low > 0 };
}
