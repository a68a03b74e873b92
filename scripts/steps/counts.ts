import { existsSync, readFileSync } from 'node:fs';

/** `again` of those that passed did so only at the second try. */
export type Counts = { passed: number; failed: number; again: number };

export const NO_COUNTS: Counts = { passed: 0, failed: 0, again: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  again: a.again + b.again,
});

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

const readers = {
  vitest: ({ numPassedTests, numFailedTests }: VitestReport): Counts => ({
    passed: numPassedTests,
    failed: numFailedTests,
    again: 0,
  }),
  playwright: ({ stats }: PlaywrightReport): Counts => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    again: stats.flaky,
  }),
};

/** How many tests a runner's JSON report speaks of; none when it died before writing one. */
export function readCounts(runner: keyof typeof readers, reportPath: string): Counts {
  if (!existsSync(reportPath)) return NO_COUNTS;
  return readers[runner](JSON.parse(readFileSync(reportPath, 'utf8')));
}
