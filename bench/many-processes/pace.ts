import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../client.ts';
import { requestOf, scriptOf } from './scripts.ts';

const LINES = 24;
const POLL_MS = 500;

type Voices = { host: string; cohost: string };

export async function untilReady(client: Client, id: string): Promise<void> {
  for (;;) {
    const audio = await client.audio(id);
    if (audio.status === 'ready') return;
    if (audio.status === 'failed') throw new Error(`audio ${id} failed: ${audio.error?.code}`);
    await sleep(POLL_MS);
  }
}

/** Seconds until so many audios are ready, when each person asks for the next as soon as they have the last. */
export async function secondsFor(
  audios: number,
  people: Client[],
  voices: Voices,
  subject: string,
  lines = LINES,
): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    people.map(async (client) => {
      while (next < audios) {
        const script = scriptOf(lines, `${subject} ${++next}`);
        const { id } = await client.create(requestOf(script, voices));
        await untilReady(client, id);
      }
    }),
  );
  return (performance.now() - startedAt) / 1000;
}
