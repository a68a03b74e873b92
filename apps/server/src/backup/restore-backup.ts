import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Lane } from '@parlance/kernel/lanes';
import type { ObjectStore } from '@parlance/ports/object-store';
import pg from 'pg';
import { migrateDatabase, migrateDatabaseTo } from '../db/migrate.ts';
import type { ReceivedBytes } from '../features/uploads/received-bytes.ts';
import { readParts, verifyArchive } from './archive-reader.ts';
import { finishTables, loadTable } from './load-tables.ts';
import { DATABASE, type Manifest, OBJECTS, SECRET, STAND_IN_PAYMENTS, UPLOADS } from './manifest.ts';
import { refuseOtherSecret, refuseTarget, refuseUnknownVersion } from './restore-target.ts';
import { dropAside, putAside, putBack } from './schemas-aside.ts';

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

/** Everything is read and compared before anything is changed; until the end the old tables can be put back. */
export async function restoreBackup(deps: RestoreDeps, file: string, replace: boolean) {
  const manifest = await verifyArchive(file);
  refuseUnknownVersion(manifest);
  refuseOtherSecret(deps.configuredSecret, manifest);
  const client = new pg.Client({ connectionString: deps.databaseUrl });
  await client.connect();
  try {
    await refuseTarget(client, deps.store, replace);
    await putAside(client);
    try {
      const loaded = await load(deps, client, file, manifest);
      await keepBeside(deps, loaded.beside);
      await dropAside(client);
      await removeOthers(deps, loaded);
      return report(manifest, loaded);
    } catch (error) {
      await client.query('rollback');
      await putBack(client);
      throw error;
    }
  } finally {
    await client.end();
  }
}

/** `beside` holds the small parts that have a file of their own. */
type Loaded = { objects: Set<string>; uploads: Set<string>; runs: Run[]; beside: Map<string, Buffer> };

async function load(deps: RestoreDeps, client: pg.Client, file: string, manifest: Manifest): Promise<Loaded> {
  const objects = new Set<string>();
  const uploads = new Set<string>();
  const beside = new Map<string, Buffer>();
  await migrateDatabaseTo(manifest.migrations.length, deps.databaseUrl);
  await client.query('begin');
  await readParts(file, async (part, body) => {
    if (part.startsWith(OBJECTS)) {
      const key = part.slice(OBJECTS.length);
      await deps.store.put(key, body);
      objects.add(key);
    } else if (part.startsWith(UPLOADS)) {
      const id = part.slice(UPLOADS.length);
      await deps.received.remove(id);
      await deps.received.write(id, 0, body, async () => {});
      uploads.add(id);
    } else if (part.startsWith(DATABASE)) {
      await loadTable(client, tableOf(manifest, part.slice(DATABASE.length)), body);
    } else beside.set(part, await buffer(body));
  });
  await finishTables(client, manifest);
  await client.query('commit');
  await migrateDatabase(deps.databaseUrl);
  const { rows: runs } = await client.query<Run>(
    `select id as "runId", user_id as "userId", queue as lane from runs where state = 'active'`,
  );
  await deps.enqueueAll(runs);
  return { objects, uploads, runs, beside };
}

function tableOf({ tables }: Manifest, name: string): Manifest['tables'][number] {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Error(`The backup holds a table that it does not name: ${name}`);
  return table;
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
async function removeOthers({ store, received }: RestoreDeps, { objects, uploads }: Loaded): Promise<void> {
  for (const key of await store.list('')) if (!objects.has(key)) await store.deletePrefix(key);
  for (const id of await received.list()) if (!uploads.has(id)) await received.remove(id);
}

const report = ({ madeAt, tables, incompleteAudios, lostUploads }: Manifest, loaded: Loaded) => ({
  madeAt,
  tables: tables.length,
  rows: tables.reduce((sum, table) => sum + table.rows, 0),
  objects: loaded.objects.size,
  uploads: loaded.uploads.size,
  runs: loaded.runs.length,
  incompleteAudios,
  lostUploads,
});
