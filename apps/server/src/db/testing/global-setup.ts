import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { placeIn } from '../embedded-postgres/place.ts';
import { isRunning } from '../embedded-postgres/processes.ts';
import { findServer, stopServer } from '../embedded-postgres/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresFolder: string;
  }
}

const PREFIX = 'parlance-test-postgres-';
/** Where a file is memory and nothing else, on most Linux machines. */
const IN_MEMORY = '/dev/shm';
/** Containers are often given 64 MB; a run's databases take some hundred. */
const ROOM_BYTES = 2 ** 31;

/**
 * Gives every test run a folder for one PostgreSQL of its own. The server is started by the first test
 * that asks for a database (see database.ts), so a run without such a test pays nothing.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await clearKilledRuns();
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o711);
  project.provide('postgresFolder', folder);
  return () => remove(folder);
}

async function remove(folder: string): Promise<void> {
  const place = placeIn(folder);
  const server = await findServer(place);
  if (server) await stopServer(place, server);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}

/** A run that was killed had no chance to stop its server. */
async function clearKilledRuns(): Promise<void> {
  const roots = [tmpdir(), IN_MEMORY].filter((folder) => existsSync(folder));
  for (const root of roots)
    for (const entry of readdirSync(root).filter((name) => name.startsWith(PREFIX))) {
      const pid = Number(entry.slice(PREFIX.length).split('-')[0]);
      if (!isRunning(pid)) await remove(join(root, entry)).catch(() => {});
    }
}
