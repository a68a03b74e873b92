import { setTimeout as sleep } from 'node:timers/promises';
import type { Scene } from './scene.ts';
import type { Person, Stage } from './stage.ts';

const QUIET_MS = 6_000;
const HEAVY_MS = 12_000;
const MAY_BE_SLOWER = 2;
const MOST_MS = 250;

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
async function press(scene: Scene, stage: Stage, heavy: Person, signal: AbortSignal) {
  const seen = { served: 0, refused: 0, failed: 0 };
  await Promise.all(
    Array.from({ length: scene.atOnce }, async () => {
      while (!signal.aborted) {
        const status = await scene.heavy(stage, heavy, signal);
        if (signal.aborted) return;
        if (status >= 200 && status < 300) seen.served++;
        else if (status === 429) seen.refused++;
        else seen.failed++;
        // Who is refused is told to wait.
        if (status === 429) await sleep(200);
      }
    }),
  );
  return seen;
}

export async function measure(scene: Scene, stage: Stage, everybody: Person[]) {
  const others = everybody.slice(0, scene.others);
  const heavy = await stage.person();
  await scene.prepare?.(stage, heavy);
  const quiet = await watchOthers(scene, stage, others, QUIET_MS);
  const stop = new AbortController();
  const pressed = press(scene, stage, heavy, stop.signal);
  await sleep(1_000);
  const beside = await watchOthers(scene, stage, others, HEAVY_MS);
  stop.abort();
  const seen = await pressed;
  const refused = beside.filter(({ status }) => status < 200 || status > 299).length;
  const ratio = at(0.5, beside) / at(0.5, quiet);
  const p99 = at(0.99, beside);
  return {
    door: scene.door,
    quiet: Math.round(at(0.5, quiet)),
    beside: Math.round(at(0.5, beside)),
    ratio: Number(ratio.toFixed(1)),
    'quiet p99': Math.round(at(0.99, quiet)),
    p99: Math.round(p99),
    'others refused': `${refused} of ${beside.length}`,
    'heavy served': seen.served,
    'heavy 429': seen.refused,
    'heavy failed': seen.failed,
    holds: ratio <= MAY_BE_SLOWER && refused === 0 && (!scene.onMainThread || p99 <= MOST_MS) ? 'yes' : 'NO',
  };
}
