/**
 * How long another person's webhook, episode and mail take while one person has 200 tests and an event for receivers that
 * hang, and 80 feeds that take in every audio. `npm run bench background`
 */

import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Audio } from '@parlance/contract/audios';
import { LIMITS } from '@parlance/kernel/limits';
import { connect } from '../apps/server/src/db/connect.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres/start.ts';
import { accessStore } from '../apps/server/src/features/api/access.store.ts';
import { hookReceiver } from '../apps/server/src/features/api/testing/hook-receiver.ts';
import {
  ownScript,
  signUp,
  startTrialProduct,
  type TrialPerson,
  whenEnded,
} from '../apps/server/src/testing/invariants/trial-product.ts';

const TESTS = 200;
const FEEDS = 80;
const GIVE_UP_MS = 240_000;

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-background-'));
await chmod(folder, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
const receiver = await hookReceiver();
const hanging = createServer(() => undefined).listen(0, '127.0.0.1');
await once(hanging, 'listening');
const hangingHost = `127.0.0.1:${(hanging.address() as AddressInfo).port}`;
const product = await startTrialProduct({
  folder,
  databaseUrl: postgres.url,
  settings: { PARLANCE_FETCH_ALLOW: `${receiver.host},${hangingHost}` },
});
const { db, close } = connect(postgres.url, 2, () => {});

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function developer(): Promise<TrialPerson> {
  const person = await signUp(product.url);
  const { id } = await person.json<{ id: string }>('GET', '/api/current_user');
  await accessStore(db).approve(id, new Date());
  return person;
}

async function howLong(done: () => Promise<boolean> | boolean): Promise<number> {
  const began = performance.now();
  while (!(await done())) {
    if (performance.now() - began > GIVE_UP_MS) throw new Error('it never came');
    await sleep(20);
  }
  return performance.now() - began;
}

async function anAudio(person: TrialPerson): Promise<Audio> {
  const { id } = await person.json<Audio>('POST', '/api/audios', ownScript(2));
  return whenEnded(person, id);
}

async function heard(work: () => Promise<unknown>): Promise<number> {
  const before = receiver.received.length;
  await work();
  return howLong(() => receiver.received.length > before);
}

async function showWebhooks(): Promise<void> {
  const [heavy, light] = [await developer(), await developer()];
  const { id } = await light.json<{ id: string }>('POST', '/api/webhooks', { url: receiver.url });
  const test = () => light.json('POST', `/api/webhooks/${id}/test`);
  const quiet = await heard(test);
  const hooks: { id: string }[] = [];
  for (let i = 0; i < LIMITS.webhooksMaxCount; i++)
    hooks.push(await heavy.json('POST', '/api/webhooks', { url: `http://${hangingHost}/${i}` }));
  await anAudio(heavy);
  const answers: Record<number, number> = {};
  for (let i = 0; i < TESTS; i++) {
    const { status } = await heavy.call('POST', `/api/webhooks/${hooks[i % hooks.length]!.id}/test`);
    answers[status] = (answers[status] ?? 0) + 1;
  }
  const [tested, event] = [await heard(test), await heard(() => anAudio(light))];
  console.log(
    `webhooks  ${TESTS} tests of one to receivers that hang: ${JSON.stringify(answers)}; another's test ${seconds(quiet)} -> ${seconds(tested)}, event ${seconds(event)} after the audio`,
  );
}

async function showFeeds(): Promise<void> {
  const [heavy, light] = [await signUp(product.url), await signUp(product.url)];
  const auto = { name: 'Everything', auto_add: true };
  const { id: feedId } = await light.json<{ id: string }>('POST', '/api/feeds', auto);
  const { id: lightId } = await light.json<{ id: string }>('GET', '/api/current_user');
  const episodes = async () =>
    (await light.json<{ items: unknown[] }>('GET', `/api/feeds/${feedId}/episodes`)).items.length;
  const mails = async () =>
    (
      await db.execute(
        `select 1 from new_audio_notices where user_id = '${lightId}' and (sent_at is not null or due_at is null)`,
      )
    ).rows.length;
  const timed = async () => {
    const [had, mailed] = [await episodes(), await mails()];
    await anAudio(light);
    return Promise.all([
      howLong(async () => (await episodes()) > had),
      howLong(async () => (await mails()) > mailed),
    ]);
  };
  const [quiet, quietMail] = await timed();
  let made = 0;
  for (let i = 0; i < FEEDS; i++)
    made += (await heavy.call('POST', '/api/feeds', auto)).status === 201 ? 1 : 0;
  await anAudio(heavy);
  const [episode, mail] = await timed();
  console.log(
    `feeds     ${made} of ${FEEDS} feeds of one are made; another's episode ${seconds(quiet)} -> ${seconds(episode)}, mail ${seconds(quietMail)} -> ${seconds(mail)} after the audio`,
  );
}

try {
  await showWebhooks();
  await showFeeds();
} finally {
  await product.process.end('SIGTERM');
  await close();
  await postgres.stop();
  receiver.close();
  hanging.closeAllConnections();
  hanging.close();
  await rm(folder, { recursive: true, force: true });
}
