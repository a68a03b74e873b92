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
 * spoken is tried again with the same words.
 */
export async function retryAudio(deps: Deps, userId: string, id: string): Promise<AudioWithRun> {
  const both = await ownAudio(deps.audios, userId, id);
  if (!hasStopped(both)) throw new AppError('not_retryable');
  const { run, remake } = both;
  const now = deps.clock.now();
  const runId = newId(now.getTime());
  await onlyOneAtATime(deps, userId, () =>
    deps.db.transaction(async (tx) => {
      const again = { id: runId, audioId: id, userId, brief: run.brief };
      if (remake) {
        const { source, script } = remake.artifacts;
        await insertRun(deps, tx, { ...again, artifacts: { source, script }, credits: remake.credits });
        await deps.audios.startRemake(tx, id, runId, now);
      } else {
        await insertRun(deps, tx, again);
        await deps.audios.startOver(tx, id, runId, now);
      }
    }),
  );
  return ownAudio(deps.audios, userId, id);
}
