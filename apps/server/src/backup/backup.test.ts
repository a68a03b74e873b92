import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { diskStore } from '@parlance/adapters/object-store/disk';
import type { Audio } from '@parlance/contract/audios';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownMigrations, migrateDatabaseTo } from '../db/migrate.ts';
import { freshDatabase } from '../db/testing/database.ts';
import { receivedOnDisk } from '../features/uploads/received-bytes.ts';
import { audioRequest, type RunningProduct, runningProduct, whenIs } from '../testing/running-product.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const SECRET = 'a secret that signs sessions and links';
const SUMS = `select (select count(*)::int from audios) as audios, (select count(*)::int from runs) as runs,
  (select sum(credits)::int from credit_entries) as ledger, (select last_value::int from pg_sequences limit 1) as ids`;

let folder: string;
let product: RunningProduct;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-backup-'));
  product = await runningProduct();
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = (name: string) => path.join(folder, name);

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

async function beside(name: string, databaseUrl: string) {
  return {
    databaseUrl,
    store: await diskStore(inFolder(`${name}-objects`)),
    received: await receivedOnDisk(inFolder(`${name}-uploads`)),
    standInPaymentsFile: inFolder(`${name}-payments.json`),
  };
}

/** An empty database and folder, and what a restore did beside them. */
async function emptyTarget(name: string) {
  const database = await freshDatabase();
  const secrets: string[] = [];
  const queued: unknown[] = [];
  const deps = {
    ...(await beside(name, database.url)),
    configuredSecret: undefined as string | undefined,
    keepSecret: async (secret: string) => void secrets.push(secret),
    enqueueAll: async (runs: unknown[]) => void queued.push(...runs),
  };
  return { deps, secrets, queued, drop: database.drop };
}

it('brings back rows, objects, half an upload and the secret, and what was being made goes on', async () => {
  const ada = await product.person();
  const made = (await (await ada.call('POST', '/api/audios', audioRequest())).json()) as Audio;
  await whenIs(ada, made.id, 'ready');
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  product.humming.before(async () => {
    arrived.resolve();
    await held.promise;
  });
  const bob = await product.person();
  const under = (await (await bob.call('POST', '/api/audios', audioRequest())).json()) as Audio;
  await arrived.promise;
  const source = {
    ...(await beside('source', product.databaseUrl)),
    store: await diskStore(product.objectsDir),
    secret: SECRET,
  };
  await source.received.write(
    'half',
    0,
    (async function* () {
      yield Buffer.from('first half, and more');
    })(),
    async () => {},
  );
  await ask(
    product.databaseUrl,
    `insert into uploads (id, user_id, name, bytes, bytes_received, expires_at, created_at)
     select 'half', id, 'a.txt', 99, 10, now() + interval '1 day', now() from "user" limit 1`,
  );
  const file = inFolder('whole.backup');
  const { incompleteAudios, objects } = await makeBackup(source, file);
  expect(incompleteAudios).toEqual([]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const first = await readFile(file);
  await expect(makeBackup(source, file)).rejects.toMatchObject({ code: 'backup.exists' });
  expect((await readFile(file)).equals(first)).toBe(true);
  const sums = await ask(product.databaseUrl, SUMS);
  const keys = await source.store.list('');
  held.resolve();
  await whenIs(bob, under.id, 'ready');

  const target = await emptyTarget('target');
  const { deps } = target;
  const restored = await restoreBackup(deps, file, false);
  expect(restored).toMatchObject({ objects, uploads: 1, runs: 1, lostUploads: [] });
  expect(await ask(deps.databaseUrl, SUMS)).toEqual(sums);
  expect(target.secrets).toEqual([SECRET]);
  const [run] = await ask<{ id: string }>(deps.databaseUrl, "select id from runs where state = 'active'");
  expect(target.queued).toMatchObject([{ runId: run?.id }]);
  expect(await deps.store.list('')).toEqual(keys);
  const media = keys.find((key) => key.endsWith('media.mp3')) ?? '';
  expect(await deps.store.get(media)).toEqual(await source.store.get(media));
  expect(await readFile(inFolder('target-uploads/half'), 'utf8')).toBe('first half');

  await expect(restoreBackup(deps, file, false)).rejects.toMatchObject({ code: 'restore.not_empty' });
  await deps.store.put('users/stranger/file', Buffer.from('of the old product'));
  await restoreBackup(deps, file, true);
  expect(await deps.store.list('')).toEqual(keys);
  expect(await ask(deps.databaseUrl, SUMS)).toEqual(sums);
  await target.drop();
});

/** One bit is another there, or a little further on: some bits say the same in another way ("as one byte before, as two before"). */
function damagedAt(good: Buffer, at: number): Buffer {
  const bytes = Buffer.from(good);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return unpacked(bytes)?.equals(gunzipSync(good)) ? damagedAt(good, at + 1) : bytes;
}

function unpacked(bytes: Buffer): Buffer | undefined {
  try {
    return gunzipSync(bytes);
  } catch {
    return undefined;
  }
}

it('refuses a damaged file before it changes anything, wherever the damage is', async () => {
  const file = inFolder('good.backup');
  const source = { ...(await beside('small', product.databaseUrl)), secret: SECRET };
  await makeBackup(source, file);
  const good = await readFile(file);
  const target = await emptyTarget('untouched');
  const bad = inFolder('bad.backup');
  for (const share of [0.01, 0.3, 0.6, 0.999]) {
    await writeFile(bad, damagedAt(good, Math.floor(good.length * share)));
    await expect(restoreBackup(target.deps, bad, true)).rejects.toMatchObject({ code: 'backup.damaged' });
  }
  await writeFile(bad, good.subarray(0, good.length - 100));
  await expect(restoreBackup(target.deps, bad, true)).rejects.toMatchObject({ code: 'backup.damaged' });
  const other = { ...target.deps, configuredSecret: 'another secret' };
  await expect(restoreBackup(other, file, true)).rejects.toMatchObject({ code: 'restore.other_secret' });
  const tables = await ask(
    target.deps.databaseUrl,
    "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  expect(tables).toEqual([]);
  expect(target.secrets).toEqual([]);
  await target.drop();
});

it('leaves everything as it was when a restore fails halfway', async () => {
  const file = inFolder('unlucky.backup');
  await makeBackup({ ...(await beside('other', product.databaseUrl)), secret: SECRET }, file);
  const target = await emptyTarget('unlucky');
  await ask(target.deps.databaseUrl, "create table kept as select 'old' as word");
  const failing = {
    ...target.deps,
    enqueueAll: async () => {
      throw new Error('the queue is away');
    },
  };
  await expect(restoreBackup(failing, file, true)).rejects.toThrow('the queue is away');
  expect(await ask(target.deps.databaseUrl, 'select word from kept')).toEqual([{ word: 'old' }]);
  await target.drop();
});

it('loads a backup of an older version and brings it up to date, and refuses one of an unknown version', async () => {
  const known = knownMigrations();
  const old = await freshDatabase();
  await migrateDatabaseTo(known.length - 1, old.url);
  await ask(
    old.url,
    `insert into "user" (id, name, email, email_verified, created_at, updated_at)
     values ('u1', 'Ada', 'ada@example.com', true, now(), now())`,
  );
  const file = inFolder('old.backup');
  await makeBackup({ ...(await beside('old', old.url)), secret: SECRET }, file);
  const target = await emptyTarget('new');
  await restoreBackup(target.deps, file, false);
  const applied = 'select hash from drizzle.__drizzle_migrations order by created_at';
  expect(await ask(target.deps.databaseUrl, applied)).toEqual(known.map(({ hash }) => ({ hash })));
  expect(await ask(target.deps.databaseUrl, 'select name from "user"')).toEqual([{ name: 'Ada' }]);

  await ask(
    old.url,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('from later', 9e15)",
  );
  const later = inFolder('later.backup');
  await makeBackup({ ...(await beside('old', old.url)), secret: SECRET }, later);
  await expect(restoreBackup(target.deps, later, true)).rejects.toMatchObject({
    code: 'restore.unknown_version',
  });
  await Promise.all([old.drop(), target.drop()]);
});
