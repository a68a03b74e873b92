import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Feed } from '@parlance/contract/feeds';
import { type Chance, chanceOf } from './chance.ts';
import type { Ground, Invariant } from './ground.ts';
import { cut, type Mutant } from './mutate.ts';
import { signUp, startTrialProduct, type TrialPerson, type TrialProduct } from './trial-product.ts';

const EXIT_WITHIN_MS = 15_000;
const ASKING_AT_ONCE = 6;

/**
 * One that is under way when the signal comes: its body follows only then. That the server goes on asking for it is
 * the sign that it has been let in; a mere connection may still lie with the operating system.
 */
function halfSent(url: string, name: string) {
  const body = JSON.stringify({ name });
  const sending = request(`${url}/newsletter_signup`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      connection: 'close',
      expect: '100-continue',
    },
  });
  const letIn = once(sending, 'continue');
  const answered = new Promise<number>((resolve) => {
    sending.on('error', () => resolve(0));
    sending.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  sending.flushHeaders();
  return {
    letIn,
    finish(): Promise<number> {
      sending.end(body);
      return answered;
    },
  };
}

/** Comes back when nobody is let in any more. */
async function untilRefused(port: number): Promise<void> {
  for (let open = true; open; ) {
    const knock = connect(port, 'localhost');
    open = await Promise.race([
      once(knock, 'connect').then(() => true),
      once(knock, 'error').then(() => false),
    ]).catch(() => false);
    knock.destroy();
  }
}

/** Makes feeds as fast as it can until nobody listens any more; gives the names that were acknowledged. */
async function makeFeeds(person: TrialPerson, prefix: string): Promise<string[]> {
  const made: string[] = [];
  for (let i = 0; ; i++) {
    const name = `${prefix} ${i}`;
    const reply = await person.call('POST', '/api/feeds', { name }).catch(() => undefined);
    if (!reply) return made;
    if (reply.status >= 500) throw new Error(`a request was answered with ${reply.status}`);
    if (reply.status === 201) made.push(name);
    if (reply.status !== 201) await sleep(20);
  }
}

async function stopOnce(
  product: TrialProduct,
  person: TrialPerson,
  turn: number,
  chance: Chance,
): Promise<string[]> {
  const making = Array.from({ length: ASKING_AT_ONCE }, (_, i) => makeFeeds(person, `${turn}-${i}`));
  const half = halfSent(product.url, 'half');
  await half.letIn;
  await sleep(chance.below(400));
  const began = performance.now();
  const ended = product.process.ended as Promise<[number | null]>;
  product.process.child.kill('SIGTERM');
  // From then on the signal has been heard; before, the request might be answered as on any day.
  await untilRefused(product.port);
  const status = await half.finish();
  if (status === 0) throw new Error('a request that had been accepted was dropped');
  const [code] = await ended;
  const tookMs = performance.now() - began;
  if (code !== 0 || tookMs > EXIT_WITHIN_MS)
    throw new Error(`it ended with ${code} after ${tookMs.toFixed(0)} ms`);
  return (await Promise.all(making)).flat();
}

/** Stopped under load: whoever was let in is answered, what was acknowledged is there afterwards. */
async function stopCleanly(
  { url, folder }: Ground,
  stops: number,
  seed: number,
  mutant?: Mutant,
): Promise<string> {
  const chance = chanceOf(seed);
  const start = (port?: number) =>
    startTrialProduct({ folder, databaseUrl: url, port, mutants: mutant ? [mutant] : [] });
  let product = await start();
  let acknowledged = 0;
  let person: TrialPerson | undefined;
  try {
    for (let turn = 0; turn < stops; turn++) {
      // Somebody may have only so many feeds.
      person = await signUp(product.url);
      const made = await stopOnce(product, person, turn, chance);
      product = await start(product.port);
      const { items } = await person.json<{ items: Feed[] }>('GET', '/api/feeds?limit=100');
      const lost = made.filter((name) => !items.some((feed) => feed.name === name));
      if (lost.length > 0) throw new Error(`${lost.length} acknowledged feeds are gone`);
      acknowledged += made.length;
    }
    return `${stops} stops under load: every accepted request was answered, ${acknowledged} acknowledged writes are there`;
  } finally {
    await product.process.end('SIGKILL');
  }
}

export const shutdown: Invariant = {
  name: '10: a clean shutdown',
  full: (ground, seed) => stopCleanly(ground, 200, seed),
  small: (ground, seed) => stopCleanly(ground, 1, seed),
  byProcesses: true,
  mutants: [
    {
      without: 'nobody waits for requests under way',
      run: (ground, seed) =>
        stopCleanly(
          ground,
          1,
          seed,
          cut('server/src/main.ts', 'await Promise.race([closed, sleep(DRAIN_MS)]);'),
        ),
    },
  ],
};
