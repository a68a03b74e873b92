import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import { ownAudio } from '../audios.policy.ts';
import type { AudioStore, AudioWithRun, EndOfRun } from '../audios.store.ts';

export type CancelDeps = EndOfRun & {
  audios: AudioStore;
  cancelJob(runId: string): Promise<void>;
  /** Tells the others, after the transaction. */
  runCancelled(): Promise<void>;
  clock: Clock;
};

/** Ends what is being made of an audio; false when nothing was. */
export async function stopRuns(deps: CancelDeps, { run, remake }: AudioWithRun): Promise<boolean> {
  const now = deps.clock.now();
  for (const making of [remake, run]) {
    if (!making || !(await deps.audios.cancelRun(making, now, deps))) continue;
    await deps.cancelJob(making.id);
    await deps.runCancelled();
    return true;
  }
  return false;
}

export async function cancelAudio(deps: CancelDeps, userId: string, id: string): Promise<AudioWithRun> {
  if (!(await stopRuns(deps, await ownAudio(deps.audios, userId, id)))) throw new AppError('not_cancellable');
  return ownAudio(deps.audios, userId, id);
}
