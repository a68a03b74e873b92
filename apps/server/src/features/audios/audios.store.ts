import type { AudioOrder, AudioStatus } from '@parlance/contract/audios';
import { and, count, desc, eq, gt, ilike, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { changedChannel, heardChannel } from '../../db/changes.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { type ArtifactKeys, audios, runs, shares, speechDues } from '../../db/schema/audios.ts';
import { isPricedByLength } from './cost.ts';
import { behind, orderBy } from './library-order.ts';
import { leftDueBy, owedFor, type SpokenRun, shareToPay } from './spoken-share.ts';

export type AudioRow = typeof audios.$inferSelect;
export type RunRow = typeof runs.$inferSelect;
/** `run` made what can be heard, or is making it; `remake` makes what will take its place, or failed to. */
export type AudioWithRun = {
  audio: AudioRow;
  run: RunRow;
  remake: RunRow | null;
  /** How many stand before the one that waits for a place; null when none does. */
  ahead: number | null;
  shareToken: string | null;
  /** What its owner has left of a credit from cancelled runs, in thousandths. */
  dueMilli: number | null;
};

type Filter = { q?: string; status?: AudioStatus; sort: AudioOrder; cursor?: string; limit: number };

/** "%" and "_" are letters like any other in what a person looks for. */
const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Of edits that were cancelled: so many are looked at for lines that were paid already. */
const REMAKES_REMEMBERED = 10;

const remakes = alias(runs, 'remakes');

/** Being made, or waiting for somebody to read its script. */
const unfinished = inArray(runs.state, ['active', 'review']);

/**
 * In the lane of whichever of an audio's runs is being made. Where few have a place, those who have one count too;
 * there are so many readers at once that only others who wait hold anybody up.
 */
const ahead = sql<number | null>`(
  select case when mine.waiting then (
    select count(*)::int from ${runs} other
    where other.state = 'active' and other.lane = mine.lane
      and (other.laned_at, other.id) < (mine.laned_at, mine.id)
      and (other.waiting or mine.lane <> 'reading')
  ) end
  from ${runs} mine
  where mine.state = 'active' and mine.id in (${audios.runId}, ${audios.remakeRunId})
  limit 1
)`;

const wholeAudios = (db: Db) =>
  db
    .select({
      audio: audios,
      run: runs,
      remake: remakes,
      ahead,
      shareToken: shares.token,
      dueMilli: speechDues.milli,
    })
    .from(audios)
    .innerJoin(runs, eq(runs.id, audios.runId))
    .leftJoin(remakes, eq(remakes.id, audios.remakeRunId))
    .leftJoin(shares, eq(shares.audioId, audios.id))
    .leftJoin(speechDues, eq(speechDues.userId, audios.userId));

export const announce = (db: Db | Tx, audioId: string) =>
  db.execute(sql`select pg_notify(${changedChannel}, ${audioId})`);

/** To those who speak it: somebody listens, and has so much in hand. */
export const tellHeard = (db: Db, audioId: string, inHandMs: number) =>
  db.execute(sql`select pg_notify(${heardChannel}, ${`${audioId} ${inHandMs}`})`);

/** Spends so much of what a run holds and gives the rest back. */
type PayShare = (tx: Tx, runId: string, credits: number) => Promise<number>;

export type EndOfRun = {
  /** Gives what was spent. */
  payShare: PayShare;
  /** Tells the others, in the transaction. */
  runEnding(tx: Tx, runId: string): Promise<void>;
};

/** What was left due of a credit, held until the transaction ends: of two cancels one waits for the other. */
async function lockDue(tx: Tx, userId: string): Promise<number> {
  await tx.insert(speechDues).values({ userId }).onConflictDoNothing();
  const rows = await tx.select().from(speechDues).where(eq(speechDues.userId, userId)).for('update');
  return rows[0]?.milli ?? 0;
}

const setDue = (tx: Tx, userId: string, milli: number) =>
  tx.update(speechDues).set({ milli }).where(eq(speechDues.userId, userId));

/** A run as its spoken share is told from it. */
export const spokenRunOf = (run: RunRow): SpokenRun => ({
  ...run,
  length: run.brief.length,
  scriptMs: isPricedByLength(run) ? run.scriptMs : 0,
});

async function payShareOf(tx: Tx, ended: RunRow, pay: PayShare): Promise<number> {
  const run = spokenRunOf(ended);
  const share = shareToPay(run, await lockDue(tx, ended.userId));
  const spent = await pay(tx, ended.id, share.credits);
  await setDue(tx, ended.userId, share.dueMilli);
  await tx
    .update(runs)
    .set({ paidOnCancel: spent, owedMilli: owedFor(run) })
    .where(eq(runs.id, ended.id));
  return spent;
}
/** Told as if it were an audio's id, when somebody waits for less than before. */
export const LANES_MOVED = 'lanes';
export const announceLanes = (db: Db | Tx) => announce(db, LANES_MOVED);

/**
 * What is read at nearly every call. To put such a statement together takes longer than to send it, and to plan it
 * longer than to run it; a prepared one is put together once, and planned once for each connection.
 */
function prepareReads(db: Db) {
  const id = sql.placeholder('id');
  const userId = sql.placeholder('userId');
  return {
    own: wholeAudios(db)
      .where(and(eq(audios.id, id), eq(audios.userId, userId)))
      .prepare('own_audio'),
    linked: wholeAudios(db).where(eq(audios.id, id)).prepare('linked_audio'),
    watched: wholeAudios(db)
      .where(sql`${audios.id} = any(${sql.placeholder('ids')})`)
      .prepare('watched_audios'),
    newest: wholeAudios(db)
      .where(eq(audios.userId, userId))
      .orderBy(...orderBy('newest'))
      .limit(sql.placeholder('limit'))
      .prepare('newest_audios'),
  };
}

const isWholeLibrary = ({ q, status, sort, cursor }: Filter): boolean =>
  !q && !status && !cursor && sort === 'newest';

/** Reads and writes that people cause; a run's own progress is written by runs.store.ts. */
export function audioStore(db: Db) {
  const reads = prepareReads(db);
  return {
    async find(userId: string, id: string): Promise<AudioWithRun | undefined> {
      const rows = await reads.own.execute({ userId, id });
      return rows[0];
    },

    /** For signed links alone: whoever holds one may read the file it names. */
    async findForLink(id: string): Promise<AudioWithRun | undefined> {
      const rows = await reads.linked.execute({ id });
      return rows[0];
    },

    /** For those whose right to watch was seen when they came. */
    findWatched: (ids: string[]): Promise<AudioWithRun[]> => reads.watched.execute({ ids }),

    async list(userId: string, filter: Filter): Promise<AudioWithRun[]> {
      if (isWholeLibrary(filter)) return reads.newest.execute({ userId, limit: filter.limit });
      return wholeAudios(db)
        .where(
          and(
            eq(audios.userId, userId),
            filter.cursor ? behind(filter.sort, filter.cursor, userId) : undefined,
            filter.status ? eq(audios.status, filter.status) : undefined,
            filter.q ? ilike(audios.title, `%${literally(filter.q)}%`) : undefined,
          ),
        )
        .orderBy(...orderBy(filter.sort))
        .limit(filter.limit);
    },

    async findByIdempotencyKey(userId: string, key: string): Promise<AudioWithRun | undefined> {
      const asked = db
        .select({ id: runs.audioId })
        .from(runs)
        .where(and(eq(runs.userId, userId), eq(runs.idempotencyKey, key)));
      const rows = await wholeAudios(db).where(inArray(audios.id, asked));
      return rows[0];
    },

    async findActiveAudioId(userId: string): Promise<string | undefined> {
      const rows = await db
        .select({ audioId: runs.audioId })
        .from(runs)
        .where(and(eq(runs.userId, userId), eq(runs.state, 'active')));
      return rows[0]?.audioId;
    },

    async exists(id: string): Promise<boolean> {
      return (await db.select({ id: audios.id }).from(audios).where(eq(audios.id, id))).length > 0;
    },

    async count(userId: string): Promise<number> {
      const rows = await db.select({ count: count() }).from(audios).where(eq(audios.userId, userId));
      return rows[0]?.count ?? 0;
    },

    async idsMadeBefore(userId: string, moment: Date): Promise<string[]> {
      const made = and(eq(audios.userId, userId), lt(audios.createdAt, moment));
      return (await db.select({ id: audios.id }).from(audios).where(made)).map(({ id }) => id);
    },

    /** Gives the audio another owner, with where its files lie by then; false when it is no longer the first one's. */
    async handOver(id: string, from: string, to: string, moved: (key: string) => string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const handed = await tx
          .update(audios)
          .set({ userId: to })
          .where(and(eq(audios.id, id), eq(audios.userId, from)))
          .returning({ runId: audios.runId });
        const [run] = handed.length > 0 ? await tx.select().from(runs).where(eq(runs.audioId, id)) : [];
        if (!run) return false;
        const artifacts = Object.fromEntries(
          Object.entries(run.artifacts).map(([name, key]) => [name, moved(key)]),
        );
        const livePrefix = run.livePrefix && moved(run.livePrefix);
        await tx.update(runs).set({ userId: to, artifacts, livePrefix }).where(eq(runs.audioId, id));
        await announce(tx, id);
        return true;
      });
    },

    async titlesOf(userId: string, ids: string[]): Promise<Map<string, string | null>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: audios.id, title: audios.title })
        .from(audios)
        .where(and(eq(audios.userId, userId), inArray(audios.id, ids)));
      return new Map(rows.map(({ id, title }) => [id, title]));
    },

    /** Of everybody, newest first. */
    listFailed(limit: number): Promise<AudioWithRun[]> {
      return wholeAudios(db).where(eq(audios.status, 'failed')).orderBy(desc(audios.updatedAt)).limit(limit);
    },

    async insertAudio(tx: Tx, row: typeof audios.$inferInsert): Promise<void> {
      await tx.insert(audios).values(row);
    },

    async insertRun(tx: Tx, row: typeof runs.$inferInsert): Promise<void> {
      await tx.insert(runs).values(row);
    },

    /** The script of a cancelled run is to be spoken on: what the run left due is counted with the one that goes on. */
    async takeUpDue(tx: Tx, before: RunRow): Promise<void> {
      await setDue(tx, before.userId, (await lockDue(tx, before.userId)) - leftDueBy(before));
    },

    /** Edits of what can be heard now that were cancelled half-way, newest first. */
    cancelledRemakes(run: RunRow): Promise<RunRow[]> {
      return db
        .select()
        .from(runs)
        .where(
          and(
            eq(runs.audioId, run.audioId),
            eq(runs.state, 'cancelled'),
            isNotNull(runs.payableLines),
            gt(runs.spokenMs, 0),
            gt(runs.id, run.id),
          ),
        )
        .orderBy(desc(runs.id))
        .limit(REMAKES_REMEMBERED);
    },

    /** A new run takes over an audio that has nothing to show. */
    async startOver(tx: Tx, audioId: string, runId: string, now: Date): Promise<void> {
      await tx
        .update(audios)
        .set({ runId, status: 'queued', errorCode: null, errorParams: null, updatedAt: now })
        .where(eq(audios.id, audioId));
      await announce(tx, audioId);
    },

    /** A new run with an edited script; what can be heard stays until it is done. */
    async startRemake(tx: Tx, audioId: string, runId: string, now: Date): Promise<void> {
      await tx
        .update(audios)
        .set({ remakeRunId: runId, errorCode: null, errorParams: null, updatedAt: now })
        .where(eq(audios.id, audioId));
      await announce(tx, audioId);
    },

    /** The script was read: the run goes on with it. False when it is not waiting for that any more. */
    async passReview(tx: Tx, run: RunRow, artifacts: ArtifactKeys, now: Date): Promise<boolean> {
      const passed = await tx
        .update(runs)
        .set({
          state: 'active',
          stage: 'queued',
          review: 'passed',
          artifacts,
          queue: 'reading',
          lane: 'reading',
          lanedAt: now,
          waiting: true,
        })
        .where(and(eq(runs.id, run.id), eq(runs.state, 'review')))
        .returning({ id: runs.id });
      if (passed.length === 0) return false;
      await tx.update(audios).set({ status: 'queued', updatedAt: now }).where(eq(audios.runId, run.id));
      await announce(tx, run.audioId);
      return true;
    },

    async change(id: string, set: { title?: string; shownotes?: string }, now: Date): Promise<void> {
      await db
        .update(audios)
        .set({ ...set, ...(set.shownotes !== undefined && { shownotesEdited: true }), updatedAt: now })
        .where(eq(audios.id, id));
      await announce(db, id);
    },

    async rate(id: string, rating: number, comment: string | null, now: Date): Promise<void> {
      await db.update(audios).set({ rating, ratingComment: comment, ratedAt: now }).where(eq(audios.id, id));
    },

    /** True when there is such an audio. */
    async savePosition(userId: string, id: string, positionMs: number): Promise<boolean> {
      const saved = await db
        .update(audios)
        .set({ positionMs })
        .where(and(eq(audios.id, id), eq(audios.userId, userId)))
        .returning({ id: audios.id });
      return saved.length > 0;
    },

    /**
     * Ends the run wherever it stands; the raised attempt number shuts out the worker that had it. Its
     * spoken share is paid in the same transaction.
     */
    async cancelRun(run: RunRow, now: Date, { payShare, runEnding }: EndOfRun): Promise<boolean> {
      return db.transaction(async (tx) => {
        const ended = await tx
          .update(runs)
          .set({ state: 'cancelled', attempt: sql`${runs.attempt} + 1`, finishedAt: now, secondsLeft: null })
          .where(and(eq(runs.id, run.id), unfinished))
          .returning();
        if (!ended[0]) return false;
        const spent = await payShareOf(tx, ended[0], payShare);
        await tx
          .update(audios)
          .set({ creditsCharged: sql`${audios.creditsCharged} + ${spent}` })
          .where(eq(audios.id, run.audioId));
        await tx
          .update(audios)
          .set({ status: 'cancelled', updatedAt: now })
          .where(and(eq(audios.id, run.audioId), eq(audios.runId, run.id)));
        await tx
          .update(audios)
          .set({ remakeRunId: null, updatedAt: now })
          .where(and(eq(audios.id, run.audioId), eq(audios.remakeRunId, run.id)));
        await runEnding(tx, run.id);
        await announce(tx, run.audioId);
        await announceLanes(tx);
        return true;
      });
    },

    /** Ends whatever the user has running and gives the runs that were. */
    async cancelAllRuns(tx: Tx, userId: string, now: Date): Promise<string[]> {
      const ended = await tx
        .update(runs)
        .set({ state: 'cancelled', attempt: sql`${runs.attempt} + 1`, finishedAt: now, secondsLeft: null })
        .where(and(eq(runs.userId, userId), unfinished))
        .returning({ id: runs.id, audioId: runs.audioId });
      for (const { audioId } of ended) await announce(tx, audioId);
      await announceLanes(tx);
      return ended.map(({ id }) => id);
    },

    async remove(id: string): Promise<void> {
      await db.delete(audios).where(eq(audios.id, id));
      await announce(db, id);
      await announceLanes(db);
    },
  };
}

export type AudioStore = ReturnType<typeof audioStore>;
