import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openQueue } from '@parlance/adapters/queue/pg-boss';
import { newId } from '@parlance/kernel/ids';
import type { Queue } from '@parlance/ports/queue';
import {
  type Afterwards,
  type OtherProcess,
  type QueueHarness,
  queueSuite,
} from '@parlance/ports/suites/queue';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DIRECT_IMPORTS } from '../../testing/direct-imports.ts';
import { freshDatabase } from './database.ts';

const PROCESS = fileURLToPath(new URL('./queue-process.ts', import.meta.url));

async function otherProcess(url: string, afterwards: Afterwards): Promise<OtherProcess> {
  const child = spawn(process.execPath, ['--import', DIRECT_IMPORTS, PROCESS, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterwards(() => void child.kill('SIGKILL'));
  const lines = new Set<string>();
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.add(line));
  const said = async (line: string) => {
    while (!lines.has(line)) await once(reader, 'line', { signal: AbortSignal.timeout(25_000) });
  };
  await said('working');
  return {
    took: (runId) => said(`took ${runId}`),
    signalled: (runId) => said(`signalled ${runId}`),
    send: (signal) => void child.kill(signal),
  };
}

type Harness = QueueHarness & { url: string; db: NodePgDatabase; errors: Error[] };

async function harness(afterwards: Afterwards): Promise<Harness> {
  const { url, drop } = await freshDatabase({ prepareTemplate: withTables, template: 'queue_template' });
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => {});
  const db = drizzle(pool);
  const queues: Queue[] = [];
  const errors: Error[] = [];
  afterwards(async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    await pool.end();
    await drop();
  });
  return {
    url,
    db,
    errors,
    async open(concurrency = 1) {
      const queue = await openQueue({
        connectionString: url,
        concurrency,
        sql,
        onError: (error) => errors.push(error),
      });
      queues.push(queue);
      return queue;
    },
    transact: (work) => db.transaction(work),
    otherProcess: () => otherProcess(url, afterwards),
  };
}

/** pg-boss makes its tables on first use; a copy of them is quicker. */
async function withTables(url: string): Promise<void> {
  const queue = await openQueue({
    connectionString: url,
    concurrency: 1,
    sql,
    onError: () => {},
    onlyEnqueue: true,
  });
  await queue.stop();
}

describe('the pg-boss queue', () => {
  queueSuite(harness);

  it('reports what nobody foresaw', async () => {
    const h = await harness(onTestFinished);
    const queue = await h.open();
    await queue.work(async () => {
      throw new TypeError('a bug');
    });
    await h.transact((transaction) => queue.enqueue({ runId: newId(), userId: newId() }, transaction));
    await expect.poll(() => h.errors.map(String)).toEqual(['TypeError: a bug']);
  });

  it('gives a job up that killed worker after worker, and says so', async () => {
    const h = await harness(onTestFinished);
    const queue = await h.open();
    const job = { runId: newId(), userId: newId() };
    await h.transact((transaction) => queue.enqueue(job, transaction));
    await h.db.execute(sql`update pgboss.job set retry_count = 10, started_on = now(), state = 'retry'`);
    const handled: unknown[] = [];
    const abandoned: unknown[] = [];
    await queue.work(
      async (given) => void handled.push(given),
      async (given) => void abandoned.push(given),
    );
    await expect.poll(() => abandoned).toEqual([job]);
    await expect
      .poll(async () => (await h.db.execute(sql`select state from pgboss.job`)).rows)
      .toEqual([{ state: 'failed' }]);
    expect(handled).toEqual([]);
  });

  it('does not blame a job that came forward between the deaths', async () => {
    const h = await harness(onTestFinished);
    const queue = await h.open();
    const job = { runId: newId(), userId: newId() };
    const seen: string[] = [];
    const died = (times: number) =>
      h.db.execute(sql`update pgboss.job set retry_count = ${times}, started_on = now(), state = 'retry'`);
    await h.transact((transaction) => queue.enqueue(job, transaction));
    await died(9);
    await queue.work(
      async (_, { attempt, advanced }) => {
        seen.push(`attempt ${attempt}`);
        if (attempt === 11) {
          await advanced();
          await died(19);
        } else await died(29);
      },
      async () => void seen.push('given up'),
    );
    // Ten deaths, none that it outlived; ten more since; and then ten without coming forward.
    await expect.poll(() => seen, { timeout: 20_000 }).toEqual(['attempt 11', 'attempt 21', 'given up']);
  });

  it('can be opened to enqueue only', async () => {
    const h = await harness(onTestFinished);
    const [worker, web] = [
      await h.open(),
      await openQueue({ connectionString: h.url, concurrency: 1, sql, onError: () => {}, onlyEnqueue: true }),
    ];
    const job = { runId: newId(), userId: newId() };
    const taken = new Promise((resolve) => void worker.work(async (given) => resolve(given)));
    await h.transact((transaction) => web.enqueue(job, transaction));
    expect(await taken).toEqual(job);
    await expect(web.work(async () => {})).rejects.toThrow('enqueue only');
    await web.stop();
  });
});
