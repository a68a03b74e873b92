import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, chanceOf } from './chance.ts';
import type { Ground, Invariant } from './ground.ts';
import { cut, type Mutant } from './mutate.ts';
import { type Killed, LINES, openWorkers, type Workers } from './workers.ts';

const RESUMED_WITHIN_MS = 60_000;
/** A kill comes after so many lines, and a moment more: while the last of them is mixed, or when it is over. */
const LATEST_KILL_LINES = LINES + 4;
const LATEST_KILL_MS = 200;
const KILLS_PER_AUDIO = 3;

type Numbers = {
  kills: number;
  workers: number;
  /** Nobody waits for the queue to notice a death: that it does is shown at full numbers, and by its own suite. */
  noticedAtOnce?: true;
};

/** Takes turns at killing: each worker is let go at a run of its own, at any moment of it. */
async function killAgainAndAgain(
  workers: Workers,
  { kills, workers: count, noticedAtOnce }: Numbers,
  chance: Chance,
): Promise<Killed[]> {
  const killed: Killed[] = [];
  let left = kills;
  const lane = async () => {
    for (let worker = await workers.start(); left > 0; worker = await workers.start()) {
      const taken = await workers.firstRunOf(worker);
      if (left-- <= 0) return;
      await workers.untilSpoken(worker, taken.about, chance.below(LATEST_KILL_LINES));
      await sleep(chance.below(LATEST_KILL_MS));
      const atMs = Date.now();
      await worker.end('SIGKILL');
      const last = worker.said.findLast(({ word }) => word === 'took') ?? taken;
      const over = worker.said.some(({ word, about }) => word === 'ready' && about === last.about);
      if (over) continue;
      killed.push({ runId: last.about, atMs });
      if (noticedAtOnce) await workers.presumeDead(last.about);
    }
  };
  await Promise.all(Array.from({ length: count }, lane));
  return killed;
}

/** Workers are killed at any moment: every audio is made, once, and hardly a line is spoken twice. */
async function surviveKills(
  ground: Ground,
  numbers: Numbers,
  seed: number,
  mutant?: Mutant,
): Promise<string> {
  const workers = await openWorkers(
    ground,
    Math.ceil(numbers.kills / KILLS_PER_AUDIO) + numbers.workers,
    mutant,
  );
  try {
    const killed = await killAgainAndAgain(workers, numbers, chanceOf(seed));
    await workers.untilAllAreMade();
    const late = await workers.resumedLate(killed, RESUMED_WITHIN_MS);
    if (late.length > 0) throw new Error(`${late.length} runs were taken up later than after a minute`);
    const twice = await workers.spokenTwice();
    if (twice > numbers.kills)
      throw new Error(`${twice} lines were spoken twice after ${numbers.kills} kills`);
    await workers.refuseDamage();
    return `${numbers.kills} kills, ${killed.length} in the middle of one of ${workers.asked()} audios: all made and charged once, ${twice} lines spoken twice`;
  } finally {
    await workers.close();
  }
}

const FEW: Numbers = { kills: 3, workers: 3, noticedAtOnce: true };

export const killedWorker: Invariant = {
  name: '3: a killed worker’s job goes on, nothing is made or charged twice',
  full: (ground, seed) => surviveKills(ground, { kills: 1_000, workers: 5 }, seed),
  small: (ground, seed) => surviveKills(ground, FEW, seed),
  byProcesses: true,
  mutants: [
    {
      without: 'what was spoken is not found again',
      run: (ground, seed) =>
        surviveKills(
          ground,
          FEW,
          seed,
          cut('3-speak/take-cache.ts', 'return isWhole(clip) ? clip : undefined;', 'return undefined;'),
        ),
    },
  ],
};
