import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../client.ts';
import type { Machine } from './machine.ts';
import { untilReady } from './pace.ts';
import { requestOf, scriptOfMinutes } from './scripts.ts';

const SAMPLE_MS = 1_000;

/** The most that each program of these machines held, by the name of the program. */
function watchMemory(machines: Machine[]) {
  const peaks = new Map<string, number>();
  let watching = true;
  const done = (async () => {
    while (watching) {
      for (const machine of machines)
        for (const { program, bytes } of machine.programs())
          peaks.set(program, Math.max(peaks.get(program) ?? 0, bytes));
      await sleep(SAMPLE_MS);
    }
  })();
  return async () => {
    watching = false;
    await done;
    return peaks;
  };
}

/** How long one script takes to become an audio, and what the programs of the workers held meanwhile. */
export async function makeLong(
  minutes: number,
  client: Client,
  voices: { host: string; cohost: string },
  workers: Machine[],
): Promise<{ seconds: number; peaks: Map<string, number> }> {
  const subject = `${minutes} minutes with ${workers.length}`;
  const stopWatching = watchMemory(workers);
  try {
    const startedAt = performance.now();
    const { id } = await client.create(requestOf(scriptOfMinutes(minutes, subject), voices));
    await untilReady(client, id);
    const seconds = (performance.now() - startedAt) / 1000;
    return { seconds, peaks: await stopWatching() };
  } finally {
    // Also when the call failed: else the program would never end.
    await stopWatching();
  }
}
