import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Scene } from '../scene.ts';
import type { Person, Stage } from '../stage.ts';

const LONG = 'The river was low that summer, and people walked across it to the market. '.repeat(260);
const ASK_AGAIN_MS = 1_000;
const LOOK_MS = 100;
const GIVE_UP_MS = 120_000;
const ENDS = ['ready', 'failed', 'cancelled'];

type Tryout = { token: string; status: string; sound: object | null };

const ask = (stage: Stage, by: Person, material: string, signal?: AbortSignal) =>
  stage.ask({ by, method: 'POST', path: '/api/tryouts', body: { material, language: 'en-US' }, signal });

/** Asks until it is begun, as the page does, and listens until there is something to hear. */
async function tryOut(stage: Stage, by: Person): Promise<Job> {
  const began = performance.now();
  const passed = () => performance.now() - began;
  let reply = await ask(stage, by, 'Bees');
  for (; reply.status === 409 && passed() < GIVE_UP_MS; reply = await ask(stage, by, 'Bees'))
    await sleep(ASK_AGAIN_MS);
  const takenMs = passed();
  if (reply.status !== 202) return { status: reply.status, takenMs, doneMs: takenMs };
  const { token } = JSON.parse(reply.text) as Tryout;
  const look = async () =>
    JSON.parse((await stage.ask({ by, path: `/api/tryouts/${token}` })).text) as Tryout;
  let seen = await look();
  for (; !seen.sound && !ENDS.includes(seen.status) && passed() < GIVE_UP_MS; seen = await look())
    await sleep(LOOK_MS);
  const doneMs = passed();
  const status = seen.sound ? 200 : 500;
  // The next one finds the place free again.
  for (; !ENDS.includes(seen.status) && passed() < GIVE_UP_MS; seen = await look()) await sleep(LOOK_MS);
  return { status, takenMs, doneMs };
}

/** One network that has long texts tried out one after the other; others come and want theirs. */
export const tryouts: Scene = {
  door: 'tryouts',
  atOnce: 2,
  async heavy(stage, by, signal) {
    await stage.db.query('delete from attempt_counts').catch(() => {});
    const { status } = await ask(stage, by, LONG, signal);
    await sleep(500);
    return status === 409 ? 429 : status;
  },
  light: (stage, by) => stage.ask({ by, path: '/api/current_user' }).then(({ status }) => status),
  pauseMs: 250,
  job: { of: 2, begin: tryOut },
  onMainThread: true,
};
