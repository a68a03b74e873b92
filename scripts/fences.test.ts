import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseTree, ROOMS, ruleNames } from './fences/cruise.ts';
import { buildHouse } from './fences/planted-house.ts';
import { PLANTED } from './fences/planted-violations.ts';
import { readSources } from './fences/source-files.ts';
import { brokenRules, ENVIRONMENT, READS_ENVIRONMENT, SOURCE_RULES } from './fences/source-rules.ts';

const repo = join(import.meta.dirname, '..');

const brokenBy = (result: ICruiseResult): Map<string, Set<string>> => {
  const byFile = new Map<string, Set<string>>();
  for (const { from, rule, cycle } of result.summary.violations) {
    // A ring is reported once, at one of its files.
    for (const file of [from, ...(cycle ?? []).map((step) => step.name)]) {
      byFile.set(file, (byFile.get(file) ?? new Set()).add(rule.name));
    }
  }
  return byFile;
};

describe('the import rules', () => {
  let house: string;
  let found: Map<string, Set<string>>;

  beforeAll(async () => {
    const { 'no-dead-files': dead = {}, ...others } = PLANTED;
    house = buildHouse(Object.assign({}, ...Object.values(others)), dead);
    found = brokenBy(await cruiseTree(house));
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it('each have a planted violation', async () => {
    expect(Object.keys(PLANTED).sort()).toEqual((await ruleNames()).sort());
  });

  it.each(Object.entries(PLANTED))('%s answers what was planted against it, and it alone', (rule, files) => {
    for (const file of Object.keys(files)) {
      expect([...(found.get(file) ?? [])], file).toEqual([rule]);
    }
  });

  it('leave every lawful import alone', () => {
    const planted = new Set(Object.values(PLANTED).flatMap(Object.keys));
    expect([...found].filter(([file]) => !planted.has(file))).toEqual([]);
  });
});

describe('the source rules', () => {
  const rows = (count: number) => 'x\n'.repeat(count);
  const planted: [rule: string, path: string, text: string][] = [
    ['no-giant-files', 'packages/kernel/src/big.ts', rows(401)],
    ['environment-only-in-config', 'apps/server/src/http/server.ts', 'const port = process.env.PORT;'],
    ['environment-only-in-config', 'packages/adapters/src/voice/a.ts', "import { env } from 'node:process';"],
    ['no-leftovers', 'README.md', `This ${'proto'}type works.`],
    ['no-leftovers', 'apps/web/src/ui/a.tsx', `// ${'TO'}DO: later`],
    ['no-machine-paths', 'docs/operating.md', `cd /${'ho'}me/ana/parlance`],
    ['no-machine-paths', 'scripts/a.ts', `'/${'wo'}rk/main'`],
    ['no-bare-letter-classes', 'packages/kernel/src/a.ts', `/(?<!${'p'}{L})use/i`],
    ['no-bare-letter-classes', 'packages/kernel/src/a.ts', `/${'p'}{Script=Han}/u`],
    ['no-spread-of-a-literal', 'bench/a.ts', `const a = { b, ...${'{'} c, d } };`],
    ['no-spread-of-a-literal', 'apps/web/src/ui/a.tsx', `const a = {\n  ...${'{'}\n    c,\n  },\n};`],
  ];

  it('each have a planted violation', () => {
    expect([...new Set(planted.map(([rule]) => rule))]).toEqual(SOURCE_RULES.map((rule) => rule.name));
  });

  it.each(planted)('%s answers for %s', (rule, path, text) => {
    expect(brokenRules({ path, text })).toEqual([rule]);
  });

  it.each([
    ['packages/kernel/src/full.ts', rows(400)],
    ['apps/web/src/lib/locales/en-US/compose.json', rows(900)],
    ['packages/kernel/src/spread.ts', 'const a = { ...b, ...(c && { c }), ...of({ d }) };'],
    ['apps/server/src/config/config.ts', 'process.env.PORT'],
    ['packages/kernel/src/own.ts', 'Object.prototype.hasOwnProperty'],
    ['packages/kernel/src/letters.ts', '/\\p{L}\\P{Lu}/u, `\\\\p{L}`, style={{ p: 1 }}'],
    ['packages/ports/src/routes.ts', 'https://example.com/home/page and ./work/x'],
  ])('leave %s alone', (path, text) => {
    expect(brokenRules({ path, text })).toEqual([]);
  });
});

describe('this repository', () => {
  let result: ICruiseResult;

  beforeAll(async () => {
    result = await cruiseTree(repo);
  });

  it('keeps the import rules', () => {
    const lines = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
    expect(lines).toEqual([]);
  });

  it('keeps the source rules', () => {
    const files = readSources(repo);
    expect(files.map((file) => file.path)).toContain('scripts/fences.test.ts');
    const broken = files.flatMap((file) => brokenRules(file).map((rule) => `${rule}: ${file.path}`));
    expect(broken).toEqual([]);
  });

  it('needs every exemption it makes', () => {
    const files = readSources(repo).filter(({ text }) => ENVIRONMENT.test(text));
    const unused = READS_ENVIRONMENT.filter((exempt) => !files.some(({ path }) => exempt.test(path)));
    expect(unused).toEqual([]);
  });

  // A cruiser that can't read TypeScript finds no module, hence no violation.
  it('has had every source file read by the cruiser', () => {
    const read = new Set(result.modules.map((module) => module.source));
    const written = globSync(`{${ROOMS.join()}}/**/*.{ts,tsx}`, {
      cwd: repo,
      exclude: (name) => ['node_modules', 'build', '.react-router'].includes(name),
    });
    expect(written.length).toBeGreaterThan(50);
    expect(written.filter((file) => !read.has(file))).toEqual([]);
  });

  it('has its workspace packages followed into their sources', () => {
    const crossings = result.modules
      .flatMap((module) => module.dependencies)
      .filter((dependency) => dependency.module.startsWith('@parlance/'));
    expect(crossings.length).toBeGreaterThan(20);
    const elsewhere = crossings
      .map(({ resolved }) => resolved)
      .filter((path) => !path.startsWith('packages/'));
    expect(elsewhere).toEqual([]);
  });
});
