import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { waitForLock } from '../../apps/server/src/db/embedded-postgres/locks.ts';
import type { Sources } from './sources.ts';

const BUILD_MS = 300_000;

type Build = {
  /** For people. */
  what: string;
  /** A file in the build that says what it was built from. */
  stamp: string;
  /** Outside the folder that a build empties. */
  lock: string;
  sources: Sources;
  build(): Promise<void>;
};

function isBuiltFrom(sources: Sources, stamp: string): boolean {
  let look: string | undefined;
  let content: string | undefined;
  try {
    [look, content] = readFileSync(stamp, 'utf8').split('\n');
  } catch {
    return false;
  }
  // Files that were copied, into an image for one, have other times.
  return look === sources.look || content === sources.content();
}

/**
 * Builds when there is no build or its sources changed since. Of processes that start together one does it, the others
 * wait and find it done. The stamp comes last: a build that was killed in the middle is made again.
 */
export async function buildOnce({ what, stamp, lock, sources, build }: Build): Promise<void> {
  if (isBuiltFrom(sources, stamp)) return;
  await mkdir(path.dirname(lock), { recursive: true });
  const held = await waitForLock(lock, 'exclusive', BUILD_MS);
  if (!held) throw new Error(`Another process has been building ${what} for too long.`);
  try {
    if (isBuiltFrom(sources, stamp)) return;
    console.log(`Building ${what} (first start, or its sources changed) …`);
    await build();
    await writeFile(stamp, `${sources.look}\n${sources.content()}\n`);
  } finally {
    held.release();
  }
}
