import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import type { Lane } from '@parlance/kernel/lanes';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { JobContext, Queue, RunJob } from '../src/queue.ts';

/** A worker in a process of its own that takes every job and holds it until its signal fires. */
export type OtherProcess = {
  took(runId: string): Promise<void>;
  signalled(runId: string): Promise<void>;
  send(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
};

/** One empty queue, as many processes as a test likes. */
export type QueueHarness = {
  open(concurrency?: number): Promise<Queue>;
  transact(work: (transaction: unknown) => Promise<void>): Promise<void>;
  otherProcess(): Promise<OtherProcess>;
};

const aJob = (userId = newId()): RunJob => ({ runId: newId(), userId });
const enqueue = (harness: QueueHarness, queue: Queue, job: RunJob, lane?: Lane) =>
  harness.transact((transaction) => queue.enqueue(job, transaction, lane));

const untilSignal = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

type Seen = { job: RunJob; at: number } & JobContext;

/** Works and writes down every handing out. */
async function watch(
  queue: Queue,
  handle: (context: JobContext, job: RunJob) => Promise<void> = async () => {},
) {
  const seen: Seen[] = [];
  await queue.work(async (job, context) => {
    seen.push({ job, at: Date.now(), ...context });
    await handle(context, job);
  });
  const times = (job: RunJob) => seen.filter((entry) => entry.job.runId === job.runId);
  const first = async (job: RunJob, patienceMs = 10_000): Promise<Seen> => {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(10)) {
      const entry = times(job)[0];
      if (entry) return entry;
    }
    throw new Error(`not handed out within ${patienceMs} ms`);
  };
  return { seen, times, first };
}

/** Where a harness leaves what must be done when its test is over. */
export type Afterwards = (clean: () => Promise<void> | void) => void;

/** What every queue promises. `harness` is called once for each test. */
export function queueSuite(harness: (afterwards: Afterwards) => Promise<QueueHarness>): void {
  describe('as a queue', () => {
    it('hands every job to one worker, once and soon', async () => {
      const h = await harness(onTestFinished);
      const [one, two] = [await h.open(3), await h.open(3)];
      const watched = [await watch(one), await watch(two)];
      const jobs = Array.from({ length: 20 }, () => aJob());
      const sentAt = new Map<string, number>();
      for (const job of jobs) {
        await enqueue(h, one, job);
        sentAt.set(job.runId, Date.now());
      }
      await Promise.all(jobs.map((job) => Promise.any(watched.map(({ first }) => first(job)))));
      await sleep(1_000);
      const all = watched.flatMap(({ seen }) => seen);
      expect(all.map(({ job }) => job.runId).sort()).toEqual(jobs.map(({ runId }) => runId).sort());
      expect(all.map(({ attempt }) => attempt)).toEqual(jobs.map(() => 1));
      const waits = all.map(({ job, at }) => at - sentAt.get(job.runId)!).sort((a, b) => a - b);
      expect(waits[waits.length / 2]).toBeLessThan(1_000);
    });

    it('knows nothing of a job whose transaction was rolled back', async () => {
      const h = await harness(onTestFinished);
      const queue = await h.open();
      const { seen, first } = await watch(queue);
      const [undone, done] = [aJob(), aJob()];
      const rolledBack = h.transact(async (transaction) => {
        await queue.enqueue(undone, transaction);
        throw new Error('roll back');
      });
      await expect(rolledBack).rejects.toThrow('roll back');
      await enqueue(h, queue, done);
      await first(done);
      await sleep(700);
      expect(seen.map(({ job }) => job)).toEqual([done]);
    });

    it('refuses a second job of a user until the first is over, and of that user only', async () => {
      const h = await harness(onTestFinished);
      const queue = await h.open(2);
      const first = aJob();
      await enqueue(h, queue, first);
      const second = aJob(first.userId);
      await expect(enqueue(h, queue, second)).rejects.toMatchObject({ code: 'queue.busy' });
      const held = Promise.withResolvers<void>();
      const watched = await watch(queue, () => held.promise);
      await watched.first(first);
      await expect(enqueue(h, queue, second)).rejects.toMatchObject({ code: 'queue.busy' });
      await enqueue(h, queue, aJob());
      held.resolve();
      await expect
        .poll(() =>
          enqueue(h, queue, second).then(
            () => 'taken',
            (error) => error.code,
          ),
        )
        .toBe('taken');
    });

    it('hands out in one lane what came first, and holds up no other lane meanwhile', async () => {
      const h = await harness(onTestFinished);
      const queue = await h.open();
      const [first, second, third, reads] = [aJob(), aJob(), aJob(), aJob()];
      for (const job of [first, second, third]) await enqueue(h, queue, job, 'speaking');
      const held = Promise.withResolvers<void>();
      const watched = await watch(queue, ({ lane }) =>
        lane === 'speaking' ? held.promise : Promise.resolve(),
      );
      await watched.first(first);
      await enqueue(h, queue, reads);
      expect(await watched.first(reads)).toMatchObject({ lane: 'reading' });
      expect(watched.times(second)).toEqual([]);
      held.resolve();
      await watched.first(third);
      const spoken = watched.seen.filter(({ lane }) => lane === 'speaking');
      expect(spoken.map(({ job }) => job)).toEqual([first, second, third]);
    });

    it('lets a run move on to another lane while its job there is not over, and cancels it in both', async () => {
      const h = await harness(onTestFinished);
      const queue = await h.open();
      const job = aJob();
      const signalled: Lane[] = [];
      const { times } = await watch(queue, async ({ signal, lane }) => {
        if (lane === 'reading') await enqueue(h, queue, job, 'speaking');
        await untilSignal(signal).finally(() => signalled.push(lane));
      });
      await enqueue(h, queue, job);
      await expect.poll(() => times(job).map(({ lane }) => lane)).toEqual(['reading', 'speaking']);
      await queue.cancel(job.runId);
      await expect.poll(() => signalled.toSorted()).toEqual(['reading', 'speaking']);
      await queue.forget(job.userId);
      await enqueue(h, queue, aJob(job.userId));
    });

    it('takes exactly one of many jobs that a user starts at once', async () => {
      const h = await harness(onTestFinished);
      const queue = await h.open();
      const userId = newId();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 8 }, () => enqueue(h, queue, aJob(userId))),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'queue.busy' });
      }
    });

    it.each([
      ['can never succeed', () => new AppError('test.hopeless')],
      ['nobody foresaw', () => new TypeError('a bug')],
    ])('does not try a job again whose failure %s', async (_what, failure) => {
      const h = await harness(onTestFinished);
      const queue = await h.open();
      const [job, next] = [aJob(), aJob()];
      const { times, first } = await watch(queue, async (_context, { runId }) => {
        if (runId === job.runId) throw failure();
      });
      await enqueue(h, queue, job);
      await first(job);
      await sleep(2_000);
      await expect
        .poll(() =>
          enqueue(h, queue, { ...next, userId: job.userId }).then(
            () => 'taken',
            () => 'busy',
          ),
        )
        .toBe('taken');
      await first(next);
      expect(times(job)).toHaveLength(1);
    });

    it('takes a waiting job away when it is cancelled', async () => {
      const h = await harness(onTestFinished);
      const queue = await h.open();
      const [cancelled, other] = [aJob(), aJob()];
      await enqueue(h, queue, cancelled);
      await queue.cancel(cancelled.runId);
      await queue.cancel('no such run');
      const { seen, first } = await watch(queue);
      await enqueue(h, queue, other);
      await first(other);
      expect(seen.map(({ job }) => job)).toEqual([other]);
      await enqueue(h, queue, aJob(cancelled.userId));
    });

    it('forgets jobs of a user that are over, never one that still waits', async () => {
      const h = await harness(onTestFinished);
      const queue = await h.open();
      const [over, waiting] = [aJob(), aJob()];
      await enqueue(h, queue, over);
      await queue.cancel(over.runId);
      await queue.forget(over.userId);
      await queue.forget('no such user');
      await enqueue(h, queue, waiting);
      await queue.forget(waiting.userId);
      const { seen, first } = await watch(queue);
      await first(waiting);
      expect(seen.map(({ job }) => job)).toEqual([waiting]);
    });

    it('tells the worker of a cancelled job within a second, in whatever process it runs', async () => {
      const h = await harness(onTestFinished);
      const queue = await h.open();
      const there = await h.otherProcess();
      const job = aJob();
      await enqueue(h, queue, job);
      await there.took(job.runId);
      const before = Date.now();
      await h.transact((transaction) => queue.cancel(job.runId, transaction));
      await there.signalled(job.runId);
      expect(Date.now() - before).toBeLessThan(1_000);
      await enqueue(h, queue, aJob(job.userId));
    });

    it('gives a running job back when its process stops, without calling that a failure', async () => {
      const h = await harness(onTestFinished);
      const job = aJob();
      const sender = await h.open();
      await enqueue(h, sender, job);
      for (let attempt = 1; attempt <= 13; attempt++) {
        const queue = await h.open();
        const { first } = await watch(queue, ({ signal }) => untilSignal(signal));
        expect(await first(job, 3_000)).toMatchObject({ attempt, lastTry: false });
        await queue.stop();
      }
    });

    // These mostly wait, so they wait together.
    it.concurrent('tries a job again that failed for a passing reason, three times at most', async ({
      expect,
      onTestFinished,
    }) => {
      const h = await harness(onTestFinished);
      const queue = await h.open();
      const job = aJob();
      const { times } = await watch(queue, async () => {
        throw new AppError('test.passing', { retry: 'now' });
      });
      await enqueue(h, queue, job);
      await expect.poll(() => times(job).length, { timeout: 20_000 }).toBe(4);
      expect(times(job).map(({ attempt, lastTry }) => [attempt, lastTry])).toEqual([
        [1, false],
        [2, false],
        [3, false],
        [4, true],
      ]);
      await expect
        .poll(() =>
          enqueue(h, queue, aJob(job.userId)).then(
            () => 'taken',
            (error) => error.code,
          ),
        )
        .toBe('taken');
      await sleep(1_000);
      expect(times(job)).toHaveLength(4);
    });

    it.concurrent('gives a job back although its handler does not listen', async ({
      expect,
      onTestFinished,
    }) => {
      const h = await harness(onTestFinished);
      const [deaf, other] = [await h.open(), await h.open()];
      const job = aJob();
      const stuck = await watch(deaf, () => new Promise(() => {}));
      await enqueue(h, deaf, job);
      const { signal } = await stuck.first(job);
      const next = await watch(other);
      const before = Date.now();
      await deaf.stop();
      expect(signal.reason).toMatchObject({ code: 'queue.stopping' });
      expect(Date.now() - before).toBeLessThan(7_000);
      expect(await next.first(job, 3_000)).toMatchObject({ attempt: 2 });
    });

    it.concurrent('hands a job out again within 20 s when its worker was killed', async ({
      expect,
      onTestFinished,
    }) => {
      const h = await harness(onTestFinished);
      const queue = await h.open();
      const victim = await h.otherProcess();
      const job = aJob();
      await enqueue(h, queue, job);
      await victim.took(job.runId);
      victim.send('SIGKILL');
      const { first, times } = await watch(queue);
      expect(await first(job, 20_000)).toMatchObject({ attempt: 2, lastTry: false });
      await sleep(700);
      expect(times(job)).toHaveLength(1);
    });

    it.concurrent('tells a worker that was frozen too long to let go, and does not listen to its outcome', async ({
      expect,
      onTestFinished,
    }) => {
      const h = await harness(onTestFinished);
      const queue = await h.open();
      const frozen = await h.otherProcess();
      const job = aJob();
      await enqueue(h, queue, job);
      await frozen.took(job.runId);
      frozen.send('SIGSTOP');
      const held = Promise.withResolvers<void>();
      const { first } = await watch(queue, () => held.promise);
      expect(await first(job, 20_000)).toMatchObject({ attempt: 2 });
      frozen.send('SIGCONT');
      await frozen.signalled(job.runId);
      await sleep(1_000);
      // Still the second worker's: the first one's end has not ended it.
      await expect(enqueue(h, queue, aJob(job.userId))).rejects.toMatchObject({ code: 'queue.busy' });
      held.resolve();
    });
  });
}
