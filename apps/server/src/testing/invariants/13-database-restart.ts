import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Feed } from '@parlance/contract/feeds';
import { type Chance, chanceOf } from './chance.ts';
import type { Ground, Invariant } from './ground.ts';
import { cut, type Mutant } from './mutate.ts';
import { signUp, startTrialProduct, type TrialPerson, type TrialProduct } from './trial-product.ts';

const HEALTHY_WITHIN_MS = 10_000;
/** Beside other tests, which take the processor away from the database as it recovers. */
const HEALTHY_BESIDE_OTHERS_MS = 60_000;

/** Renames a feed as fast as it can; what was acknowledged last must be there, or something newer. */
function keepWriting(person: TrialPerson, feed: Feed) {
  let acknowledged = -1;
  let sent = -1;
  let over = false;
  const writing = (async () => {
    while (!over) {
      const number = ++sent;
      const reply = await person
        .call('PATCH', `/api/feeds/${feed.id}`, { description: String(number) })
        .catch(() => undefined);
      if (reply?.ok) acknowledged = number;
      else await sleep(20);
    }
  })();
  return {
    async refuseLoss(): Promise<void> {
      const known = acknowledged;
      const { description } = await person.json<Feed>('GET', `/api/feeds/${feed.id}`);
      if (Number(description) < known) throw new Error(`${known} was acknowledged, ${description} is there`);
    },
    count: () => acknowledged,
    async stop(): Promise<void> {
      over = true;
      await writing;
    },
  };
}

async function untilHealthy(product: TrialProduct, withinMs: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const reply = await fetch(`${product.url}/readyz`).catch(() => undefined);
    const tookMs = performance.now() - began;
    if (reply?.ok) return tookMs;
    if (product.process.child.exitCode !== null)
      throw new Error(`it ended when the database went: ${product.process.complaints()}`);
    if (tookMs > withinMs) throw new Error(`not healthy ${tookMs.toFixed(0)} ms after the database went`);
    await sleep(50);
  }
}

const serverPid = (dataDir: string): number =>
  Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

async function strike(dataDir: string, chance: Chance): Promise<void> {
  const pid = serverPid(dataDir);
  // A fast shutdown, an immediate one, or a crash.
  process.kill(pid, chance.one(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const));
  for (let alive = true; alive; await sleep(20))
    try {
      process.kill(pid, 0);
    } catch {
      alive = false;
    }
}

/** The database goes down and comes up again under load: no acknowledged write is lost, and all is well soon. */
async function outliveRestarts(
  { folder }: Ground,
  seed: number,
  {
    restarts,
    withinMs = HEALTHY_WITHIN_MS,
    mutant,
  }: { restarts: number; withinMs?: number; mutant?: Mutant },
): Promise<string> {
  const chance = chanceOf(seed);
  const product = await startTrialProduct({ folder, mutants: mutant ? [mutant] : [] });
  let slowestMs = 0;
  let stop = async () => {};
  try {
    const person = await signUp(product.url);
    const feed = await person.json<Feed>('POST', '/api/feeds', { name: 'Rivers' });
    const writing = keepWriting(person, feed);
    stop = writing.stop;
    for (let i = 0; i < restarts; i++) {
      // Often at once: whoever brought the database back may still be asking it something.
      await sleep(chance.one([0, chance.below(50), chance.below(500)]));
      await strike(path.join(folder, 'data'), chance);
      slowestMs = Math.max(slowestMs, await untilHealthy(product, withinMs));
      await writing.refuseLoss();
    }
    await stop();
    await writing.refuseLoss();
    return `${restarts} restarts under load: ${writing.count()} writes, none that was acknowledged is lost; healthy after ${(slowestMs / 1000).toFixed(1)} s at the latest`;
  } finally {
    // Also when the product was seen to be broken: whoever goes on writing keeps this process alive for ever.
    await stop();
    await product.process.end('SIGTERM');
  }
}

export const databaseRestart: Invariant = {
  name: '13: a database restart',
  full: (ground, seed) => outliveRestarts(ground, seed, { restarts: 100 }),
  small: (ground, seed) => outliveRestarts(ground, seed, { restarts: 2, withinMs: HEALTHY_BESIDE_OTHERS_MS }),
  byProcesses: true,
  mutants: [
    {
      without: 'a database that went is not started again',
      run: (ground, seed) =>
        outliveRestarts(ground, seed, {
          restarts: 1,
          mutant: cut(
            'embedded-postgres/keep-running.ts',
            'if (stopped || reopening || isRunning(server.pid)) return;',
            'return;',
          ),
        }),
    },
  ],
};
