import { once } from 'node:events';
import type { Audio } from '@parlance/contract/audios';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { listenForChanges } from '../../../db/changes.ts';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
  whenIs,
} from '../../../testing/running-product.ts';

/** On a busy machine; nothing below hangs on how long it takes. */
const PATIENCE = { timeout: 15_000 };

let product: RunningProduct;
const loaded = Promise.withResolvers<void>();

beforeAll(async () => {
  product = await runningProduct({
    change: (config) => ({ ...config, jobs: 2, openings: 1 }),
    loading: () => loaded.promise,
  });
});
afterAll(() => product.stop());

async function started(who: Person, name: string): Promise<Audio> {
  const lines = Array.from(
    { length: 12 },
    (_, at) => `${at % 2 ? 'COHOST' : 'HOST'}: ${name} says line ${at}.`,
  );
  const source = { type: 'script', script: lines.join('\n') };
  const reply = await who.call('POST', '/api/audios', audioRequest({ source }));
  expect(reply.status).toBe(202);
  return (await reply.json()) as Audio;
}

/** How much a listener has in hand, as those who speak the audio are told. */
async function listened(liveUrl: string, audioId: string): Promise<number> {
  const changes = listenForChanges(product.databaseUrl, () => {});
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  try {
    const told = new Map<string, number>();
    changes.watchHearing((id, inHandMs) => told.set(id, inHandMs));
    // It is listened to now: all who watch are told to look.
    await new Promise<void>((resolve) => changes.watch('anything', resolve));
    await fetch(new URL(liveUrl, product.url()), { signal: leaving.signal });
    await expect.poll(() => told.get(audioId), PATIENCE).toEqual(expect.any(Number));
    return told.get(audioId)!;
  } finally {
    await changes.close();
  }
}

it('begins an audio while other models than its voice’s are still being loaded', async () => {
  const ann = await product.person();
  await whenIs(ann, (await started(ann, 'Ann')).id, 'ready');
});

it('has the first line of a third person spoken while two audios are, and none of them has come to its end', async () => {
  const people = [await product.person(), await product.person(), await product.person()];
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  onTestFinished(() => gate.resolve());
  product.humming.before(async (line, signal) => {
    begun.push(line);
    const gone = once(signal, 'abort').then(() => Promise.reject(signal.reason));
    gone.catch(() => {});
    // Everybody's lines are held, but for the third person's first.
    if (!line.startsWith('Cho says line 0')) await Promise.race([gate.promise, gone]);
  });
  const first = await started(people[0]!, 'Ann');
  await expect.poll(() => begun, PATIENCE).toContain('Ann says line 0.');
  const second = await started(people[1]!, 'Ben');
  await expect.poll(() => begun, PATIENCE).toContain('Ben says line 0.');
  const third = await started(people[2]!, 'Cho');
  const read = async () => (await (await people[2]!.call('GET', `/api/audios/${third.id}`)).json()) as Audio;
  await expect.poll(async () => (await read()).live_url, PATIENCE).toEqual(expect.any(String));

  const heard = await listened(String((await read()).live_url), third.id);
  expect(heard).toBeLessThan(30_000);
  expect(begun.filter((line) => !line.endsWith('line 0.')).length).toBeLessThanOrEqual(2);
  gate.resolve();
  for (const [at, { id }] of [first, second, third].entries()) await whenIs(people[at]!, id, 'ready');
});
