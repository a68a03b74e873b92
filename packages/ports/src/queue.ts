export type RunJob = { runId: string; userId: string };

/**
 * Hands runs to workers. A job whose worker dies is handed out again; a job that throws an AppError with
 * retry 'now' or 'later' is retried, with anything else it is not.
 */
export interface Queue {
  /** `transaction` is the database transaction the job row must be written in. */
  enqueue(job: RunJob, transaction: unknown): Promise<void>;
  /** `lastTry` tells the handler that nothing comes after this attempt. */
  work(handle: (job: RunJob, context: { signal: AbortSignal; lastTry: boolean }) => Promise<void>): Promise<void>;
  /** Stops handing out, waits for what runs to let go, gives the rest back. */
  stop(): Promise<void>;
}
