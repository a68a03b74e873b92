import { AppError } from '@parlance/kernel/errors';
import { and, count, desc, eq, inArray, isNull, lt, not, or, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { user } from '../../db/schema/accounts.ts';
import { audios, runs } from '../../db/schema/audios.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { bytesKept } from './kept-objects.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** All times are the database's: web processes on several machines have clocks of their own. */
const fromNow = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;
/** How long an upload waits to be used. */
const keptFromNow = fromNow(24 * 60 * 60_000);

/**
 * An audio names the files it was made of in its briefs, by key; the last part of the key is the upload's id. A run
 * that came to nothing names them for a day.
 */
const usedByAnAudio = sql<boolean>`exists (
  select 1 from ${audios}
  join ${runs} on ${runs.audioId} = ${audios.id}
  cross join lateral jsonb_array_elements(${runs.brief} -> 'source' -> 'files') as file
  where ${audios.userId} = ${uploads.userId} and ${audios.sourceType} = 'files'
    and ${runs.filesDroppedAt} is null
    and file ->> 'key' = 'users/' || ${uploads.userId} || '/uploads/' || ${uploads.id})`;

const unused = (userId: string) => and(eq(uploads.userId, userId), not(usedByAnAudio));

/** What was released is as good as gone. */
const waiting = (userId: string) => and(unused(userId), isNull(uploads.releasedAt));

/** Asked for within this time, an audio may be about to name it. */
const ASKING_MS = 60_000;

export function uploadStore(db: Db) {
  return {
    async find(userId: string, id: string): Promise<UploadRow | undefined> {
      const rows = await db
        .select()
        .from(uploads)
        .where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
      return rows[0];
    },

    async read(id: string): Promise<UploadRow | undefined> {
      return (await db.select().from(uploads).where(eq(uploads.id, id)))[0];
    },

    async list(userId: string): Promise<UploadRow[]> {
      return db.select().from(uploads).where(waiting(userId)).orderBy(desc(uploads.id));
    },

    /** `admit` sees what waits already; a second request of the same person waits until it has decided. */
    async insert(
      row: Pick<UploadRow, 'id' | 'userId' | 'name' | 'bytes'>,
      admit: (others: { count: number; bytes: number; keptBytes: number }) => void,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.select({ id: user.id }).from(user).where(eq(user.id, row.userId)).for('update');
        const [others] = await tx
          .select({ count: count(), bytes: sum(uploads.bytes).mapWith(Number) })
          .from(uploads)
          .where(waiting(row.userId));
        const keptBytes = await bytesKept(tx, row.userId);
        admit({ count: others?.count ?? 0, bytes: others?.bytes ?? 0, keptBytes });
        await tx.insert(uploads).values({ ...row, expiresAt: keptFromNow, createdAt: sql`now()` });
      });
    },

    /** Only from where it stood: a writer that lost its lock and was overtaken changes nothing. */
    async advance(id: string, from: number, to: number): Promise<void> {
      const moved = await db
        .update(uploads)
        .set({ bytesReceived: to, expiresAt: keptFromNow })
        .where(and(eq(uploads.id, id), eq(uploads.bytesReceived, from)))
        .returning({ id: uploads.id });
      if (moved.length === 0)
        throw new AppError('upload_conflict', { log: `upload ${id} no longer stands at ${from}` });
    },

    /** How many of these are there whole, and not released. */
    async whole(userId: string, ids: string[]): Promise<UploadRow[]> {
      return db
        .select()
        .from(uploads)
        .where(
          and(
            inArray(uploads.id, ids),
            eq(uploads.userId, userId),
            eq(uploads.bytesReceived, uploads.bytes),
            isNull(uploads.releasedAt),
          ),
        );
    },

    /** Keeps them another day, so that no sweep takes them while an audio is being started. */
    async ask(userId: string, ids: string[]): Promise<UploadRow[]> {
      return db
        .update(uploads)
        .set({ askedAt: sql`now()`, expiresAt: keptFromNow, releasedAt: null })
        .where(and(inArray(uploads.id, ids), eq(uploads.userId, userId)))
        .returning();
    },

    /** Takes the lock if it is free or its holder is dead; else asks the holder to let go. */
    async takeLock(id: string, holder: string, ms: number): Promise<boolean> {
      const taken = await db
        .update(uploads)
        .set({ lockHolder: holder, lockUntil: fromNow(ms), lockWanted: false })
        .where(
          and(eq(uploads.id, id), or(sql`${uploads.lockHolder} is null`, lt(uploads.lockUntil, sql`now()`))),
        )
        .returning({ id: uploads.id });
      if (taken.length > 0) return true;
      const asked = await db
        .update(uploads)
        .set({ lockWanted: true })
        .where(eq(uploads.id, id))
        .returning({ id: uploads.id });
      if (asked.length === 0) throw new AppError('not_found');
      return false;
    },

    /** Whether the holder may go on: false when someone waits, or has it already. */
    async keepLock(id: string, holder: string, ms: number): Promise<boolean> {
      const kept = await db
        .update(uploads)
        .set({ lockUntil: fromNow(ms) })
        .where(and(eq(uploads.id, id), eq(uploads.lockHolder, holder)))
        .returning({ wanted: uploads.lockWanted });
      return kept[0]?.wanted === false;
    },

    async dropLock(id: string, holder: string): Promise<void> {
      await db
        .update(uploads)
        .set({ lockHolder: null, lockUntil: null, lockWanted: false })
        .where(and(eq(uploads.id, id), eq(uploads.lockHolder, holder)));
    },

    /** Not if an audio uses it. */
    remove: (id: string, removeFiles: RemoveFiles): Promise<boolean> =>
      db.transaction((tx) => removeUnused(tx, id, removeFiles)),

    /** Lets go of what no audio uses any more: what an audio may be about to name, at the next sweep. */
    async release(userId: string, ids: string[]): Promise<string[]> {
      const due = await db
        .update(uploads)
        .set({ expiresAt: fromNow(ASKING_MS), releasedAt: sql`now()` })
        .where(and(inArray(uploads.id, ids), unused(userId)))
        .returning({ id: uploads.id, asking: sql<boolean>`${uploads.askedAt} > ${fromNow(-ASKING_MS)}` });
      return due.filter(({ asking }) => !asking).map(({ id }) => id);
    },

    /** One that is over, held so that no other sweeper takes it too. What an audio uses is looked at again a day later. */
    async removeOneExpired(removeFiles: RemoveFiles): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [next] = await tx
          .select({ id: uploads.id })
          .from(uploads)
          .where(lt(uploads.expiresAt, sql`now()`))
          .limit(1)
          .for('update', { skipLocked: true });
        if (!next) return false;
        if (!(await removeUnused(tx, next.id, removeFiles)))
          await tx.update(uploads).set({ expiresAt: keptFromNow }).where(eq(uploads.id, next.id));
        return true;
      });
    },

    async existing(ids: string[]): Promise<Set<string>> {
      const rows = await db.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, ids));
      return new Set(rows.map(({ id }) => id));
    },
  };
}

type RemoveFiles = (row: UploadRow) => Promise<void>;

/** The row goes only if the files went, and nobody sees it gone before. */
async function removeUnused(tx: Tx, id: string, removeFiles: RemoveFiles): Promise<boolean> {
  const [row] = await tx
    .delete(uploads)
    .where(and(eq(uploads.id, id), not(usedByAnAudio)))
    .returning();
  if (row) await removeFiles(row);
  return row !== undefined;
}

export type UploadStore = ReturnType<typeof uploadStore>;
