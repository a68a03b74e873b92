import type { Release } from '@parlance/artifacts/release';
import type { AudioStatus } from '@parlance/contract/audios';
import { AppError } from '@parlance/kernel/errors';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { type ArtifactKeys, audios, runs } from '../../db/schema/audios.ts';
import { newAudioNotices } from '../../db/schema/preferences.ts';
import { announce, type RunRow } from './audios.store.ts';
import type { Failure } from './failures.ts';

type RunChange = Partial<typeof runs.$inferInsert>;
type AudioChange = Partial<typeof audios.$inferInsert>;

/** A worker's hold on a run: the attempt number it was given. */
export type Hold = { runId: string; audioId: string; attempt: number };

/**
 * What a worker writes. Every write names the attempt the worker was given, so a worker that was
 * paused while its run moved on finds nothing to change and learns that it has lost the run.
 */
export function runStore(db: Db) {
  async function write(tx: Db | Tx, hold: Hold, set: RunChange): Promise<void> {
    const written = await tx
      .update(runs)
      .set({ attempt: hold.attempt, ...set })
      .where(and(eq(runs.id, hold.runId), eq(runs.attempt, hold.attempt), eq(runs.state, 'active')))
      .returning({ id: runs.id });
    if (written.length === 0)
      throw new AppError('run.superseded', {
        log: `run ${hold.runId} moved on from attempt ${hold.attempt}`,
      });
  }

  async function writeBoth(
    hold: Hold,
    run: RunChange,
    audio: AudioChange,
    also?: (tx: Tx, userId: string) => Promise<unknown>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      await write(tx, hold, run);
      const [shown] = await tx
        .update(audios)
        .set({ ...audio, updatedAt: new Date() })
        .where(and(eq(audios.id, hold.audioId), eq(audios.runId, hold.runId)))
        .returning({ userId: audios.userId });
      if (shown) await also?.(tx, shown.userId);
      await announce(tx, hold.audioId);
    });
  }

  return {
    /** Takes the run for a new attempt; nothing if it was cancelled, deleted or is done. */
    async take(runId: string): Promise<{ run: RunRow; hold: Hold } | undefined> {
      const [run] = await db
        .update(runs)
        .set({ attempt: sql`${runs.attempt} + 1`, livePrefix: null, liveParts: 0 })
        .where(and(eq(runs.id, runId), eq(runs.state, 'active')))
        .returning();
      return run && { run, hold: { runId, audioId: run.audioId, attempt: run.attempt } };
    },

    enter(hold: Hold, status: AudioStatus, run: RunChange = {}, audio: AudioChange = {}): Promise<void> {
      return writeBoth(hold, run, { ...audio, status });
    },

    async progress(hold: Hold, set: RunChange): Promise<void> {
      await write(db, hold, set);
      await announce(db, hold.audioId);
    },

    keep(hold: Hold, keys: ArtifactKeys): Promise<void> {
      return write(db, hold, {
        artifacts: sql`${runs.artifacts} || ${JSON.stringify(keys)}::jsonb` as never,
      });
    },

    finish(hold: Hold, release: Release): Promise<void> {
      return writeBoth(
        hold,
        { state: 'done', finishedAt: new Date(), secondsLeft: null, spokenShare: 1 },
        {
          status: 'ready',
          title: release.title,
          shownotes: release.notes,
          durationMs: release.durationMs,
          chapters: release.chapters,
          errorCode: null,
          errorParams: null,
        },
        // Made again, an audio is no news.
        (tx, userId) =>
          tx
            .insert(newAudioNotices)
            .values({ audioId: hold.audioId, userId, dueAt: new Date() })
            .onConflictDoNothing(),
      );
    },

    fail(hold: Hold, { code, params }: Failure): Promise<void> {
      return writeBoth(
        hold,
        { state: 'failed', finishedAt: new Date(), secondsLeft: null },
        { status: 'failed', errorCode: code, errorParams: params ?? null },
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
