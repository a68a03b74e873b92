import { randomUUID } from 'node:crypto';
import type { Job, Scene } from '../scene.ts';
import type { Person, Stage } from '../stage.ts';

const HOOKS = 10;

async function letIn(stage: Stage, by: Person): Promise<void> {
  const { id } = JSON.parse((await stage.ask({ by, path: '/api/current_user' })).text) as { id: string };
  await stage.db.query(
    `insert into api_access (user_id, requested_at, approved_at, due_at) values ($1, now(), now(), now())
     on conflict (user_id) do nothing`,
    [id],
  );
}

async function newHook(stage: Stage, by: Person, url: string): Promise<string> {
  const { text } = await stage.ask({ by, method: 'POST', path: '/api/webhooks', body: { url } });
  return (JSON.parse(text) as { id: string }).id;
}

const test = (stage: Stage, by: Person, hook: string, signal?: AbortSignal) =>
  stage.ask({ by, method: 'POST', path: `/api/webhooks/${hook}/test`, signal });

/** Promised at once, and done when the receiver has it. */
async function firstTest(stage: Stage, by: Person): Promise<Job> {
  await letIn(stage, by);
  const path = `/received/${randomUUID()}`;
  const hook = await newHook(stage, by, `${stage.siteUrl.slice(0, -1)}${path}`);
  const began = performance.now();
  const { status, ms } = await test(stage, by, hook);
  await stage.received(path);
  return { status, takenMs: ms, doneMs: performance.now() - began };
}

const hooks: string[] = [];
let turn = 0;

/** Tests of ten webhooks whose receivers never answer; others test their first one. */
export const webhookTests: Scene = {
  door: 'webhooks',
  atOnce: 4,
  async prepare(stage, by) {
    await letIn(stage, by);
    hooks.length = 0;
    for (let at = 0; at < HOOKS; at++) hooks.push(await newHook(stage, by, `${stage.siteUrl}hangs/${at}`));
  },
  heavy: async (stage, by, signal) =>
    (await test(stage, by, hooks[turn++ % hooks.length] ?? '', signal)).status,
  light: (stage, by) => stage.ask({ by, path: '/api/current_user' }).then(({ status }) => status),
  pauseMs: 250,
  job: { of: 4, begin: firstTest },
  onMainThread: true,
};
