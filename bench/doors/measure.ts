import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Scene } from './scene.ts';
import type { Person, Stage } from './stage.ts';

const QUIET_MS = 6_000;
const ALONE_MS = 8_000;
const HEAVY_MS = 12_000;
const MAY_BE_SLOWER = 2;
const MOST_MS = 250;
const TAKEN_WITHIN_MS = 2_000;
const JOB_MAY_BE_SLOWER = 3;
/** Of what takes no time, three times is nothing that anybody notices. */
const QUICK_MS = 300;

type Visits = { ms: number; status: number }[];

const at = (part: number, visits: Visits): number =>
  visits.map(({ ms }) => ms).sort((one, other) => one - other)[Math.floor(part * (visits.length - 1))] ?? 0;

/** The others come and go as people do, each after a pause. */
async function watchOthers(scene: Scene, stage: Stage, others: Person[], forMs: number): Promise<Visits> {
  const visits: Visits = [];
  const until = performance.now() + forMs;
  await Promise.all(
    others.map(async (person, number) => {
      await sleep((scene.pauseMs / others.length) * number);
      while (performance.now() < until) {
        const began = performance.now();
        const status = await scene.light(stage, person);
        visits.push({ status, ms: performance.now() - began });
        await sleep(scene.pauseMs);
      }
    }),
  );
  return visits;
}

/** What the heavy person gets of the door. */
function press(scene: Scene, stage: Stage, heavy: Person, signal: AbortSignal) {
  const seen = { served: 0, refused: 0, failed: 0 };
  const visits = Array.from({ length: scene.atOnce }, async () => {
    while (!signal.aborted) {
      const status = await scene.heavy(stage, heavy, signal);
      if (signal.aborted) return;
      if (status >= 200 && status < 300) seen.served++;
      else if (status === 429) seen.refused++;
      else seen.failed++;
      // Who is refused is told to wait.
      if (status === 429) await sleep(200);
    }
  });
  return { seen, left: Promise.all(visits) };
}

/** The first jobs of some people, one after the other. */
async function firstJobs({ job }: Scene, stage: Stage, people: Person[]): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const person of people) if (job) jobs.push(await job.begin(stage, person));
  return jobs;
}

const slowest = (all: (number | undefined)[]): number => Math.max(0, ...all.map((one) => one ?? 0));
const isGood = (status: number): boolean => status >= 200 && status < 300;

export async function measure(scene: Scene, stage: Stage, everybody: Person[]) {
  const others = everybody.slice(0, scene.others);
  const heavy = await stage.person();
  await scene.prepare?.(stage, heavy);
  const wanted = scene.job?.of ?? 0;
  const quiet = await watchOthers(scene, stage, others, QUIET_MS);
  const quietJobs = await firstJobs(scene, stage, everybody.slice(0, wanted));

  const stop = new AbortController();
  const { seen, left } = press(scene, stage, heavy, stop.signal);
  await sleep(1_000);
  const before = seen.served;
  await sleep(ALONE_MS);
  const alone = ((seen.served - before) * 1_000) / ALONE_MS;

  const beside = await watchOthers(scene, stage, others, HEAVY_MS);
  const jobs = await firstJobs(scene, stage, everybody.slice(wanted, 2 * wanted));
  stop.abort();
  await left;
  await scene.end?.(stage, heavy);

  const refused = [...beside, ...jobs].filter(({ status }) => !isGood(status)).length;
  const ratio = at(0.5, beside) / at(0.5, quiet);
  const p99 = at(0.99, beside);
  const [quietDone, done] = [quietJobs, jobs].map((all) => slowest(all.map(({ doneMs }) => doneMs)));
  const taken = slowest(jobs.map(({ takenMs }) => takenMs));
  const holds =
    ratio <= MAY_BE_SLOWER &&
    refused === 0 &&
    (!scene.onMainThread || p99 <= MOST_MS) &&
    taken <= TAKEN_WITHIN_MS &&
    (done ?? 0) <= JOB_MAY_BE_SLOWER * Math.max(quietDone ?? 0, QUICK_MS);
  return {
    door: scene.door,
    quiet: Math.round(at(0.5, quiet)),
    beside: Math.round(at(0.5, beside)),
    ratio: Number(ratio.toFixed(1)),
    p99: Math.round(p99),
    refused: `${refused} of ${beside.length + jobs.length}`,
    'job quiet': wanted ? Math.round(quietDone ?? 0) : '',
    'job taken': wanted ? Math.round(taken) : '',
    'job done': wanted ? Math.round(done ?? 0) : '',
    'alone a second': Number(alone.toFixed(1)),
    'heavy served': seen.served,
    'heavy 429': seen.refused,
    'heavy failed': seen.failed,
    holds: holds ? 'yes' : 'NO',
  };
}
