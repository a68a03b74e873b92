import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const GUARD = JSON.stringify(new URL('./require-node.mjs', import.meta.url).href);

const runWith = (...given: string[]) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `(await import(${GUARD})).assertNode24(${given.join()}); console.log('went on')`,
    ],
    { encoding: 'utf8' },
  );

describe('the guard against an old Node', () => {
  it('stops with one sentence that says how to run it', () => {
    const run = runWith("'20.20.0'", "'linux-x64'");
    expect(run.status).toBe(1);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(/^Parlance needs Node 24, and this is Node 20\.20\.0; .* npm start\n$/);
  });

  it('does not claim to have brought a Node to a machine that gets none', () => {
    const { stderr } = runWith("'20.20.0'", "'linux-riscv64'");
    expect(stderr).toMatch(
      /^Parlance needs Node 24, .* npm ci brings none for linux-riscv64, .*nodejs\.org\n$/,
    );
  });

  it('knows exactly the machines that package.json brings a Node to', () => {
    const { optionalDependencies } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    ) as { optionalDependencies: Record<string, string> };
    const brought = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
    const machines = brought.map(([name]) => name.replace(/^node-(bin-)?/, '').replace(/^win-/, 'win32-'));
    const guard = readFileSync(new URL('./require-node.mjs', import.meta.url), 'utf8');
    const known = [.../BROUGHT = \[(.*)\]/.exec(guard)![1]!.matchAll(/'([^']+)'/g)].map(([, each]) => each);
    expect(machines.sort()).toEqual(known);
    for (const [, version] of brought) expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(24);
  });

  it('lets the Node that npm brought pass, and later ones', () => {
    expect(runWith('').stdout).toBe('went on\n');
    expect(runWith("'26.1.0'").stdout).toBe('went on\n');
  });
});
