import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as making from '../../backup/make-backup.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import type { Db } from '../../db/connect.ts';
import { holdCredits, releaseCredits } from '../../features/billing/ledger.store.ts';
import { receivedOnDisk } from '../../features/uploads/received-bytes.ts';
import type { Ground, Invariant } from './ground.ts';
import { loadMutant } from './mutants.ts';
import { cut } from './mutate.ts';
import { newUser, openTrial, refuseFalseLedger } from './trial-database.ts';
import { openWorkers, refuseHalfRecordings } from './workers.ts';

const AUDIOS_PER_SNAPSHOT = 4;
const WORKERS = 2;
const SPENDERS = 4;

const besideIn = async (folder: string) => ({
  store: await diskStore(path.join(folder, 'objects')),
  received: await receivedOnDisk(path.join(folder, 'uploads')),
  standInPaymentsFile: path.join(folder, 'payments.json'),
});

/** Credits move all the time, so that tables read at different moments would not agree. */
function keepSpending(db: Db) {
  let over = false;
  const spend = async (spender: number) => {
    const userId = await newUser(db);
    for (let i = 0; !over; i++) {
      const runId = `spend-${spender}-${i}`;
      await db.transaction((tx) =>
        holdCredits(tx, { userId, runId, audioId: runId, credits: 3 }, new Date()),
      );
      await db.transaction((tx) => releaseCredits(tx, runId, new Date()));
    }
  };
  const spending = Array.from({ length: SPENDERS }, (_, i) => spend(i));
  return async () => {
    over = true;
    await Promise.all(spending);
  };
}

async function untilFinished(db: Db, audios: number): Promise<void> {
  const ready = sql`select id from audios where status = 'ready'`;
  while ((await db.execute(ready)).rows.length < audios) await sleep(50);
}

/** A database of its own beside the one under trial. */
async function freshBeside(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const fresh = new URL(url);
  fresh.pathname = name;
  return fresh.href;
}

/** What was saved comes back whole: every finished audio, and books that agree. Gives the finished audios. */
async function refuseBadRestore({ url, folder }: Ground, file: string, turn: number): Promise<number> {
  const target = path.join(folder, `restored-${turn}`);
  mkdirSync(target);
  const databaseUrl = await freshBeside(url, `${new URL(url).pathname.slice(1)}_restored_${turn}`);
  const beside = await besideIn(target);
  await restoreBackup(
    {
      ...beside,
      databaseUrl,
      configuredSecret: undefined,
      keepSecret: async () => {},
      enqueueAll: async () => {},
    },
    file,
    false,
  );
  const restored = openTrial(databaseUrl, 2);
  try {
    await refuseFalseLedger(restored.db);
    return await refuseHalfRecordings(restored.db, beside.store);
  } finally {
    await restored.close();
  }
}

/** Snapshots are taken while audios are made and credits move; each is restored and looked at. */
async function restoreWhole(
  ground: Ground,
  snapshots: number,
  { makeBackup }: typeof making,
): Promise<string> {
  const workers = await openWorkers(ground, snapshots * AUDIOS_PER_SNAPSHOT);
  // A backup holds tables of the product alone.
  await workers.db.execute(sql`drop trigger note_writer on runs`);
  await workers.db.execute(sql`drop table trial_writes`);
  const beside = { ...(await besideIn(ground.folder)), databaseUrl: ground.url, secret: 'a secret' };
  const stopSpending = keepSpending(workers.db);
  let finished = 0;
  try {
    await Promise.all(Array.from({ length: WORKERS }, workers.start));
    for (let turn = 0; turn < snapshots; turn++) {
      await untilFinished(workers.db, turn + 1);
      const file = path.join(ground.folder, `backup-${turn}.tar.gz`);
      await makeBackup(beside, file);
      finished += await refuseBadRestore(ground, file, turn);
    }
    return `${snapshots} snapshots under load, each restored: ledgers agree, ${finished} finished audios are whole`;
  } finally {
    await stopSpending();
    await workers.close();
  }
}

export const backup: Invariant = {
  name: '15: a backup restores',
  full: (ground) => restoreWhole(ground, 20, making),
  small: (ground) => restoreWhole(ground, 1, making),
  byProcesses: true,
  mutants: [
    {
      without: 'tables are read at different moments',
      async run(ground) {
        const { mutant } = await loadMutant<{ mutant: typeof making }>(
          cut('backup/snapshot.ts', 'begin isolation level repeatable read read only', 'begin'),
          { mutant: 'backup/make-backup.ts' },
        );
        return restoreWhole(ground, 5, mutant);
      },
    },
  ],
};
