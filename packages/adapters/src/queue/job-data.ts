import type { RunJob } from '@parlance/ports/queue';

/**
 * What a job row carries. pg-boss counts every time a job is handed out; these two tell how many of those
 * ended in a failure and how many in a worker that gave the job back. The rest died.
 */
export type JobData = RunJob & { failures: number; returns: number };

export function readJobData(data: unknown): JobData {
  const { runId, userId, failures, returns } = (data ?? {}) as Partial<Record<keyof JobData, unknown>>;
  if (typeof runId !== 'string' || typeof userId !== 'string') throw new Error('a job without run or user');
  return { runId, userId, failures: Number(failures) || 0, returns: Number(returns) || 0 };
}
