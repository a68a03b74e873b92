import type { Lane } from '@parlance/kernel/lanes';

export type RunJob = { runId: string; userId: string };

export type JobContext = {
  /** The one the job was enqueued in. */
  lane: Lane;
  /**
   * Fires when the job is cancelled, when this process must stop, or when the job was taken away because
   * the worker seemed dead. A handler that then throws is not counted as having failed.
   */
  signal: AbortSignal;
  /** 1, 2, 3 … : grows each time the job is handed out. */
  attempt: number;
  /** Nothing comes after this attempt if it fails. */
  lastTry: boolean;
  /**
   * Says that something new is done and will be found by whoever takes the job up next. Deaths before that don't count:
   * a job that comes forward between them is not what the workers died of.
   */
  advanced(): Promise<void>;
};

/**
 * Hands runs to workers, each to one at a time and one run per user; in each lane in the order they came, whichever
 * process has a free place. A job whose worker dies is handed out again; a job that throws an AppError with retry
 * 'now' or 'later' is retried, with anything else it is not.
 */
export interface Queue {
  /**
   * `transaction` is the database transaction the job row must be written in. In 'reading', where every run
   * begins: while the user has another job there that is not over, AppError 'queue.busy'.
   */
  enqueue(job: RunJob, transaction: unknown, lane?: Lane): Promise<void>;
  /** Takes a waiting job away, or fires the signal of a running one, in whatever lane and process. No such job is no error. */
  cancel(runId: string, transaction?: unknown): Promise<void>;
  /** Removes what is still kept about the user's jobs that are over. */
  forget(userId: string): Promise<void>;
  /** `abandoned` is called instead of `handle` for a job that killed worker after worker without coming forward; it is over then. */
  work(
    handle: (job: RunJob, context: JobContext) => Promise<void>,
    abandoned?: (job: RunJob) => Promise<void>,
  ): Promise<void>;
  /** Stops handing out, tells what runs to let go, waits a moment for it, gives it all back. */
  stop(): Promise<void>;
}
