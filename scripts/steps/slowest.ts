import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export type Slow = { name: string; seconds: number };

const SHOWN = 10;

type VitestReport = { testResults?: { name: string; startTime: number; endTime: number }[] };
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
};

/** Every journey, all its tries together. */
const journeysIn = ({ suites = [], specs = [] }: PlaywrightSuite): Slow[] => [
  ...suites.flatMap(journeysIn),
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      name: title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
];

const readers = {
  vitest: ({ testResults = [] }: VitestReport, repo: string): Slow[] =>
    testResults.map(({ name, startTime, endTime }) => ({
      name: relative(repo, name),
      seconds: (endTime - startTime) / 1000,
    })),
  playwright: (report: PlaywrightSuite): Slow[] => journeysIn(report),
};

/** The files or journeys that took longest, by a runner's JSON report. */
export function slowestIn(runner: keyof typeof readers, reportPath: string, repo: string): Slow[] {
  if (!existsSync(reportPath)) return [];
  const all = readers[runner](JSON.parse(readFileSync(reportPath, 'utf8')), repo);
  return all.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
}
