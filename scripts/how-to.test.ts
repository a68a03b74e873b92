import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const REPO = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(REPO, 'docs/how-to');
const INDEX = 'README.md';
/** How many paths may have to be touched. */
const MOST_PATHS: Record<string, number> = {
  'add-a-voice-provider.md': 6,
  'add-a-source-type.md': 10,
  'add-a-page.md': 5,
};

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: REPO,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
}).split('\n');

const read = (page: string): string => readFileSync(path.join(FOLDER, page), 'utf8');
const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));

/** `like/this.ts` or `.env.example`: what stands in backticks and is a path of the repository, not a command or an address. */
const isPath = (words: string): boolean =>
  !words.includes('/build/') &&
  /^[\w.<][^\s(]*$/.test(words) &&
  (/^\.\w/.test(words) || /^[^/]+\/./.test(words)) &&
  !words.includes('://');

const pathsIn = (page: string): string[] =>
  [...read(page).matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) => (isPath(words) ? [words] : []));

/** What a line of a checklist is about. */
const firstWords = (item: string): string => /`([^`]+)`/.exec(item)?.[1] ?? '';

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A placeholder stands for one part of a path or a piece of it, and for the same one wherever it is repeated. */
function pattern(named: string): RegExp {
  const seen = new Map<string, string>();
  const parts = named.split(/(<[^>]+>)/).map((part) => {
    if (!part.startsWith('<')) return escaped(part);
    const known = seen.get(part);
    if (known) return `\\k<${known}>`;
    const name = `p${seen.size}`;
    seen.set(part, name);
    return `(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${parts.join('')}${named.endsWith('/') ? '' : '(/|$)'}`);
}

const isThere = (named: string): boolean => {
  const wanted = pattern(named);
  return files.some((file) => wanted.test(file));
};

/** Of the sources, what is no test and no material for one. */
const isShipped = (file: string): boolean =>
  /(?<!\.test)\.ts$/.test(file) && !/\/(testing|fixtures)\//.test(file);

describe.each(pages)('docs/how-to/%s', (page) => {
  it('names paths that exist', () => {
    const named = pathsIn(page);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((each) => !isThere(each))).toEqual([]);
  });

  it.runIf(page !== INDEX)('is in the index, and asks for no more paths than a newcomer was promised', () => {
    expect(read(INDEX)).toContain(`](${page})`);
    const [checklist = ''] = read(page).split(/^## /m);
    const asked = (checklist.match(/^(?:- |\d+\. ).*/gm) ?? []).filter((item) => isPath(firstWords(item)));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(MOST_PATHS[page] ?? Number.POSITIVE_INFINITY);
  });
});

it.each([
  ['packages/kernel/src/limits.ts', true],
  ['packages/kernel/src/no-limits.ts', false],
  ['apps/server/src/features/<feature>/<feature>.routes.ts', true],
  ['apps/server/src/features/<feature>/<feature>.nothing.ts', false],
  ['packages/kernel', true],
  ['packages/kern', false],
])('takes "%s" for %s', (named, there) => expect(isThere(named)).toBe(there));

describe('docs/how-to/add-a-language.md', () => {
  const [checklist = ''] = read('add-a-language.md').split(/^Only if /m);
  const named = new Set([...checklist.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words));
  const written = new Set(
    files.flatMap((file) => /^packages\/language\/src\/languages\/(\w+)\//.exec(file)?.[1] ?? []),
  );
  const own = files.filter((file) => /^packages\/(language|claims|writer)\/src\//.test(file));

  it('names every file that each language has, and no other', () => {
    const has = new Set(own);
    const everywhere = own
      .map((file) => file.replace(/(?<=\/)en(?=[/.])/g, '<xx>'))
      .filter(
        (path) =>
          path.includes('<xx>') &&
          [...written].every((language) => has.has(path.replaceAll('<xx>', language))),
      );
    const asked = [...named].filter(
      (path) => /<xx>[^/]*\.\w+$|<xx>\/.+/.test(path) && !path.includes('<name>'),
    );
    expect(written.size).toBeGreaterThan(5);
    expect(asked.sort()).toEqual(everywhere.sort());
  });

  it('names every table that has a row a language', () => {
    const tables = own.filter(
      (file) =>
        isShipped(file) &&
        /Record<\s*WrittenLanguage\b|: ByLanguage</.test(readFileSync(path.join(REPO, file), 'utf8')),
    );
    const types = ['packages/language/src/languages.ts', 'packages/claims/src/by-language.ts'];
    expect(tables).toEqual(expect.arrayContaining(types));
    expect(tables.filter((table) => !types.includes(table) && !named.has(table))).toEqual([]);
  });
});
