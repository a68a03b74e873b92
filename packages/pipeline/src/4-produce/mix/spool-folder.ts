import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = 'mix-';
/** No mix is silent for this long: its process died, and an hour of samples lies around for nothing. */
const ABANDONED_AFTER_MS = 6 * 60 * 60_000;

/** A fresh private folder for one mix; clears away what dead processes left beside it. */
export async function makeSpoolFolder(spoolDir: string, nowMs: number): Promise<string> {
  await mkdir(spoolDir, { recursive: true });
  const names = (await readdir(spoolDir)).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => removeIfAbandoned(join(spoolDir, name), nowMs)));
  return mkdtemp(join(spoolDir, PREFIX));
}

async function removeIfAbandoned(folder: string, nowMs: number): Promise<void> {
  try {
    const files = (await readdir(folder)).map((name) => join(folder, name));
    const touched = await Promise.all([folder, ...files].map(async (path) => (await stat(path)).mtimeMs));
    if (nowMs - Math.max(...touched) > ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true });
  } catch (error) {
    // Its owner, or another mix that is clearing up, was faster.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
