import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { ownAudio } from '../audios.policy.ts';
import type { AudioWithRun } from '../audios.store.ts';
import { insertRun, onlyOneAtATime, type StartDeps } from './start-audio.ts';

/** A new run with the old wishes; takes that were kept are used again. */
export async function retryAudio(deps: StartDeps, userId: string, id: string): Promise<AudioWithRun> {
  const { audio, run } = await ownAudio(deps.audios, userId, id);
  if (audio.status !== 'failed' && audio.status !== 'cancelled') throw new AppError('not_retryable');
  const now = deps.clock.now();
  const runId = newId(now.getTime());
  await onlyOneAtATime(deps, userId, () =>
    deps.db.transaction(async (tx) => {
      await insertRun(deps, tx, { id: runId, audioId: id, userId, brief: run.brief });
      await deps.audios.startOver(tx, id, runId, now);
    }),
  );
  return ownAudio(deps.audios, userId, id);
}
