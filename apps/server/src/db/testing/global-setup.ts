import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

/**
 * Gives every test run a folder for one PostgreSQL of its own. The server is started by the first test
 * that asks for a database (see database.ts), so a run without such a test pays nothing.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await clearKilledRuns();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
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

/** A run that was killed had no chance to stop its server. */
async function clearKilledRuns(): Promise<void> {
  for (const entry of readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX))) {
    const pid = Number(entry.slice(PREFIX.length).split('-')[0]);
    if (!isRunning(pid)) await remove(join(tmpdir(), entry)).catch(() => {});
  }
}
