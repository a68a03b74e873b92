import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { ownAudio } from '../audios.policy.ts';
import type { AudioWithRun } from '../audios.store.ts';
import { insertRun, onlyOneAtATime, type StartDeps } from './start-audio.ts';

type Deps = Pick<StartDeps, 'db' | 'audios' | 'options' | 'enqueue' | 'holdCredits' | 'clock'>;

const hasStopped = ({ audio, remake }: AudioWithRun): boolean =>
  audio.status === 'failed' || audio.status === 'cancelled' || remake?.state === 'failed';

/**
 * A new run with the old wishes; takes that were kept are used again. An edited script that could not be
 * spoken is tried again with the same words, and so is one that waited to be read or was.
 */
export async function retryAudio(deps: Deps, userId: string, id: string): Promise<AudioWithRun> {
  const both = await ownAudio(deps.audios, userId, id);
  if (!hasStopped(both)) throw new AppError('not_retryable');
  const { run, remake } = both;
  const now = deps.clock.now();
  const runId = newId(now.getTime());
  // Words that somebody wrote or has read are not written anew.
  const known = remake ?? (run.review && run.artifacts.script ? run : undefined);
  const { source, script, check } = known?.artifacts ?? {};
  await onlyOneAtATime(deps, userId, () =>
    deps.db.transaction(async (tx) => {
      const again = { id: runId, audioId: id, userId, brief: run.brief };
      const artifacts = { source, script, check };
      if (remake) {
        await insertRun(deps, tx, { ...again, artifacts, credits: remake.credits });
        await deps.audios.startRemake(tx, id, runId, now);
      } else {
        await insertRun(deps, tx, { ...again, artifacts, review: run.review });
        await deps.audios.startOver(tx, id, runId, now);
      }
    }),
  );
  return ownAudio(deps.audios, userId, id);
}
