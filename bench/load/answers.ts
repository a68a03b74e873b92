/** How requests of one kind were answered. */
export type Summary = {
  count: number;
  /** How many of each status; 0 stands for no answer at all. */
  statuses: Record<string, number>;
  medianMs: number;
  p95Ms: number;
  p99Ms: number;
};

/** The value that this share of all values does not exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function openAnswers() {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  return {
    add(status: number, ms: number): void {
      times.push(ms);
      statuses[status] = (statuses[status] ?? 0) + 1;
    },
    summary: (): Summary => ({
      count: times.length,
      statuses,
      medianMs: quantile(times, 0.5),
      p95Ms: quantile(times, 0.95),
      p99Ms: quantile(times, 0.99),
    }),
  };
}

/** What says that something went wrong: no answer, or another one than was to come. */
export const unwanted = (kind: string, { statuses }: Summary, wanted: number): string[] =>
  Object.entries(statuses)
    .filter(([status]) => Number(status) !== wanted)
    .map(([status, count]) =>
      status === '0' ? `${kind}: ${count} without an answer` : `${kind}: ${count} × ${status}`,
    );
