import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const SQLITE_BUSY = 5;

export type Lock = { release(): void };

/**
 * A lock on a file, between processes. Node has no flock; SQLite's locks on its (empty) file are the same
 * thing: the kernel drops them with the process, so there is nothing stale to clear after a kill -9 and
 * no process id that somebody else may have got meanwhile.
 */
export function tryLock(path: string, kind: 'shared' | 'exclusive'): Lock | undefined {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    if (kind === 'exclusive') file.exec('BEGIN EXCLUSIVE');
    // An open read transaction is what holds the shared lock.
    else file.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return { release: () => file.close() };
}

export async function waitForLock(
  path: string,
  kind: 'shared' | 'exclusive',
  patienceMs: number,
): Promise<Lock | undefined> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const lock = tryLock(path, kind);
    if (lock || Date.now() > deadline) return lock;
    await sleep(50);
  }
}
