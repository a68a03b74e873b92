import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const REPO = path.resolve(import.meta.dirname, '..');
const PAGES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: REPO,
  encoding: 'utf8',
})
  .split('\n')
  // Articles and fixtures are material, not pages of ours.
  .filter((file) => /^(docs\/|[A-Z][^/]*\.md$)/.test(file) && existsSync(path.join(REPO, file)));

const read = (file: string): string => readFileSync(path.join(REPO, file), 'utf8');

/** Links to files of the repository: no addresses, no places within a page. */
const linksOf = (file: string): string[] =>
  Array.from(read(file).matchAll(/\]\(([^)\s#]+)[^)]*\)/g), ([, to = '']) => to).filter(
    (to) => !/^[a-z]+:/.test(to),
  );

describe('the pages of the repository', () => {
  it('link to what is there', () => {
    const dead = PAGES.flatMap((file) =>
      linksOf(file)
        .filter((to) => !existsSync(path.resolve(REPO, path.dirname(file), to)))
        .map((to) => `${file} -> ${to}`),
    );
    expect(dead).toEqual([]);
  });
});

describe('decisions', () => {
  const FOLDER = 'docs/decisions';
  const decisions = readdirSync(path.join(REPO, FOLDER)).filter((name) => /^\d{4}-/.test(name));
  const index = read(`${FOLDER}/README.md`);

  it.each(decisions)('%s says its date and status, and stands in the index with both', (name) => {
    const [title = '', date = '', status = ''] = read(`${FOLDER}/${name}`).split('\n');
    expect(date).toMatch(/^\d{4}-\d\d-\d\d/);
    const [, state] = /^Status: (accepted|superseded by \d{4})$/.exec(status) ?? [];
    expect(index).toContain(`| ${name.slice(0, 4)} | [${title.slice(2)}](${name}) | ${state} |`);
  });

  it('that are named as successors are there', () => {
    const numbers = new Set(decisions.map((name) => name.slice(0, 4)));
    for (const [, number = ''] of index.matchAll(/superseded by (\d{4})/g)) expect(numbers).toContain(number);
  });
});
