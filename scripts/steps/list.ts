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
  /** Uses all cores by itself. The others run side by side, one a core. */
  alone?: boolean;
  /** Steps whose output this one reads. */
  after?: string[];
};

const IMPORT_RULES = 'scripts/fences.test.ts';
const ROUTE_TYPES = 'route types';

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

/**
 * The native compiler, by its path: the one that tools read with has a program of the same name. One thread costs
 * half the processor time of four, and other steps run beside it.
 */
function typeCheck(repo: string, project: string): string[] {
  const compiler = join(repo, 'node_modules/typescript-native/bin/tsc');
  return ['node', compiler, '-p', join(repo, project), '--noEmit', '--singleThreaded'];
}

/** Everything `npm test` does, longest of the checks first. */
export function listSteps(repo: string, reports: string): Step[] {
  const web = join(repo, 'apps/web');
  const journeys = join(reports, 'e2e.json');
  return [
    { part: 'check', name: ROUTE_TYPES, command: ['react-router', 'typegen'], cwd: web },
    { part: 'check', name: 'types', command: typeCheck(repo, 'tsconfig.json') },
    {
      part: 'check',
      name: 'types of the web app',
      command: typeCheck(repo, 'apps/web/tsconfig.json'),
      after: [ROUTE_TYPES],
    },
    { part: 'check', name: 'import rules', ...vitest(join(reports, 'import-rules.json'), IMPORT_RULES) },
    // Writes beside the pages' sources, as the route types do.
    { part: 'build', name: 'web build', command: ['node', 'scripts/build.ts', 'web'], after: [ROUTE_TYPES] },
    { part: 'build', name: 'server build', command: ['node', 'scripts/build.ts', 'server'] },
    { part: 'check', name: 'unused code', command: ['knip', '--no-config-hints'] },
    { part: 'check', name: 'format and lint', command: ['biome', 'ci', '.'] },
    {
      part: 'unit',
      name: 'unit tests',
      ...vitest(join(reports, 'unit.json'), '--exclude', IMPORT_RULES),
      live: true,
      alone: true,
    },
    {
      part: 'e2e',
      name: 'journeys in a browser',
      command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
      report: { runner: 'playwright', path: journeys },
      live: true,
      alone: true,
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
