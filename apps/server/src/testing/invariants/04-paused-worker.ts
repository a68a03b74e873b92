import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Chance, chanceOf } from './chance.ts';
import type { Ground, Invariant } from './ground.ts';
import { cut, type Mutant } from './mutate.ts';
import type { TrialProcess } from './trial-process.ts';
import { LINES, openWorkers, type Workers } from './workers.ts';

/** Within a line. */
const LATEST_PAUSE_MS = 50;

type Numbers = {
  pauses: number;
  atOnce: number;
  /** Nobody waits for the queue to notice the silence: that it does is shown at full numbers, and by its own suite. */
  noticedAtOnce?: true;
};

/** Stops a worker in the middle of a run until somebody else has made it, and lets it go on. */
async function pauseOnce(
  workers: Workers,
  worker: TrialProcess,
  chance: Chance,
  { noticedAtOnce }: Numbers,
): Promise<boolean> {
  await workers.askForAudio();
  const { about: runId } = await workers.firstRunOf(worker);
  await workers.untilSpoken(worker, runId, chance.below(LINES));
  await sleep(chance.below(LATEST_PAUSE_MS));
  worker.child.kill('SIGSTOP');
  if (noticedAtOnce) await workers.presumeDead(runId);
  await workers.untilEnded(runId);
  const taken = await workers.takenByOthers(runId);
  worker.child.kill('SIGCONT');
  await worker.says(({ word, about }) => word !== 'took' && about === runId);
  await worker.end('SIGKILL');
  return taken;
}

/** A write for an attempt that was not the newest any more when it came. */
async function refuseLateWrites({ db }: Workers): Promise<void> {
  const { rows } = await db.execute(sql`
    select late.run_id, late.attempt, late.writer from trial_writes late
    where late.attempt < (select max(w.attempt) from trial_writes w where w.run_id = late.run_id and w.at < late.at)
       or exists (select 1 from trial_writes w where w.run_id = late.run_id and w.at < late.at
                  and w.attempt = late.attempt and w.writer <> late.writer)
    limit 3`);
  if (rows.length > 0) throw new Error(`a worker wrote after its run had moved on: ${JSON.stringify(rows)}`);
}

async function refuseLateWorkers(
  ground: Ground,
  numbers: Numbers,
  seed: number,
  mutant?: Mutant,
): Promise<string> {
  const workers = await openWorkers(ground, numbers.atOnce, mutant);
  const chance = chanceOf(seed);
  let left = numbers.pauses;
  let overtaken = 0;
  try {
    const lane = async () => {
      while (left-- > 0) if (await pauseOnce(workers, await workers.start(), chance, numbers)) overtaken++;
    };
    // They take up what the paused ones leave.
    await Promise.all(Array.from({ length: Math.ceil(numbers.atOnce / 2) }, () => workers.start()));
    await Promise.all(Array.from({ length: numbers.atOnce }, lane));
    await workers.untilAllAreMade();
    await refuseLateWrites(workers);
    await workers.refuseDamage();
    if (overtaken === 0) throw new Error('no run moved on while its worker was paused: nothing was shown');
    return `${numbers.pauses} pauses, ${overtaken} runs moved on meanwhile: no late write was accepted`;
  } finally {
    await workers.close();
  }
}

/** Each worker holds up to ten connections, and the trial's PostgreSQL has a hundred for these and half as many more. */
const MANY: Numbers = { pauses: 200, atOnce: 5 };
const FEW: Numbers = { pauses: 2, atOnce: 2, noticedAtOnce: true };

export const pausedWorker: Invariant = {
  name: '4: a paused worker can’t write after its job moved on',
  full: (ground, seed) => refuseLateWorkers(ground, MANY, seed),
  small: (ground, seed) => refuseLateWorkers(ground, FEW, seed),
  byProcesses: true,
  mutants: [
    {
      without: 'a write doesn’t look at the attempt',
      run: (ground, seed) =>
        refuseLateWorkers(
          ground,
          { pauses: 8, atOnce: 4 },
          seed,
          cut(
            'features/audios/runs/runs.store.ts',
            "and(eq(runs.id, lease.runId), eq(runs.attempt, lease.attempt), eq(runs.state, 'active'))",
            'eq(runs.id, lease.runId)',
          ),
        ),
    },
  ],
};
