import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { audios, runs } from '../../../db/schema/audios.ts';
import type { RunRow } from '../audios.store.ts';

/** How long the files of a run that came to nothing wait to be used again. */
const FILES_KEPT_MS = 24 * 60 * 60_000;

/** Nothing for a run that is under way, is done, or whose files are gone. */
export const filesKeptUntil = ({ state, finishedAt, filesDroppedAt }: RunRow): Date | undefined =>
  (state === 'cancelled' || state === 'failed') && finishedAt && !filesDroppedAt
    ? new Date(finishedAt.getTime() + FILES_KEPT_MS)
    : undefined;

export function droppedFilesStore(db: Db) {
  return {
    /**
     * The next run whose time is over. `drop` removes its files while the audio is held, so that nobody begins it
     * again meanwhile; `isShown` when the audio has nothing else. Marked only when they are gone.
     */
    async dropOne(drop: (run: RunRow, isShown: boolean) => Promise<void>): Promise<RunRow | undefined> {
      return db.transaction(async (tx) => {
        const [next] = await tx
          .select({ run: runs, shownId: audios.runId })
          .from(runs)
          .innerJoin(audios, eq(audios.id, runs.audioId))
          .where(
            and(
              inArray(runs.state, ['cancelled', 'failed']),
              isNull(runs.filesDroppedAt),
              lt(runs.finishedAt, sql`now() - ${FILES_KEPT_MS} * interval '1 millisecond'`),
            ),
          )
          .orderBy(runs.finishedAt)
          .limit(1)
          .for('update', { skipLocked: true });
        if (!next) return undefined;
        await drop(next.run, next.shownId === next.run.id);
        await tx.update(runs).set({ filesDroppedAt: sql`now()` }).where(eq(runs.id, next.run.id));
        return next.run;
      });
    },

    /**
     * The next audio that was finished, and not touched, for so long that an edit may take longer. All its runs are
     * marked; whoever dies before the files are gone leaves them to the collection.
     */
    async endWindow(windowMs: number): Promise<RunRow | undefined> {
      const longAgo = sql`now() - ${windowMs} * interval '1 millisecond'`;
      return db.transaction(async (tx) => {
        const [next] = await tx
          .select({ run: runs })
          .from(runs)
          .innerJoin(audios, eq(audios.runId, runs.id))
          .where(
            and(
              eq(runs.state, 'done'),
              isNull(runs.filesDroppedAt),
              lt(runs.finishedAt, longAgo),
              sql`not exists (select 1 from ${runs} other where other.audio_id = ${audios.id}
                and (other.state in ('active', 'review') or other.created_at > ${longAgo}))`,
            ),
          )
          .orderBy(runs.finishedAt)
          .limit(1)
          .for('update', { skipLocked: true });
        if (!next) return undefined;
        await tx
          .update(runs)
          .set({ filesDroppedAt: sql`now()` })
          .where(and(eq(runs.audioId, next.run.audioId), isNull(runs.filesDroppedAt)));
        return next.run;
      });
    },
  };
}

export type DroppedFilesStore = ReturnType<typeof droppedFilesStore>;
