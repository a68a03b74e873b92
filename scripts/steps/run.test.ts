import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listSteps, type Step, stepsOf } from './list.ts';
import { runSteps, summarise } from './run.ts';

let folder: string;
let output: string;
const write = (text: string) => {
  output += text;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-'));
  output = '';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const node = (name: string, code: string, more: Partial<Step> = {}): Step => ({
  part: 'unit',
  name,
  command: ['node', '-e', code],
  ...more,
});

const counted = (name: string, runner: 'vitest' | 'playwright', report: unknown, exitCode = 0): Step => {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(report));
  return node(name, `process.exit(${exitCode})`, { report: { runner, path } });
};

describe('the test command', () => {
  it('ends with the sum of all runners alone on the last line', async () => {
    const steps = [
      counted('units', 'vitest', { numPassedTests: 12, numFailedTests: 0 }),
      counted('journeys', 'playwright', { stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 2 } }),
    ];
    const { text } = summarise(await runSteps(folder, steps, write));
    expect(text.trimEnd().split('\n').at(-1)).toBe('18 passed, 0 failed');
    expect(text).toContain('6 passed, 1 of them at the second try, 0 failed');
  });

  it('stops at the first failing step and shows what that step said', async () => {
    const steps = [
      node('quiet', "console.log('nobody reads this')"),
      node('broken', "console.error('the reason'); process.exit(3)"),
      node('never', "console.log('too late')"),
    ];
    const outcomes = await runSteps(folder, steps, write, 1);
    expect(outcomes.map((outcome) => outcome.name)).toEqual(['quiet', 'broken']);
    expect(output).toContain('the reason');
    expect(output).not.toContain('nobody reads this');
  });

  it('counts a step that fails without a failed test as one failure', async () => {
    const crashed = counted('units', 'vitest', { numPassedTests: 3, numFailedTests: 0 }, 1);
    expect(summarise(await runSteps(folder, [crashed], write)).total).toMatchObject({ passed: 3, failed: 1 });
  });

  it('counts a program that does not exist as a failure', async () => {
    const missing: Step = { part: 'check', name: 'missing', command: ['no-such-program-here'] };
    expect(summarise(await runSteps(folder, [missing], write)).total).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails when a report holds failures although the program ended well', async () => {
    const lying = counted('units', 'vitest', { numPassedTests: 3, numFailedTests: 2 });
    const [outcome] = await runSteps(folder, [lying], write);
    expect(outcome).toMatchObject({ ok: false, counts: { passed: 3, failed: 2 } });
  });

  /** Ends once the other file is there, and leaves one of its own. */
  const meeting = (name: string, other: string): Step =>
    node(
      name,
      `const fs = require('node:fs');
       fs.writeFileSync(${JSON.stringify(join(folder, name))}, '');
       const look = () => fs.existsSync(${JSON.stringify(join(folder, other))}) || setTimeout(look, 5);
       look();`,
    );

  it('runs steps side by side that do not need all cores', async () => {
    const steps = [meeting('one', 'other'), meeting('other', 'one')];
    const outcomes = await runSteps(folder, steps, write, 2);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
  });

  it('keeps the order where a step needs another or all cores', async () => {
    const steps = [
      node('first', ''),
      node('reads the first', '', { after: ['first', 'never run'] }),
      node('beside', ''),
      node('alone', '', { alone: true }),
      node('last', ''),
    ];
    await runSteps(folder, steps, write, 2);
    const begins = (name: string) => output.indexOf(`== ${name}:`);
    const ends = (name: string) => output.indexOf(`ok ${name} in`);
    expect(ends('first')).toBeLessThan(begins('reads the first'));
    for (const before of ['reads the first', 'beside']) expect(ends(before)).toBeLessThan(begins('alone'));
    expect(ends('alone')).toBeLessThan(begins('last'));
    expect(ends('last')).toBeGreaterThan(0);
  });

  it('names what took longest in each report', async () => {
    const journey = (title: string, ...durations: number[]) => ({
      title,
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const steps = [
      counted('units', 'vitest', {
        numPassedTests: 2,
        numFailedTests: 0,
        testResults: [
          { name: join(folder, 'quick.test.ts'), startTime: 0, endTime: 100 },
          { name: join(folder, 'slow.test.ts'), startTime: 0, endTime: 2_500 },
        ],
      }),
      counted('journeys', 'playwright', {
        stats: { expected: 2, unexpected: 0, flaky: 1 },
        suites: [
          { suites: [{ specs: [journey('a walk', 1_000)] }], specs: [journey('a hike', 1_500, 2_000)] },
        ],
      }),
    ];
    const { text } = summarise(await runSteps(folder, steps, write, 1));
    expect(text).toMatch(/units\n +2\.5 s {2}slow\.test\.ts\n +0\.1 s {2}quick\.test\.ts\n/);
    expect(text).toMatch(/journeys\n +3\.5 s {2}a hike\n +1\.0 s {2}a walk\n/);
  });

  it('runs a part by name, building pages and server before the journeys', () => {
    const steps = listSteps('/repo', '/reports');
    expect(stepsOf('e2e', steps).map((step) => step.part)).toEqual(['build', 'build', 'e2e']);
    expect(stepsOf('all', steps)).toEqual(steps);
    expect(() => stepsOf('everything', steps)).toThrow(/check, unit, e2e/);
  });
});
