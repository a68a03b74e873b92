import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Lane } from '@parlance/kernel/lanes';
import type { ObjectStore } from '@parlance/ports/object-store';
import pg from 'pg';
import { migrateDatabase, migrateDatabaseTo } from '../db/migrate.ts';
import type { ReceivedBytes } from '../features/uploads/received-bytes.ts';
import { readParts, verifyArchive } from './archive-reader.ts';
import { checkTables, finishTables, loadTable } from './load-tables.ts';
import { DATABASE, type Manifest, OBJECTS, SECRET, STAND_IN_PAYMENTS, UPLOADS } from './manifest.ts';
import { refuseOtherSecret, refuseTarget, refuseUnknownVersion } from './restore-target.ts';
import { dropAside, putAside, putBack } from './schemas-aside.ts';
import { type StagedParts, stageParts } from './staged-parts.ts';

type Run = { runId: string; userId: string; lane: Lane };

export type RestoreDeps = {
  databaseUrl: string;
  store: ObjectStore;
  received: ReceivedBytes;
  configuredSecret: string | undefined;
  keepSecret(secret: string): Promise<void>;
  standInPaymentsFile: string;
  /** Queues what was being made when the backup was taken. */
  enqueueAll(runs: Run[]): Promise<void>;
};

/**
 * Everything is read and compared before anything is changed. Then all of it is laid beside what stands, and changes
 * places with it at the end; until then the old tables can be put back, and no object was touched.
 */
export async function restoreBackup(deps: RestoreDeps, file: string, replace: boolean) {
  const manifest = await verifyArchive(file);
  refuseUnknownVersion(manifest);
  refuseOtherSecret(deps.configuredSecret, manifest);
  const client = new pg.Client({ connectionString: deps.databaseUrl });
  await client.connect();
  try {
    await refuseTarget(client, deps.store, replace);
    const staged = stageParts(deps);
    await staged.clear();
    await putAside(client);
    try {
      const loaded = await load(deps, client, file, manifest, staged);
      await staged.changeOver();
      await keepBeside(deps, loaded.beside);
      await dropAside(client);
      await staged.clear();
      await removeOthers(deps, staged);
      return report(manifest, loaded, staged);
    } catch (error) {
      await client.query('rollback');
      await putBack(client);
      await staged.clear();
      throw error;
    }
  } finally {
    await client.end();
  }
}

/** `beside` holds the small parts that have a file of their own. */
type Loaded = { runs: Run[]; beside: Map<string, Buffer> };

async function load(
  deps: RestoreDeps,
  client: pg.Client,
  file: string,
  manifest: Manifest,
  staged: StagedParts,
): Promise<Loaded> {
  const beside = new Map<string, Buffer>();
  await migrateDatabaseTo(manifest.migrations.length, deps.databaseUrl);
  await checkTables(client, manifest);
  await client.query('begin');
  const tables = new Map(manifest.tables.map((table) => [`${DATABASE}${table.name}`, table]));
  await readParts(file, manifest, async (part, body) => {
    const table = tables.get(part);
    if (part.startsWith(OBJECTS)) await staged.addObject(part.slice(OBJECTS.length), body);
    else if (part.startsWith(UPLOADS)) await staged.addUpload(part.slice(UPLOADS.length), body);
    else if (table) await loadTable(client, table, body);
    else beside.set(part, await buffer(body));
  });
  await finishTables(client, manifest);
  await client.query('commit');
  await migrateDatabase(deps.databaseUrl);
  const { rows: runs } = await client.query<Run>(
    `select id as "runId", user_id as "userId", queue as lane from runs where state = 'active'`,
  );
  await deps.enqueueAll(runs);
  return { runs, beside };
}

async function keepBeside(deps: RestoreDeps, beside: Loaded['beside']): Promise<void> {
  const secret = beside.get(SECRET);
  if (secret) await deps.keepSecret(secret.toString());
  const sold = beside.get(STAND_IN_PAYMENTS);
  if (!sold) return;
  await mkdir(path.dirname(deps.standInPaymentsFile), { recursive: true });
  await writeFile(deps.standInPaymentsFile, sold, { mode: 0o600 });
}

/** Only now: what was there before could still have been needed. */
async function removeOthers(
  { store, received }: RestoreDeps,
  { objects, uploads }: StagedParts,
): Promise<void> {
  for (const key of await store.list('')) if (!objects.has(key)) await store.deletePrefix(key);
  for (const id of await received.list()) if (!uploads.has(id)) await received.remove(id);
}

const report = (
  { madeAt, tables, incompleteAudios, lostUploads }: Manifest,
  loaded: Loaded,
  staged: StagedParts,
) => ({
  madeAt,
  tables: tables.length,
  rows: tables.reduce((sum, table) => sum + table.rows, 0),
  objects: staged.objects.size,
  uploads: staged.uploads.size,
  runs: loaded.runs.length,
  incompleteAudios,
  lostUploads,
});
