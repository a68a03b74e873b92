import type { Brief } from '@parlance/artifacts/brief';
import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { ownAudio } from '../audios.policy.ts';
import type { AudioWithRun, RunRow } from '../audios.store.ts';
import { creditsOf } from '../cost.ts';
import { scriptMsOf } from './accept-request.ts';
import { insertRun, onlyOneAtATime, type StartDeps } from './start-audio.ts';

export type RetryDeps = Pick<
  StartDeps,
  | 'db'
  | 'audios'
  | 'options'
  | 'doors'
  | 'enqueue'
  | 'holdCredits'
  | 'clock'
  | 'pronunciationsOf'
  | 'refuseFullStorage'
> & {
  /** Whether all of these files of the user are still kept. */
  keepsFiles(userId: string, keys: string[]): Promise<boolean>;
};

const hasStopped = ({ audio, remake }: AudioWithRun): boolean =>
  audio.status === 'failed' || audio.status === 'cancelled' || remake?.state === 'failed';

/** Something of its script was spoken and paid for in proportion: it goes on with that script, for the rest of the price. */
const goesOn = (run: RunRow): boolean =>
  run.artifacts.script !== undefined &&
  (run.paidEarlier > 0 || run.owedMilli > 0 || (run.state === 'cancelled' && run.spokenMs > 0));

/** What the next run of the same script still has to pay. */
const restOf = ({ credits, paidEarlier, paidOnCancel, owedMilli }: RunRow) => ({
  credits: credits - paidOnCancel,
  paidEarlier: paidEarlier + paidOnCancel,
  owedMilli,
});

/** Whether what it is made of can be read once more. */
export async function keepsSource(
  deps: Pick<RetryDeps, 'keepsFiles'>,
  { userId, brief: { source } }: RunRow,
): Promise<boolean> {
  if (source.type !== 'files') return true;
  return deps.keepsFiles(
    userId,
    source.files.map(({ key }) => key),
  );
}

/** Uploads of an audio that came to nothing are kept for a day; what was read of them may be there longer. */
async function sourceArtifact(deps: RetryDeps, run: RunRow) {
  if (await keepsSource(deps, run)) return undefined;
  const { artifacts } = run;
  if (!artifacts.source) throw new AppError('files_gone');
  return artifacts.source;
}

/** Spoken as words are to be said by now and priced by that, unless some of it was spoken already. */
async function askAgain(deps: RetryDeps, run: RunRow): Promise<ReturnType<typeof restOf> & { brief: Brief }> {
  if (goesOn(run)) return { brief: run.brief, ...restOf(run) };
  const brief = { ...run.brief, pronunciations: await deps.pronunciationsOf(run.userId) };
  const scriptMs = await scriptMsOf({ doors: deps.doors, userId: run.userId }, brief, brief.source);
  return { brief, credits: creditsOf(deps.options, { ...brief, scriptMs }), paidEarlier: 0, owedMilli: 0 };
}

/**
 * A new run with the old request; takes that were kept are used again. An edited script that could not be
 * spoken is tried again with the same words, and so is one that waited to be read or was.
 */
export async function retryAudio(deps: RetryDeps, userId: string, id: string): Promise<AudioWithRun> {
  const both = await ownAudio(deps.audios, userId, id);
  if (!hasStopped(both)) throw new AppError('not_retryable');
  const { run, remake } = both;
  await deps.refuseFullStorage(userId);
  const now = deps.clock.now();
  const runId = newId(now.getTime());
  // Words that somebody wrote, has read or has paid for are not written anew.
  const known = remake ?? ((run.review && run.artifacts.script) || goesOn(run) ? run : undefined);
  const { source, script, check } = known?.artifacts ?? { source: await sourceArtifact(deps, run) };
  const again = { id: runId, audioId: id, userId, artifacts: { source, script, check } };
  const asked = remake ? undefined : await askAgain(deps, run);
  await onlyOneAtATime(deps, userId, () =>
    deps.db.transaction(async (tx) => {
      if (remake) {
        const { brief, credits, payableLines } = remake;
        await insertRun(deps, tx, { ...again, brief, credits, payableLines });
        await deps.audios.startRemake(tx, id, runId, now);
      } else if (asked) {
        if (goesOn(run) && run.state === 'cancelled') await deps.audios.takeUpDue(tx, run);
        await insertRun(deps, tx, { ...again, ...asked, review: run.review });
        await deps.audios.startOver(tx, id, runId, now);
      }
    }),
  );
  return ownAudio(deps.audios, userId, id);
}
