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
    const outcomes = await runSteps(folder, steps, write);
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

  it('runs a part by name, building the pages before the journeys', () => {
    const steps = listSteps('/repo', '/reports');
    expect(stepsOf('e2e', steps).map((step) => step.part)).toEqual(['build', 'e2e']);
    expect(stepsOf('all', steps)).toEqual(steps);
    expect(() => stepsOf('everything', steps)).toThrow(/check, unit, e2e/);
  });
});
