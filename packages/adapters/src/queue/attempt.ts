import { AppError, isAppError } from '@parlance/kernel/errors';
import type { Lane } from '@parlance/kernel/lanes';
import type { JobContext, RunJob } from '@parlance/ports/queue';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import { type JobData, readJobData } from './job-data.ts';
import { MAX_DEATHS, nextTryAfter, RETRIES } from './retry-plan.ts';

export type Handlers = {
  handle(job: RunJob, context: JobContext): Promise<void>;
  abandoned?(job: RunJob): Promise<void>;
};

type Deps = Handlers & {
  /** Makes the job available again, as long as it is still ours. */
  putBack(job: JobWithMetadata, data: JobData, afterSeconds: number, why: object): Promise<void>;
  /** Changes what the row carries, as long as this attempt holds it. */
  note(job: JobWithMetadata, data: JobData): Promise<void>;
  onError(error: Error): void;
};

export type Attempt = {
  runId: string;
  cancel(): void;
  /** Asks the handler to let go, so that another process may take over. */
  release(): void;
  /** The same, without waiting for the handler. */
  giveBack(): Promise<void>;
  run(): Promise<JobResult>;
};

/** One handing out of a job, from start to settled. */
export function openAttempt(job: JobWithMetadata, lane: Lane, deps: Deps): Attempt {
  let data = readJobData(job.data);
  const deaths = job.retryCount - data.failures - data.returns;
  const run: RunJob = { runId: data.runId, userId: data.userId };
  const cancelled = new AbortController();
  const released = new AbortController();

  const completed: JobResult = { id: job.id, status: 'completed' };
  const overForGood = (why: object): JobResult => ({ id: job.id, status: 'deadletter', output: why });
  /** pg-boss settles only jobs that are still ours, so for one that was put back this changes nothing. */
  const settledAlready = completed;

  const giveBack = () =>
    deps.putBack(job, { ...data, returns: data.returns + 1 }, 0, { code: 'queue.given_back' });

  let hasAdvanced = false;
  async function advanced(): Promise<void> {
    if (hasAdvanced) return;
    hasAdvanced = true;
    if (deaths === data.outlived) return;
    data = { ...data, outlived: deaths };
    await deps.note(job, data).catch(deps.onError);
  }

  async function afterFailure(error: unknown): Promise<JobResult> {
    if (released.signal.aborted) {
      await giveBack();
      return settledAlready;
    }
    if (cancelled.signal.aborted || job.signal.aborted) return settledAlready;
    const failures = data.failures + 1;
    const afterSeconds = nextTryAfter(error, failures);
    const why = { code: isAppError(error) ? error.code : 'unexpected', message: String(error) };
    if (afterSeconds === undefined) {
      if (!isAppError(error)) deps.onError(error instanceof Error ? error : new Error(String(error)));
      return overForGood(why);
    }
    await deps.putBack(job, { ...data, failures }, afterSeconds, why);
    return settledAlready;
  }

  return {
    runId: data.runId,
    cancel: () =>
      cancelled.abort(new AppError('queue.cancelled', { log: `run ${data.runId} was cancelled` })),
    release: () =>
      released.abort(new AppError('queue.stopping', { log: 'this process is stopping', retry: 'now' })),
    giveBack,
    async run() {
      if (deaths - data.outlived > MAX_DEATHS) {
        await deps.abandoned?.(run);
        return overForGood({ code: 'queue.abandoned', message: `${MAX_DEATHS} workers died of it` });
      }
      if (released.signal.aborted) {
        await giveBack();
        return settledAlready;
      }
      try {
        await deps.handle(run, {
          lane,
          // Our own first: of several that have fired, the first in the list is the reason.
          signal: AbortSignal.any([cancelled.signal, released.signal, job.signal]),
          attempt: job.retryCount + 1,
          lastTry: data.failures >= RETRIES,
          advanced,
        });
        return completed;
      } catch (error) {
        return afterFailure(error);
      }
    },
  };
}
