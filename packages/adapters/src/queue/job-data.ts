import type { RunJob } from '@parlance/ports/queue';

/**
 * What a job row carries. pg-boss counts every time a job is handed out; `failures` and `returns` tell how many of
 * those ended in a failure and how many in a worker that gave the job back. The rest died; `outlived` are the deaths
 * after which the job came forward.
 */
export type JobData = RunJob & { failures: number; returns: number; outlived: number };

export function readJobData(data: unknown): JobData {
  const { runId, userId, failures, returns, outlived } = (data ?? {}) as Partial<
    Record<keyof JobData, unknown>
  >;
  if (typeof runId !== 'string' || typeof userId !== 'string') throw new Error('a job without run or user');
  const count = (value: unknown) => Number(value) || 0;
  return { runId, userId, failures: count(failures), returns: count(returns), outlived: count(outlived) };
}
