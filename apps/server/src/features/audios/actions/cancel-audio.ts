import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import { ownAudio } from '../audios.policy.ts';
import type { AudioStore, AudioWithRun } from '../audios.store.ts';

export type CancelDeps = { audios: AudioStore; cancelJob(runId: string): Promise<void>; clock: Clock };

export async function cancelAudio(deps: CancelDeps, userId: string, id: string): Promise<AudioWithRun> {
  const { run } = await ownAudio(deps.audios, userId, id);
  if (!(await deps.audios.cancelRun(run, deps.clock.now()))) throw new AppError('not_cancellable');
  await deps.cancelJob(run.id);
  return ownAudio(deps.audios, userId, id);
}
