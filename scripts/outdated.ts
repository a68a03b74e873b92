/**
 * Lists which parts at the border stand behind: the direct dependencies of whatever takes in what strangers send, with
 * the release that is installed, the newest patch of it and the newest of all. Ends with 1 where a patch is missing.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { newestOf, type Standing } from './outdated/newest.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** Workspaces through which requests, files, pages and mails come in, and what keeps them. */
const AT_THE_BORDER = [
  'apps/server',
  'packages/adapters',
  'packages/documents',
  'packages/isolation',
  'packages/stand-ins',
];
const AT_ONCE = 8;

const run = promisify(execFile);

function installed(): Map<string, string> {
  const found = new Map<string, string>();
  for (const workspace of AT_THE_BORDER) {
    const { dependencies = {} } = JSON.parse(
      readFileSync(path.join(ROOT, workspace, 'package.json'), 'utf8'),
    ) as { dependencies?: Record<string, string> };
    for (const [name, version] of Object.entries(dependencies))
      if (/^\d/.test(version)) found.set(name, version);
  }
  return new Map([...found].sort());
}

/** Undefined where nobody answers. */
async function releasesOf(name: string): Promise<string[] | undefined> {
  try {
    const { stdout } = await run('npm', ['view', name, 'versions', '--json', '--fetch-retries=0'], {
      cwd: ROOT,
      maxBuffer: 16 * 1024 * 1024,
    });
    const told = JSON.parse(stdout) as string | string[];
    return Array.isArray(told) ? told : [told];
  } catch {
    return undefined;
  }
}

const waiting = [...installed()];
const rows: Standing[] = [];
let unknown = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const releases = await releasesOf(next[0]);
      if (releases) rows.push(newestOf(next, releases));
      else unknown++;
    }
  }),
);

if (rows.length === 0) {
  console.log('The registry of packages does not answer: without it nobody can tell what stands behind.');
  process.exitCode = 1;
} else {
  const behind = rows.filter(({ installed, newest }) => installed !== newest);
  behind.sort((one, other) => one.name.localeCompare(other.name));
  if (behind.length > 0) console.table(behind);
  const patches = behind.filter(({ installed, patch }) => installed !== patch).length;
  console.log(
    `${rows.length} parts at the border: ${patches} lack a patch, ${behind.length - patches} a larger release.` +
      (unknown > 0 ? ` Of ${unknown} the registry told nothing.` : ''),
  );
  if (patches > 0) process.exitCode = 1;
}
