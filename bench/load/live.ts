import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../client.ts';
import { requestOf, scriptOf } from '../many-processes/scripts.ts';
import { ask, openAgent } from './ask.ts';

/** About half a minute of work each with the voice that sleeps. */
const LINES = 30;
const POLL_MS = 500;

type Playing = { id: string; liveUrl: string; authorization: { authorization: string } };
export type Stage = ReturnType<typeof openStage>;

/** What can be heard while it is being made. */
export const openStage = () => ({
  playing: [] as Playing[],
  made: 0,
  listeners: 0,
  mostListeners: 0,
});

/** One audio after the other, each of which can be heard as soon as it has begun. */
export async function makeAudios(
  client: Client,
  voices: { host: string; cohost: string },
  stage: Stage,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const { id } = await client.create(requestOf(scriptOf(LINES, crypto.randomUUID()), voices));
    let heard: Playing | undefined;
    for (;;) {
      const { status, live_url, error } = await client.audio(id);
      if (status === 'failed') throw new Error(`audio ${id} failed: ${error?.code}`);
      if (status === 'ready' || signal.aborted) break;
      if (live_url && !heard) {
        heard = { id, liveUrl: live_url, authorization: client.authorization };
        stage.playing.push(heard);
      }
      await sleep(POLL_MS);
    }
    stage.playing = stage.playing.filter((one) => one !== heard);
    stage.made++;
  }
}

/** Hears one audio to its end and sees its progress, as the page does, then the next. */
export async function listen(
  site: string,
  stage: Stage,
  which: number,
  answered: (status: number, ms: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const agent = openAgent(2);
  while (!signal.aborted) {
    const audio = stage.playing[which % stage.playing.length];
    if (!audio) {
      await sleep(POLL_MS);
      continue;
    }
    stage.mostListeners = Math.max(stage.mostListeners, ++stage.listeners);
    const startedAt = performance.now();
    const statuses = await Promise.all([
      ask(agent, new URL(audio.liveUrl, site).href, {}, signal),
      ask(agent, `${site}/api/audios/${audio.id}/events`, audio.authorization, signal),
    ]);
    stage.listeners--;
    if (!signal.aborted) for (const status of statuses) answered(status, performance.now() - startedAt);
    // It may have been taken off the stage only a moment later.
    await sleep(POLL_MS * 2);
  }
}
