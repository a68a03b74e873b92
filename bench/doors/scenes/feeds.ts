import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Scene } from '../scene.ts';
import type { Person, Stage } from '../stage.ts';

const FEEDS = 80;
const LOOK_MS = 50;
const GIVE_UP_MS = 180_000;
const ENDS = ['ready', 'failed', 'cancelled'];

const AUDIO = {
  source: { type: 'script', script: 'HOST: Good morning to you.\nCOHOST: And to you, my friend.' },
  language: 'en-US',
  level: 'beginner',
  mode: 'dialogue',
  length: 'short',
  voice: { host: 'espeak:en-us-female', cohost: 'espeak:en-us-male' },
};

const newFeed = (stage: Stage, by: Person) =>
  stage.ask({ by, method: 'POST', path: '/api/feeds', body: { name: 'Everything', auto_add: true } });

/** Resolves when it is ready, with how long it took until it was begun. */
async function makeAudio(stage: Stage, by: Person): Promise<{ status: number; takenMs: number }> {
  const reply = await stage.ask({ by, method: 'POST', path: '/api/audios', body: AUDIO });
  if (reply.status !== 202) return { status: reply.status, takenMs: reply.ms };
  const { id } = JSON.parse(reply.text) as { id: string };
  let status = '';
  for (const began = performance.now(); !ENDS.includes(status) && performance.now() - began < GIVE_UP_MS; ) {
    await sleep(LOOK_MS);
    const { text } = await stage.ask({ by, path: `/api/audios/${id}` });
    status = (JSON.parse(text || '{}') as { status?: string }).status ?? '';
  }
  return { status: status === 'ready' ? 200 : 500, takenMs: reply.ms };
}

/** Until a finished audio is an episode of the feed that takes every one. */
async function firstEpisode(stage: Stage, by: Person): Promise<Job> {
  const { id } = JSON.parse((await newFeed(stage, by)).text) as { id: string };
  const { status, takenMs } = await makeAudio(stage, by);
  const began = performance.now();
  for (let items = 0; items === 0 && performance.now() - began < GIVE_UP_MS; await sleep(LOOK_MS)) {
    const { text } = await stage.ask({ by, path: `/api/feeds/${id}/episodes` });
    items = (JSON.parse(text || '{}') as { items?: unknown[] }).items?.length ?? 0;
  }
  return { status, takenMs, doneMs: performance.now() - began };
}

/** As many feeds as are granted, each taking in every audio; others have their first episode made. */
export const feedJobs: Scene = {
  door: 'feed_jobs',
  atOnce: 1,
  async prepare(stage, by) {
    for (let at = 0; at < FEEDS; at++) await newFeed(stage, by);
  },
  async heavy(stage, by, signal) {
    const { status } = await makeAudio(stage, by);
    // What there is of credits is enough for so many.
    if (status !== 200) await sleep(1_000, undefined, { signal }).catch(() => {});
    return status;
  },
  light: (stage, by) => stage.ask({ by, path: '/api/current_user' }).then(({ status }) => status),
  pauseMs: 250,
  job: { of: 3, begin: firstEpisode },
  onMainThread: true,
};
