import { existsSync, readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number };

export const NO_COUNTS: Counts = { passed: 0, failed: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

const readers = {
  vitest: ({ numPassedTests, numFailedTests }: VitestReport): Counts => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }),
  playwright: ({ stats }: PlaywrightReport): Counts => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }),
};

/** How many tests a runner's JSON report speaks of; none when it died before writing one. */
export function readCounts(runner: keyof typeof readers, reportPath: string): Counts {
  if (!existsSync(reportPath)) return NO_COUNTS;
  return readers[runner](JSON.parse(readFileSync(reportPath, 'utf8')));
}
