import type { Release } from '@parlance/artifacts/release';
import type { AudioStatus } from '@parlance/contract/audios';
import { AppError } from '@parlance/kernel/errors';
import type { Lane } from '@parlance/kernel/lanes';
import { retimeNotes } from '@parlance/transcripts/chapter-times';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { type ArtifactKeys, audios, runs } from '../../../db/schema/audios.ts';
import { newAudioNotices } from '../../../db/schema/preferences.ts';
import { announce, announceLanes, type RunRow } from '../audios.store.ts';
import { costOfMade } from '../cost.ts';
import type { Failure } from './failures.ts';

type RunChange = Partial<typeof runs.$inferInsert>;
type AudioChange = Partial<typeof audios.$inferInsert>;

/** What a run holds is spent when it is done, and goes back when it came to nothing. */
export type RunCredits = {
  /** Spends at most so many; the rest goes back. Gives how much was spent. */
  settle(tx: Tx, runId: string, most: number): Promise<number>;
  release(tx: Tx, runId: string): Promise<void>;
};

/** Tells the others that a run ends, in the transaction that ends it. */
export type RunEnding = (tx: Tx, runId: string) => Promise<void>;

/** A worker's lease on a run: the attempt number it was given. */
export type RunLease = { runId: string; audioId: string; attempt: number };

/** `title` is what its owner calls an audio that is made again. */
/** `remakes`: the audio has a recording already, which is heard until this run is done. */
export type Taken = { run: RunRow; lease: RunLease; title?: string; remakes: boolean };

/** Who comes back to a lane, after a worker died, still stands where they stood. */
const standing = (lane: Lane) => ({
  lane,
  lanedAt: sql`case when ${runs.lane} = ${lane} then ${runs.lanedAt} else now() end` as never,
});

/**
 * What a worker writes. Every write names the attempt the worker was given, so a worker that was
 * paused while its run moved on finds nothing to change and learns that it has lost the run.
 */
export function runStore(db: Db, credits: RunCredits, runEnding: RunEnding = async () => {}) {
  async function write(tx: Db | Tx, lease: RunLease, set: RunChange): Promise<void> {
    const written = await tx
      .update(runs)
      .set({ attempt: lease.attempt, ...set })
      .where(and(eq(runs.id, lease.runId), eq(runs.attempt, lease.attempt), eq(runs.state, 'active')))
      .returning({ id: runs.id });
    if (written.length === 0)
      throw new AppError('run.superseded', {
        log: `run ${lease.runId} moved on from attempt ${lease.attempt}`,
      });
  }

  /**
   * Writes to the run and, as far as it concerns the audio, to the audio: a run that remakes one leaves
   * what can be heard as it is, so it may be told something else, or nothing.
   */
  function writeBoth<T>(
    lease: RunLease,
    run: RunChange,
    audio: { making: AudioChange; remaking?: AudioChange },
    also?: (tx: Tx) => Promise<T>,
  ): Promise<T | undefined> {
    return db.transaction(async (tx) => {
      await write(tx, lease, run);
      const change = (set: AudioChange, role: typeof audios.runId | typeof audios.remakeRunId) =>
        tx
          .update(audios)
          .set({ ...set, updatedAt: new Date() })
          .where(and(eq(audios.id, lease.audioId), eq(role, lease.runId)));
      await change(audio.making, audios.runId);
      if (audio.remaking) await change(audio.remaking, audios.remakeRunId);
      const result = await also?.(tx);
      if (run.state) {
        await runEnding(tx, lease.runId);
        await announceLanes(tx);
      }
      await announce(tx, lease.audioId);
      return result;
    });
  }

  /** What was there before a remake and goes with it: its chapters' times, and its run. */
  async function settleRemake(
    tx: Tx,
    lease: RunLease,
    release: Release,
  ): Promise<{ replacedRunId?: string }> {
    const [before] = await tx
      .select()
      .from(audios)
      .where(and(eq(audios.id, lease.audioId), eq(audios.remakeRunId, lease.runId)))
      .for('update');
    if (!before) return {};
    const { chapters, shownotes, shownotesEdited, runId } = before;
    await tx
      .update(audios)
      .set({
        runId: lease.runId,
        remakeRunId: null,
        shownotes: shownotesEdited ? retimeNotes(shownotes ?? '', chapters, release.chapters) : release.notes,
        durationMs: release.durationMs,
        chapters: release.chapters,
        errorCode: null,
        errorParams: null,
      })
      .where(eq(audios.id, lease.audioId));
    return { replacedRunId: runId };
  }

  async function charge(tx: Tx, lease: RunLease, { durationMs }: Release): Promise<void> {
    const [run] = await tx.select().from(runs).where(eq(runs.id, lease.runId));
    if (!run) return;
    const spent = await credits.settle(tx, lease.runId, costOfMade(run, durationMs));
    await tx
      .update(runs)
      .set({ credits: spent, creditsReturned: Math.max(0, run.credits - spent) })
      .where(eq(runs.id, lease.runId));
    await tx
      .update(audios)
      .set({ creditsCharged: sql`${audios.creditsCharged} + ${spent}` })
      .where(eq(audios.id, lease.audioId));
  }

  async function noteNews(tx: Tx, lease: RunLease): Promise<void> {
    const [shown] = await tx
      .select({ userId: audios.userId })
      .from(audios)
      .where(and(eq(audios.id, lease.audioId), eq(audios.runId, lease.runId)));
    if (!shown) return;
    // Made again, an audio is no news.
    await tx
      .insert(newAudioNotices)
      .values({ audioId: lease.audioId, userId: shown.userId, dueAt: new Date() })
      .onConflictDoNothing();
  }

  return {
    /** Takes the run for a new attempt; nothing if it was cancelled, deleted, is done or moved on to another lane. */
    async take(runId: string, lane: Lane = 'reading'): Promise<Taken | undefined> {
      const [run] = await db
        .update(runs)
        .set({
          attempt: sql`${runs.attempt} + 1`,
          livePrefix: null,
          liveParts: 0,
          ...standing(lane),
          // Elsewhere it has a place only when it is given one.
          ...(lane === 'reading' && { waiting: false }),
        })
        .where(and(eq(runs.id, runId), eq(runs.state, 'active'), eq(runs.queue, lane)))
        .returning();
      if (!run) return undefined;
      const [remade] = await db
        .select({ title: audios.title })
        .from(audios)
        .where(eq(audios.remakeRunId, runId));
      return {
        run,
        lease: { runId, audioId: run.audioId, attempt: run.attempt },
        title: remade?.title ?? undefined,
        remakes: remade !== undefined,
      };
    },

    async enter(
      lease: RunLease,
      status: AudioStatus,
      run: RunChange = {},
      audio: AudioChange = {},
    ): Promise<void> {
      await writeBoth(lease, { ...run, stage: status }, { making: { ...audio, status } });
    },

    async progress(lease: RunLease, set: RunChange): Promise<void> {
      await write(db, lease, set);
      await announce(db, lease.audioId);
    },

    /** How much of what is to be paid for was spoken; an attempt that begins anew takes nothing off. */
    spoken(lease: RunLease, ms: number): Promise<void> {
      return write(db, lease, { spokenMs: sql`greatest(${runs.spokenMs}, ${ms}::int)` as never });
    },

    /** From now on it has a place in the lane. */
    async place(lease: RunLease, lane: Lane): Promise<void> {
      await db.transaction(async (tx) => {
        await write(tx, lease, { ...standing(lane), waiting: false });
        await announce(tx, lease.audioId);
        await announceLanes(tx);
      });
    },

    /** It waits in another lane from now on, for whoever has a place there; `enqueue` writes its job. */
    async move(lease: RunLease, lane: Lane, enqueue: (tx: Tx) => Promise<void>): Promise<void> {
      await db.transaction(async (tx) => {
        await write(tx, lease, { queue: lane, lane, lanedAt: sql`now()` as never, waiting: true });
        await enqueue(tx);
        await announce(tx, lease.audioId);
        await announceLanes(tx);
      });
    },

    async anybodyWaits(lane: Lane): Promise<boolean> {
      const [first] = await db
        .select({ id: runs.id })
        .from(runs)
        .where(and(eq(runs.state, 'active'), eq(runs.lane, lane), eq(runs.waiting, true)))
        .limit(1);
      return first !== undefined;
    },

    keep(lease: RunLease, keys: ArtifactKeys): Promise<void> {
      return write(db, lease, {
        artifacts: sql`${runs.artifacts} || ${JSON.stringify(keys)}::jsonb` as never,
      });
    },

    /** Gives the run whose place this one took, if there was one: nobody hears its files any more. */
    async finish(lease: RunLease, release: Release): Promise<{ replacedRunId?: string }> {
      const { title, notes, durationMs, chapters } = release;
      const settled = await writeBoth(
        lease,
        { state: 'done', stage: 'ready', finishedAt: new Date(), secondsLeft: null, stageShare: 1 },
        {
          making: {
            status: 'ready',
            title,
            shownotes: notes,
            durationMs,
            chapters,
            errorCode: null,
            errorParams: null,
          },
        },
        async (tx) => {
          await charge(tx, lease, release);
          await noteNews(tx, lease);
          return settleRemake(tx, lease, release);
        },
      );
      return settled ?? {};
    },

    async fail(lease: RunLease, { code, params }: Failure): Promise<void> {
      const error = { errorCode: code, errorParams: params ?? null };
      await writeBoth(
        lease,
        { state: 'failed', stage: 'failed', finishedAt: new Date(), secondsLeft: null },
        { making: { ...error, status: 'failed' }, remaking: error },
        (tx) => credits.release(tx, lease.runId),
      );
    },

    /** For a run that no worker survives: whatever attempt it is at. */
    async giveUp(runId: string): Promise<void> {
      const [run] = await db
        .select()
        .from(runs)
        .where(and(eq(runs.id, runId), eq(runs.state, 'active')));
      if (run)
        await this.fail({ runId, audioId: run.audioId, attempt: run.attempt }, { code: 'generation_failed' });
    },
  };
}

export type RunStore = ReturnType<typeof runStore>;
