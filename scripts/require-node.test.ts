import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const GUARD = JSON.stringify(new URL('./require-node.mjs', import.meta.url).href);

const runWith = (version: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `(await import(${GUARD})).assertNode24(${version}); console.log('went on')`,
    ],
    { encoding: 'utf8' },
  );

describe('the guard against an old Node', () => {
  it('stops with one sentence that says how to run it', () => {
    const run = runWith("'20.20.0'");
    expect(run.status).toBe(1);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(/^Parlance needs Node 24, and this is Node 20\.20\.0; .* npm start\n$/);
  });

  it('lets the Node that npm brought pass, and later ones', () => {
    expect(runWith('').stdout).toBe('went on\n');
    expect(runWith("'26.1.0'").stdout).toBe('went on\n');
  });
});
