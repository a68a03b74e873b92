/** A worker on its own, with the real queue, line and store and a voice that hums: killed and paused by trials. */
import { appendFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { openQueue } from '@parlance/adapters/queue/pg-boss';
import { systemClock } from '@parlance/kernel/clock';
import type { LineDeps } from '@parlance/pipeline/line';
import { sql } from 'drizzle-orm';
import { connect } from '../../db/connect.ts';
import { openDoors } from '../../doors/doors.ts';
import { runStore } from '../../features/audios/runs/runs.store.ts';
import { openLog } from '../../log.ts';
import { openPlaces, runsAtOnce } from '../../worker/lanes.ts';
import { runJob } from '../../worker/run-job.ts';
import { mixHere } from '../mix-here.ts';
import { hummingVoice, plainWriter } from '../stand-ins.ts';
import { runCredits } from './making.ts';

const [databaseUrl = '', folder = '', name = '', lineMs = ''] = process.argv.slice(2);
const say = (word: string, about: string) => process.stdout.write(`${word} ${about}\n`);

const humming = hummingVoice();
humming.before(async (text, signal) => {
  await sleep(Number(lineMs), undefined, { signal });
  // On disk before it counts as spoken: a kill must not hide it.
  appendFileSync(path.join(folder, 'spoken.log'), `${text}\n`);
  say('spoke', text);
});

// The trigger of the trial reads who wrote from the connection's name.
const named = new URL(databaseUrl);
named.searchParams.set('application_name', name);
const { db } = connect(named.href, 4, () => {});
const store = await diskStore(path.join(folder, 'objects'));
const queue = await openQueue({
  connectionString: databaseUrl,
  concurrency: runsAtOnce({ jobs: 1, openings: 0 }),
  sql,
  onError: () => {},
});
const line = {
  store,
  clock: systemClock,
  writer: plainWriter(),
  // A kill takes the whole process along, so the mixer needs no process of its own here.
  openMix: mixHere(folder),
  voice: { ...humming.voice, concurrency: 1 },
  scratchDir: path.join(folder, 'scratch'),
} as unknown as LineDeps;
const runs = runStore(db, runCredits);
const places = openPlaces({ jobs: 1, openings: 0 });

await queue.work(
  async (job, context) => {
    let outcome = 'nothing';
    await runJob(
      {
        line,
        doors: openDoors(),
        runs: {
          ...runs,
          async take(runId, lane) {
            const taken = await runs.take(runId, lane);
            if (taken && lane === 'speaking') say('took', runId);
            return taken;
          },
        },
        places,
        enqueue: queue.enqueue,
        patienceMs: 0,
        nameOf: async () => 'Ada Example',
        log: openLog('silent'),
        onChecked() {},
        onHeard() {},
        async onEnd(how) {
          outcome = how;
        },
      },
      job,
      context,
    ).finally(() => {
      // Before that, a run is on its way from one lane to the next.
      if (context.lane === 'speaking') say(outcome, job.runId);
    });
  },
  (job) => runs.giveUp(job.runId),
);
// Kept for the next one: a killed process writes nothing.
flushCompileCache();
say('working', name);
