import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@parlance/kernel/errors';
import { LANES, type Lane } from '@parlance/kernel/lanes';
import type { Queue } from '@parlance/ports/queue';
import {
  type Db,
  type DrizzleSqlTagLike,
  type DrizzleTransactionLike,
  fromDrizzle,
  type JobWithMetadata,
  PgBoss,
} from 'pg-boss';
import { type Attempt, openAttempt } from './attempt.ts';
import type { JobData } from './job-data.ts';

const QUEUES: Record<Lane, string> = {
  reading: 'make-audio',
  listening: 'listen-to-recording',
  speaking: 'speak-audio',
};
const CANCELLED = 'parlance_cancelled_runs';
/** How long a handler may take to let go when its process stops. */
const LET_GO_MS = 5_000;

/** Each place asks for itself, and where people wait least there are many. */
const POLLING_SECONDS: Record<Lane, number> = { reading: 1, listening: 1, speaking: 0.5 };

const QUEUE_OPTIONS = {
  // Handing out is limited by our own counts (retry-plan.ts), which tell failures from deaths.
  retryLimit: 10_000,
  retryDelay: 0,
  // A worker that is silent for so long is dead; the shortest pg-boss allows.
  heartbeatSeconds: 10,
  // For a handler that hangs while its process lives: the longest script on a slow machine takes hours.
  expireInSeconds: 6 * 60 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
  notify: true,
};

type Options = {
  connectionString: string;
  /** How many jobs this process takes at once, in each lane. */
  concurrency: number | Record<Lane, number>;
  /** drizzle-orm's tag: what a transaction of it is spoken to with. */
  sql: DrizzleSqlTagLike;
  onError(error: Error): void;
  /** For processes that never call work(): fewer connections, no upkeep. */
  onlyEnqueue?: boolean;
};

/** The queue in PostgreSQL: jobs are rows, written in the caller's transaction. */
export async function openQueue({
  connectionString,
  concurrency,
  sql,
  onError,
  onlyEnqueue = false,
}: Options): Promise<Queue> {
  let stopped = false;
  const placesIn = (lane: Lane) => (typeof concurrency === 'number' ? concurrency : concurrency[lane]);
  const boss = new PgBoss({
    connectionString,
    application_name: 'parlance-queue',
    // Asking for jobs is all a worker needs a connection for.
    max: onlyEnqueue ? 2 : placesIn('speaking') + 5,
    schedule: false,
    supervise: !onlyEnqueue,
    useListenNotify: !onlyEnqueue,
    // Together with the heartbeat: a dead worker's job is noticed within about 12 s.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  });
  // Whatever still answers after the pool was closed is of no interest.
  boss.on('error', (error) => {
    if (!stopped) onError(error);
  });
  await boss.start();
  for (const lane of LANES) {
    // One run per user is decided where runs begin; one that moves on must not meet what is left of the last.
    await boss.createQueue(QUEUES[lane], {
      ...QUEUE_OPTIONS,
      policy: lane === 'reading' ? 'exclusive' : 'standard',
    });
    // An older version may have made the queue with other numbers.
    await boss.updateQueue(QUEUES[lane], QUEUE_OPTIONS);
  }
  const database = boss.getDb();

  const within = (transaction: unknown): Db => fromDrizzle(transaction as DrizzleTransactionLike, sql);
  const attempts = new Set<Attempt>();
  let cancellations: { close(): Promise<void> } | undefined;
  let stopping: Promise<void> | undefined;

  async function putBack(
    job: JobWithMetadata,
    data: JobData,
    afterSeconds: number,
    why: object,
  ): Promise<void> {
    const transaction = await database.beginTransaction!();
    try {
      // Given as a job, not as an id, this touches the row only while this very attempt holds it.
      await boss.fail(job.name, job, why, { db: transaction.db });
      await boss.update(job.name, data, { id: job.id, startAfter: afterSeconds, db: transaction.db });
      await transaction.commit();
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  async function note({ name, id, retryCount }: JobWithMetadata, data: JobData): Promise<void> {
    // pg-boss has a call for this only for jobs that nobody holds.
    await database.executeSql(
      `UPDATE pgboss.job SET data = $1 WHERE name = $2 AND id = $3 AND state = 'active' AND retry_count = $4`,
      [JSON.stringify(data), name, id, retryCount],
    );
  }

  async function letGo(): Promise<void> {
    for (const attempt of attempts) attempt.release();
    const idle = Promise.all(LANES.map((lane) => boss.offWork(QUEUES[lane], { wait: true })));
    await Promise.race([idle, sleep(LET_GO_MS, undefined, { ref: false })]);
    await Promise.all([...attempts].map((attempt) => attempt.giveBack().catch(onError)));
    stopped = true;
    await cancellations?.close();
    await boss.stop({ graceful: false });
  }

  return {
    async enqueue({ runId, userId }, transaction, lane = 'reading') {
      const data: JobData = { runId, userId, failures: 0, returns: 0, outlived: 0 };
      const id = await boss.send(QUEUES[lane], data, { singletonKey: userId, db: within(transaction) });
      if (id === null) throw new AppError('queue.busy', { log: `user ${userId} has a job that is not over` });
    },

    async cancel(runId, transaction) {
      const db = transaction === undefined ? database : within(transaction);
      let open = 0;
      for (const name of Object.values(QUEUES)) {
        const jobs = await boss.findJobs(name, { data: { runId }, db });
        const ids = jobs
          .filter((job) => ['created', 'retry', 'active'].includes(job.state))
          .map((job) => job.id);
        if (ids.length > 0) await boss.cancel(name, ids, { db });
        open += ids.length;
      }
      if (open > 0) await db.executeSql('SELECT pg_notify($1, $2)', [CANCELLED, runId]);
    },

    async forget(userId) {
      for (const name of Object.values(QUEUES)) {
        const jobs = await boss.findJobs(name, { key: userId });
        const over = jobs
          .filter((job) => ['completed', 'cancelled', 'failed'].includes(job.state))
          .map((job) => job.id);
        if (over.length > 0) await boss.deleteJob(name, over);
      }
    },

    async work(handle, abandoned) {
      if (onlyEnqueue) throw new Error('this queue was opened to enqueue only');
      // A notification that gets lost costs seconds: the next heartbeat finds the job taken away.
      cancellations = await database.listen!(
        CANCELLED,
        (runId) => {
          for (const attempt of attempts) if (attempt.runId === runId) attempt.cancel();
        },
        () => {},
      );
      for (const lane of LANES) {
        const options = {
          includeMetadata: true,
          perJobResults: true,
          localConcurrency: placesIn(lane),
          pollingIntervalSeconds: POLLING_SECONDS[lane],
          // Retries and jobs of the dead come without a notification.
          notifyPollingIntervalSeconds: POLLING_SECONDS[lane],
          heartbeatRefreshSeconds: 3,
        } as const;
        await boss.work<JobData, unknown, typeof options>(QUEUES[lane], options, async (jobs) => {
          const attempt = openAttempt(jobs[0]!, lane, { handle, abandoned, putBack, note, onError });
          if (stopping) attempt.release();
          attempts.add(attempt);
          try {
            return [await attempt.run()];
          } finally {
            attempts.delete(attempt);
          }
        });
      }
    },

    stop() {
      stopping ??= letGo();
      return stopping;
    },
  };
}
