import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { openQueue } from '@parlance/adapters/queue/pg-boss';
import { Master } from '@parlance/artifacts/master';
import type { ObjectStore } from '@parlance/ports/object-store';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { startAudio } from '../../features/audios/actions/start-audio.ts';
import { audioStore } from '../../features/audios/audios.store.ts';
import { runStore } from '../../features/audios/runs/runs.store.ts';
import type { Ground } from './ground.ts';
import { startDeps } from './making.ts';
import type { Mutant } from './mutate.ts';
import { newUser, openTrial, refuseFalseLedger } from './trial-database.ts';
import { type Said, startTrialProcess, type TrialProcess } from './trial-process.ts';

export type Killed = { runId: string; atMs: number };

/** A dead worker is noticed after 12 s; one whose lock must expire, after 30. */
const STUCK_MS = 90_000;
export const LINES = 16;
const LINE_MS = 40;
const ASK_AGAIN_MS = 2_000;

const scriptOf = (audio: number): string =>
  Array.from(
    { length: LINES },
    (_, line) => `${line % 2 === 0 ? 'HOST' : 'COHOST'}: Audio ${audio}, line ${line}, about rivers.`,
  ).join('\n');

/** People whose audios wait to be made, and worker processes that make them. */
export async function openWorkers({ url, folder }: Ground, audios: number, mutant?: Mutant) {
  const trial = openTrial(url);
  const { db } = trial;
  const queue = await openQueue({
    connectionString: url,
    concurrency: 1,
    sql,
    onError: () => {},
    onlyEnqueue: true,
  });
  const deps = startDeps(db, { startAudio, audioStore, runStore }, queue.enqueue);
  await recordWriters((statement) => db.execute(statement));
  let asked = 0;
  async function askForAudio(): Promise<void> {
    await startAudio(
      deps,
      await newUser(db),
      {
        source: { type: 'script', script: scriptOf(asked++) },
        language: 'en-US',
        level: 'beginner',
        mode: 'dialogue',
        length: 'short',
        voice: { host: 'low', cohost: 'high' },
      },
      undefined,
    );
  }
  for (let i = 0; i < audios; i++) await askForAudio();
  async function untilNoneIsLeft(active: SQL): Promise<void> {
    let left = Number.POSITIVE_INFINITY;
    for (let changedAtMs = performance.now(); left > 0; await sleep(200)) {
      const { length } = (await db.execute(active)).rows;
      if (length !== left) changedAtMs = performance.now();
      else if (performance.now() - changedAtMs > STUCK_MS) throw new Error(`${length} runs never end`);
      left = length;
    }
  }

  const store = await diskStore(path.join(folder, 'objects'));
  const running = new Set<TrialProcess>();
  let started = 0;

  return {
    db,
    asked: () => asked,
    askForAudio,
    async start(): Promise<TrialProcess> {
      const worker = startTrialProcess(
        './worker-process.ts',
        [url, folder, `worker-${++started}`, String(LINE_MS)],
        mutant,
      );
      running.add(worker);
      void worker.ended.then(() => running.delete(worker));
      await worker.says(({ word }) => word === 'working');
      return worker;
    },
    /** What a worker takes first. Others may have taken all there was: then more is asked for. */
    async firstRunOf(worker: TrialProcess): Promise<Said> {
      const took = worker.says(({ word }) => word === 'took');
      const waited = Symbol();
      for (;;) {
        const first = await Promise.race([took, sleep(ASK_AGAIN_MS, waited)]);
        if (first !== waited) return first as Said;
        await askForAudio();
      }
    },
    /** Lets a worker come some way with a run, however slow the machine is. */
    async untilSpoken(worker: TrialProcess, runId: string, lines: number): Promise<void> {
      let left = lines;
      if (left > 0)
        await worker.says(
          ({ word, about }) => (word !== 'took' && about === runId) || (word === 'spoke' && --left === 0),
        );
    },
    untilAllAreMade: () => untilNoneIsLeft(sql`select id from runs where state = 'active'`),
    untilEnded: (runId: string) =>
      untilNoneIsLeft(sql`select id from runs where id = ${runId} and state = 'active'`),
    async takenByOthers(runId: string): Promise<boolean> {
      const writers = sql`select distinct writer from trial_writes where run_id = ${runId}`;
      return (await db.execute(writers)).rows.length > 1;
    },
    async spokenTwice(): Promise<number> {
      const lines = (await readFile(path.join(folder, 'spoken.log'), 'utf8')).trim().split('\n');
      return lines.length - new Set(lines).size;
    },
    /** As if the worker of a run had been silent for a minute: it is taken up at once instead of after 12 s. */
    async presumeDead(runId: string): Promise<void> {
      await db.execute(sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'
        where state = 'active' and data ->> 'runId' = ${runId}`);
    },
    /** Killed in the middle of a run, and nobody took it up in time. */
    async resumedLate(killed: readonly Killed[], withinMs: number): Promise<string[]> {
      const late: string[] = [];
      for (const { runId, atMs } of killed) {
        const { rows } = await db.execute<{ next: number | null; ended: number }>(sql`
          select (extract(epoch from min(w.written_at)) * 1000)::float8 as next,
            (extract(epoch from max(r.finished_at)) * 1000)::float8 as ended
          from runs r left join trial_writes w on w.run_id = r.id and w.written_at > to_timestamp(${atMs / 1000})
          where r.id = ${runId}`);
        const { next, ended } = rows[0]!;
        if (ended > atMs && (next === null || next - atMs > withinMs)) late.push(runId);
      }
      return late;
    },
    /** Every audio is there once, whole and paid for once. */
    async refuseDamage(): Promise<void> {
      const { rows } = await db.execute<{ id: string; status: string; settled: number }>(sql`
        select a.id, a.status,
          (select count(*) from credit_entries e where e.run_id = r.id and e.kind = 'settle')::int as settled
        from audios a join runs r on r.id = a.run_id`);
      const wrong = rows.filter(({ status, settled }) => status !== 'ready' || settled !== 1);
      if (rows.length !== asked || wrong.length > 0)
        throw new Error(
          `of ${asked} audios ${rows.length} are there, these are wrong: ${JSON.stringify(wrong.slice(0, 3))}`,
        );
      await refuseHalfRecordings(db, store);
      await refuseFalseLedger(db);
    },
    async close(): Promise<void> {
      await Promise.all([...running].map((worker) => worker.end('SIGKILL')));
      await queue.stop();
      await trial.close();
    },
  };
}

/** Who wrote to a run, at which attempt, in which order. */
async function recordWriters(execute: (statement: SQL) => Promise<unknown>): Promise<void> {
  await execute(
    sql`create table trial_writes (at bigserial, run_id text, attempt int, writer text, written_at timestamptz default clock_timestamp())`,
  );
  await execute(sql`
    create function note_writer() returns trigger language plpgsql as $$ begin
      insert into trial_writes (run_id, attempt, writer) values (new.id, new.attempt, current_setting('application_name'));
      return new;
    end $$`);
  await execute(sql`create index on trial_writes (run_id, at)`);
  await execute(
    sql`create trigger note_writer after update on runs for each row execute function note_writer()`,
  );
}

export type Workers = Awaited<ReturnType<typeof openWorkers>>;

/** What is ready can be heard as a whole. */
export async function refuseHalfRecordings(db: Db, store: ObjectStore): Promise<number> {
  const { rows } = await db.execute<{ id: string; master: string }>(sql`
    select a.id, r.artifacts ->> 'master' as master
    from audios a join runs r on r.id = a.run_id where a.status = 'ready'`);
  for (const { id, master } of rows) {
    const { mediaKey, mediaBytes } = Master.parse(
      JSON.parse(new TextDecoder().decode(await store.get(master))),
    );
    const media = await store.head(mediaKey);
    if (media?.bytes !== mediaBytes)
      throw new Error(`the recording of ${id} has ${media?.bytes} of ${mediaBytes} bytes`);
  }
  return rows.length;
}
