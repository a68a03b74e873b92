import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './source-rules.ts';

const TEXT = /\.(ts|tsx|mts|mjs|cjs|js|json|css|html|md|sh|yml|yaml|sql)$|^\.ci\/run$/;
/** Written by npm, not by us. */
const GENERATED = /(^|\/)package-lock\.json$/;

/** Folder names that .gitignore keeps out; read from there so that the two lists can't differ. */
function ignoredNames(repo: string): Set<string> {
  const rows = readFileSync(join(repo, '.gitignore'), 'utf8').split('\n');
  return new Set(['.git', ...rows.filter((row) => row.endsWith('/')).map((row) => row.slice(0, -1))]);
}

/** Every text file of the repository, as a clone would hold it. */
export function readSources(repo: string): SourceFile[] {
  const ignored = ignoredNames(repo);
  return globSync('{**/*,.*,.ci/*}', { cwd: repo, exclude: (name) => ignored.has(name) })
    .filter((path) => TEXT.test(path) && !GENERATED.test(path))
    .map((path) => ({ path, text: readFileSync(join(repo, path), 'utf8') }));
}
