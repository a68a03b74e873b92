import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsAbout } from '../../features/accounts/testing/rows-about.ts';
import { startAudio } from '../../features/audios/actions/start-audio.ts';
import { takesPrefix } from '../../features/audios/audio-files.ts';
import { audioStore } from '../../features/audios/audios.store.ts';
import { runStore } from '../../features/audios/runs/runs.store.ts';
import { chanceOf } from './chance.ts';
import type { Ground, Invariant } from './ground.ts';
import { AUDIO_REQUEST, startDeps } from './making.ts';
import { cut, type Mutant } from './mutate.ts';
import { inLanes, newUser, openTrial } from './trial-database.ts';
import { startTrialProcess } from './trial-process.ts';

const FILES = 12;
const LATEST_KILL_MS = 60;

type Numbers = { accounts: number };

/** Somebody with rows in the tables that refer to a person, and with files. */
async function settle(db: Db, store: Awaited<ReturnType<typeof diskStore>>): Promise<string> {
  const userId = await newUser(db);
  const { audio } = await startAudio(
    startDeps(db, { startAudio, audioStore, runStore }, async () => {}),
    userId,
    AUDIO_REQUEST,
    undefined,
  );
  const prefix = takesPrefix(userId, audio.id);
  for (let i = 0; i < FILES; i++) await store.put(`${prefix}${i}`, new TextEncoder().encode(`take ${i}`));
  await db.execute(sql`insert into session (id, token, user_id, expires_at, created_at, updated_at)
    values (${`s-${userId}`}, ${`t-${userId}`}, ${userId}, now() + interval '1 day', now(), now())`);
  return userId;
}

/** Whoever deletes is killed again and again: everything of those who left goes, and nothing of the others. */
async function deleteWhole(
  { url, folder }: Ground,
  { accounts }: Numbers,
  seed: number,
  mutant?: Mutant,
): Promise<string> {
  const chance = chanceOf(seed);
  const trial = openTrial(url);
  const { db } = trial;
  const objects = path.join(folder, 'objects');
  const store = await diskStore(objects);
  try {
    const all: string[] = [];
    await inLanes(
      Array.from({ length: 2 * accounts }, (_, i) => i),
      4,
      async () => {
        all.push(await settle(db, store));
      },
    );
    const leaving = all.slice(0, accounts);
    const staying = all.slice(accounts);
    const before = { rows: await rowsAbout(url, staying), files: await filesOf(store, staying) };
    for (const id of leaving) await db.execute(sql`update "user" set name = 'Leaving' where id = ${id}`);
    let kills = 0;
    while (await somethingIsLeft(db)) {
      const process = startTrialProcess('./deletion-process.ts', [url, objects], mutant);
      await process.says(({ word }) => word === 'working');
      // The last ones may end in peace, or nothing would ever be finished.
      if (kills < accounts) await sleep(chance.below(LATEST_KILL_MS));
      else await untilNothingIsLeft(db);
      await process.end('SIGKILL');
      kills++;
    }
    const left = { rows: await rowsAbout(url, leaving), files: await filesOf(store, leaving) };
    if (Object.keys(left.rows).length > 0 || left.files.length > 0)
      throw new Error(`of those who left remain: ${Object.keys(left.rows)} and ${left.files.length} files`);
    const after = { rows: await rowsAbout(url, staying), files: await filesOf(store, staying) };
    if (JSON.stringify(after) !== JSON.stringify(before))
      throw new Error('something of somebody else is gone');
    return `${accounts} accounts deleted by a process that was killed ${kills} times: nothing of them is left, nothing of ${staying.length} others is missing`;
  } finally {
    await trial.close();
  }
}

const filesOf = async (store: Awaited<ReturnType<typeof diskStore>>, users: string[]) =>
  (await Promise.all(users.map((id) => store.list(`users/${id}`)))).flat();

async function somethingIsLeft(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from "user" where name = 'Leaving' union all select 1 from pending_deletions limit 1`,
  );
  return rows.length > 0;
}

async function untilNothingIsLeft(db: Db): Promise<void> {
  for (let tries = 0; await somethingIsLeft(db); tries++) {
    if (tries > 600) throw new Error('a deletion never ends');
    await sleep(100);
  }
}

const FEW: Numbers = { accounts: 3 };

export const deletion: Invariant = {
  name: '9: deleting removes everything of one person and nothing of another',
  full: (ground, seed) => deleteWhole(ground, { accounts: 200 }, seed),
  small: (ground, seed) => deleteWhole(ground, FEW, seed),
  byProcesses: true,
  mutants: [
    {
      without: 'what is to be deleted is not written down before it goes',
      run: (ground, seed) =>
        deleteWhole(
          ground,
          { accounts: 8 },
          seed,
          cut(
            'features/accounts/deletions.store.ts',
            'await tx.insert(pendingDeletions).values(row).onConflictDoNothing();',
          ),
        ),
    },
  ],
};
