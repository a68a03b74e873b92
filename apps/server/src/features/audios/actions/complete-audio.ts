import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { runPrefix } from '../audio-files.ts';
import { isBusy, ownAudio } from '../audios.policy.ts';
import type { AudioWithRun } from '../audios.store.ts';
import { creditsOf } from '../cost.ts';
import { checkPlan } from '../plan.policy.ts';
import { scriptMsOf } from './accept-request.ts';
import type { DeleteDeps } from './delete-audio.ts';
import { keepsSource, type RetryDeps } from './retry-audio.ts';
import { insertRun, onlyOneAtATime, type StartDeps } from './start-audio.ts';

export type CompleteDeps = RetryDeps & Pick<DeleteDeps, 'store'> & Pick<StartDeps, 'planOf'>;

/** The whole audio in place of its opening: the same request, at its price. Lines that were spoken are used again. */
export async function completeAudio(deps: CompleteDeps, userId: string, id: string): Promise<AudioWithRun> {
  const both = await ownAudio(deps.audios, userId, id);
  const { opening, ...brief } = both.run.brief;
  if (!opening || isBusy(both)) throw new AppError('not_retryable');
  if (!(await keepsSource(deps, both.run))) throw new AppError('files_gone');
  await deps.refuseFullStorage(userId);
  const now = deps.clock.now();
  const whole = {
    ...brief,
    allowance: checkPlan(await deps.planOf(userId), brief),
    pronunciations: await deps.pronunciationsOf(userId),
  };
  const scriptMs = await scriptMsOf({ doors: deps.doors, userId }, whole, whole.source);
  const credits = creditsOf(deps.options, { ...whole, scriptMs });
  const runId = newId(now.getTime());
  await onlyOneAtATime(deps, userId, () =>
    deps.db.transaction(async (tx) => {
      await insertRun(deps, tx, { id: runId, audioId: id, userId, brief: whole, credits });
      await deps.audios.startOver(tx, id, runId, now);
    }),
  );
  await deps.store.deletePrefix(runPrefix(both.run));
  return ownAudio(deps.audios, userId, id);
}
