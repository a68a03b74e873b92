import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { waitForLock } from '../apps/server/src/db/embedded-postgres/locks.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const STAMP = path.join(ROOT, 'apps/web/build/client/.stamp');
/** Outside the folder that a build empties. */
const LOCK = path.join(ROOT, 'node_modules/.cache/web-build.lock');
const BUILD_MS = 300_000;
const WEB = 'apps/web';

/** Packages of this repository that the one in `folder` depends on, and those that they depend on. */
export function packagesUnder(folder: string, found = new Set<string>()): Set<string> {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(manifest.dependencies ?? {})) {
    const [, name] = /^@parlance\/(.+)$/.exec(dependency) ?? [];
    if (!name || found.has(name)) continue;
    found.add(name);
    packagesUnder(`packages/${name}`, found);
  }
  return found;
}

const SOURCES = [
  `${WEB}/{src,public,scripts}/**/*`,
  `${WEB}/*.{ts,json}`,
  ...[...packagesUnder(WEB)].map((name) => `packages/${name}/src/**/*`),
  'package-lock.json',
];

/** Names, sizes and times of everything the web client is built from. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob(SOURCES, { cwd: ROOT })) files.push(file);
  for (const file of files.sort()) {
    const { size, mtimeMs } = await stat(path.join(ROOT, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const build = () =>
  new Promise<void>((resolve, reject) => {
    const child = spawn('react-router', ['build'], {
      cwd: path.join(ROOT, 'apps/web'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The web client could not be built:\n${Buffer.concat(said)}`)),
    );
  });

type WebBuild = { stamp: string; lock: string; wanted: string; build(): Promise<void> };

/** Processes that start together build into the same folder: one of them does it, the others wait and find it done. */
export async function buildOnce({ stamp, lock, wanted, build }: WebBuild): Promise<void> {
  const isBuilt = async () => (await readFile(stamp, 'utf8').catch(() => '')) === wanted;
  if (await isBuilt()) return;
  await mkdir(path.dirname(lock), { recursive: true });
  const held = await waitForLock(lock, 'exclusive', BUILD_MS);
  if (!held) throw new Error('Another process has been building the web client for too long.');
  try {
    if (await isBuilt()) return;
    console.log('Building the web client (first start, or its sources changed) …');
    await build();
    await writeFile(stamp, wanted);
  } finally {
    held.release();
  }
}

/** Builds the web client when there is none or its sources changed since. */
export const ensureWebBuild = async (): Promise<void> =>
  buildOnce({ stamp: STAMP, lock: LOCK, wanted: await fingerprint(), build });
