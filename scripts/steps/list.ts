import { join } from 'node:path';

/** One program to run; `report` is where its JSON report will lie, when it counts tests. */
export type Step = {
  part: 'check' | 'unit' | 'build' | 'e2e';
  name: string;
  command: string[];
  cwd?: string;
  env?: Record<string, string>;
  report?: { runner: 'vitest' | 'playwright'; path: string };
  /** Steps that take minutes show what they do; the others speak only when they fail. */
  live?: boolean;
};

const FENCES = 'scripts/fences.test.ts';

function vitest(reportPath: string, ...more: string[]): Pick<Step, 'command' | 'report'> {
  return {
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportPath}`,
      ...more,
    ],
    report: { runner: 'vitest', path: reportPath },
  };
}

/** Everything `npm test` does, cheapest first. */
export function listSteps(repo: string, reports: string): Step[] {
  const web = join(repo, 'apps/web');
  const journeys = join(reports, 'e2e.json');
  return [
    { part: 'check', name: 'format and lint', command: ['biome', 'ci', '.'] },
    { part: 'check', name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
    { part: 'check', name: 'route types', command: ['react-router', 'typegen'], cwd: web },
    {
      part: 'check',
      name: 'types of the web app',
      command: ['tsc', '-p', 'tsconfig.json', '--noEmit'],
      cwd: web,
    },
    { part: 'check', name: 'unused code', command: ['knip', '--no-config-hints'] },
    { part: 'check', name: 'fences', ...vitest(join(reports, 'fences.json'), FENCES) },
    {
      part: 'unit',
      name: 'unit tests',
      ...vitest(join(reports, 'unit.json'), '--exclude', FENCES),
      live: true,
    },
    { part: 'build', name: 'web build', command: ['node', 'scripts/build-web.ts'] },
    {
      part: 'e2e',
      name: 'journeys in a browser',
      command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
      report: { runner: 'playwright', path: journeys },
      live: true,
    },
  ];
}

/** Journeys need the built pages, so that part builds them too. */
const PARTS: Record<string, Step['part'][]> = {
  all: ['check', 'unit', 'build', 'e2e'],
  check: ['check'],
  unit: ['unit'],
  e2e: ['build', 'e2e'],
};

export const stepsOf = (part: string, steps: Step[]): Step[] => {
  const wanted = PARTS[part];
  if (!wanted) throw new Error(`Unknown part "${part}": one of ${Object.keys(PARTS).join(', ')}`);
  return steps.filter((step) => wanted.includes(step.part));
};
