import type { LineCheck, ScriptCheck } from '@parlance/artifacts/script-check';
import { AppError, isAppError } from '@parlance/kernel/errors';
import type { Lane } from '@parlance/kernel/lanes';
import type { RunLines } from '@parlance/kernel/line-order';
import { type LineDeps, makeAudio } from '@parlance/pipeline/line';
import type { JobContext, Queue, RunJob } from '@parlance/ports/queue';
import type { Doors } from '../doors/doors.ts';
import { attemptPrefix, runPrefix, takesPrefix } from '../features/audios/audio-files.ts';
import { failureOf } from '../features/audios/runs/failures.ts';
import type { LineClaimStore } from '../features/audios/runs/line-claims.store.ts';
import type { RunLease, RunStore, Taken } from '../features/audios/runs/runs.store.ts';
import { dictionaryOf } from '../features/audios/studio/as-said.ts';
import type { Log } from '../log.ts';
import type { Helping } from './helping.ts';
import { laneAfter, lanesOf, type WorkPlaces } from './lanes.ts';
import { recogniserInTurns } from './recogniser-in-turns.ts';
import { type HeardLine, recorderFor } from './recorder.ts';
import { isOutage, openPatience } from './store-outages.ts';

type CheckSummary = Record<LineCheck['support'], number> & { flags: number; leftOut: number };

/** A check in numbers: no word of anybody's text goes into a log. */
function summarize({ lines, leftOut }: ScriptCheck): CheckSummary {
  const counted = (support: LineCheck['support']) => lines.filter((line) => line.support === support).length;
  return {
    supported: counted('supported'),
    framing: counted('framing'),
    illustration: counted('illustration'),
    unsupported: counted('unsupported'),
    flags: lines.reduce((sum, line) => sum + line.flags.length, 0),
    leftOut: leftOut.length,
  };
}

export type WorkerDeps = {
  line: Omit<LineDeps, 'lanes' | 'toListen' | 'sharedLines' | 'joinLines'>;
  /** The audio joins those whose lines are spoken in turns. */
  joinLines?(audioId: string): RunLines;
  doors: Pick<Doors, 'page_recognition'>;
  runs: RunStore;
  /** Where several workers may speak one script. */
  lineClaims?: Pick<LineClaimStore, 'whose' | 'forget'>;
  helping?: Pick<Helping, 'giveWay' | 'over'>;
  places: WorkPlaces;
  enqueue: Queue['enqueue'];
  /** How long a run waits for a store that is away or full before it fails. */
  patienceMs: number;
  nameOf(userId: string): Promise<string>;
  log: Log;
  onChecked(summary: CheckSummary): void;
  onHeard(outcome: ReturnType<typeof outcomeOf>): void;
  /** Not called for an attempt that will be tried again or goes on in another lane. */
  onEnd(outcome: 'ready' | 'review' | 'failed' | 'lost', seconds: number): Promise<void>;
};

/**
 * Takes a run as far as it goes in the lane where it is. Artifacts kept by an earlier attempt are used, so a retry begins at
 * the stage that failed; one that met a store which is away begins once it is back, and costs the run none of its
 * tries. Throws only when the queue should hand the run out again.
 */
export async function runJob(deps: WorkerDeps, job: RunJob, context: JobContext): Promise<void> {
  const patience = openPatience(deps.patienceMs);
  const heard: JobContext = {
    ...context,
    advanced: () => {
      patience.over();
      return context.advanced();
    },
  };
  while ((await attempt(deps, job, heard, patience)) === 'wait') {}
}

type Patience = ReturnType<typeof openPatience>;

async function attempt(
  deps: WorkerDeps,
  job: RunJob,
  context: JobContext,
  patience: Patience,
): Promise<'over' | 'wait'> {
  const taken = await deps.runs.take(job.runId, context.lane);
  if (!taken) return 'over';
  const lanes = lanesOf(deps, taken.lease, context);
  const startedAt = performance.now();
  const end = async (outcome: Parameters<WorkerDeps['onEnd']>[0]) => {
    await deps.onEnd(outcome, (performance.now() - startedAt) / 1000);
    return 'over' as const;
  };
  try {
    return await end(await walk(deps, taken, lanes, context));
  } catch (error) {
    const next = laneAfter(error);
    const trouble = next ? await moveOn(deps, job, taken.lease, next) : error;
    if (!trouble) return 'over';
    if (await outlasts(deps, taken.lease, context, trouble, patience)) return 'wait';
    return end(await endFailedAttempt(deps, taken.lease, context, trouble));
  } finally {
    lanes.leave();
  }
}

async function outlasts(
  { log }: WorkerDeps,
  { runId, attempt }: RunLease,
  { signal }: JobContext,
  error: unknown,
  patience: Patience,
): Promise<boolean> {
  if (signal.aborted || !isOutage(error)) return false;
  log.warn({ run: runId, attempt, err: error }, 'the run waits for the store');
  return patience.outlast(signal).catch(() => false);
}

async function walk(
  deps: WorkerDeps,
  { run, lease, title, remakes }: Taken,
  lanes: ReturnType<typeof lanesOf>,
  { signal, advanced }: JobContext,
): Promise<'ready' | 'review'> {
  const filesPrefix = attemptPrefix(run.userId, run.audioId, run.id, lease.attempt);
  const onChecked = (check: ScriptCheck) => {
    const summary = summarize(check);
    deps.log.info({ run: run.id, attempt: lease.attempt, ...summary }, 'the script was held to its source');
    deps.onChecked(summary);
  };
  const onHeard = (heard: HeardLine) => {
    const outcome = outcomeOf(heard);
    if (outcome !== 'good')
      deps.log.warn({ run: run.id, attempt: lease.attempt, ...heard }, 'a line was not understood at once');
    deps.onHeard(outcome);
  };
  const { transcriber } = deps.line;
  const { lineClaims, joinLines } = deps;
  const line = {
    ...deps.line,
    lanes: lanes.line,
    joinLines: joinLines && (() => joinLines(run.audioId)),
    recogniser: recogniserInTurns(deps.line.recogniser, deps.doors.page_recognition, run.userId),
    sharedLines: lineClaims && { whose: (stretch: number) => lineClaims.whose(lease, stretch) },
    ...(transcriber && { transcriber: lanes.inTurn(transcriber), toListen: lanes.toListen }),
  };
  const release = await makeAudio(
    line,
    {
      brief: run.brief,
      creator: await deps.nameOf(run.userId),
      title,
      guid: run.audioId,
      takesPrefix: takesPrefix(run.userId, run.audioId),
      dictionary: dictionaryOf(run.brief),
      filesPrefix,
      unheard: remakes,
      reviewFirst: run.review === 'wanted',
    },
    recorderFor(
      { runs: deps.runs, store: deps.line.store, onChecked, onHeard, onAdvance: advanced },
      run,
      lease,
      filesPrefix,
    ),
    signal,
  );
  if (!release) return 'review';
  const { replacedRunId } = await deps.runs.finish(lease, release);
  // What is left of them harms nobody; the audio is ready.
  await lineClaims?.forget(run.id).catch(() => undefined);
  // A crash before this leaves files that no row names; they are collected.
  if (replacedRunId)
    await deps.line.store
      .deletePrefix(runPrefix({ ...run, id: replacedRunId }))
      .catch((error: unknown) =>
        deps.log.warn({ err: error, run: replacedRunId }, 'its files are collected later'),
      );
  return 'ready';
}

/** What came of listening to a line. */
const outcomeOf = ({ spokenAgain, flagged }: HeardLine): 'good' | 'mended' | 'flagged' => {
  if (flagged) return 'flagged';
  return spokenAgain ? 'mended' : 'good';
};

/** Gives what went wrong with it, if anything did. */
async function moveOn(
  deps: WorkerDeps,
  job: RunJob,
  lease: RunLease,
  lane: Lane,
): Promise<AppError | undefined> {
  try {
    await deps.runs.move(lease, lane, (tx) => deps.enqueue(job, tx, lane));
    return undefined;
  } catch (cause) {
    if (isAppError(cause)) return cause;
    return new AppError('run.not_moved', { log: `not moved on to ${lane}`, retry: 'now', cause });
  }
}

/** What a failed attempt means: someone else has the run, the queue should try again, or the person must be told. */
async function endFailedAttempt(
  deps: WorkerDeps,
  lease: RunLease,
  context: JobContext,
  error: unknown,
): Promise<'failed' | 'lost'> {
  const log = deps.log.child({ run: lease.runId, attempt: lease.attempt });
  if (isAppError(error) && error.code === 'run.superseded') {
    log.info('the run moved on without this worker');
    return 'lost';
  }
  const again = context.signal.aborted || (isAppError(error) && error.retry !== 'never' && !context.lastTry);
  if (again) {
    log.warn({ err: error }, 'the run will be tried again');
    throw error;
  }
  log.error({ err: error }, 'the run failed');
  await deps.runs.fail(lease, failureOf(error));
  await deps.lineClaims?.forget(lease.runId).catch(() => undefined);
  return 'failed';
}
