import { serve } from '@hono/node-server';
import type { Route } from '@parlance/contract/route';
import { ROUTES } from '@parlance/contract/routes';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { developer, withDatabase } from '../features/api/testing/developers.ts';
import { KINDS, pathological } from '../testing/pathological.ts';
import {
  audioRequest,
  type RunningProduct,
  runningProduct,
  someEmail,
  whenIs,
} from '../testing/running-product.ts';
import { type FieldRequest, fieldRequests, type Samples } from '../testing/text-fields.ts';

/** Of computing in one go on the thread that answers everybody; patterns that grow with the square take seconds. */
const LIMIT_MS = 250;
const LOOK_EVERY_MS = 5;

const busyMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
};

/** How long the thread computed at most before others had a turn, whatever else the machine was doing. */
function watchTurns(): () => number {
  let longestMs = 0;
  let since = process.threadCpuUsage();
  const look = () => {
    longestMs = Math.max(longestMs, busyMs(since));
    since = process.threadCpuUsage();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return longestMs;
  };
}

type Sent = FieldRequest & { status: number; ms: number };

async function send(url: string, request: FieldRequest, token: string | undefined): Promise<Sent> {
  const { method, path, body } = request;
  const longestTurn = watchTurns();
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  });
  await reply.arrayBuffer();
  return { ...request, status: reply.status, ms: longestTurn() };
}

const faults = (sent: Sent[]): string[] =>
  sent
    .filter(({ status, ms }) => status >= 500 || ms > LIMIT_MS)
    .map(({ route, field, status, ms }) => `${route} ${field}: ${status} after ${Math.round(ms)} ms`);

let product: RunningProduct;
let ada: Awaited<ReturnType<typeof developer>>;
let samples: Samples;
let audioId: string;
beforeAll(async () => {
  product = await runningProduct({ change: (config) => ({ ...config, wikipedia: false }) });
  ada = await developer(product);
  const idOf = async (method: string, path: string, body?: unknown) =>
    ((await (await ada.person.call(method, path, body)).json()) as { id: string }).id;
  audioId = await idOf('POST', '/api/audios', audioRequest());
  await whenIs(ada.person, audioId, 'ready');
  const feedId = await idOf('POST', '/api/feeds', { name: 'Mine' });
  const episodeId = await idOf('POST', `/api/audios/${audioId}/episodes`, { feed_id: feedId, title: 'Mine' });
  await withDatabase(product, (db) => db.execute(sql`update "user" set is_admin = true`));
  samples = {
    user_id: 'nobody',
    id: audioId,
    feed_id: feedId,
    episode_id: episodeId,
    language: 'en-US',
    voice: 'pair',
    provider: 'google',
    email: someEmail(),
    password: 'long enough',
    country: 'US',
    speaker: 'HOST',
    text: 'The sea was quiet that day. '.repeat(80),
  };
});
afterAll(() => product.stop());

const tokenFor = ({ access }: Route): string | undefined =>
  access === 'public' ? undefined : access.startsWith('key') ? ada.key.secret : ada.person.token;

it('takes the longest text in every field of every route without holding up anybody', {
  timeout: 120_000,
}, async () => {
  const sent: Sent[] = [];
  let turn = 0;
  for (const route of ROUTES) {
    // Limits would answer for everything behind them.
    await withDatabase(product, (db) => db.execute(sql`delete from attempt_counts`));
    const textFor = (_: string, chars: number) =>
      pathological(KINDS[turn++ % KINDS.length] ?? 'spaces', chars);
    for (const request of fieldRequests(route, samples, textFor))
      sent.push(await send(product.url(), request, tokenFor(route)));
  }
  expect(sent.length).toBeGreaterThan(60);
  expect(faults(sent)).toEqual([]);
});

it('notices a route that holds everybody up', async () => {
  const app = new Hono();
  app.post('/slow', (context) => {
    const since = process.threadCpuUsage();
    while (busyMs(since) < 2 * LIMIT_MS);
    return context.text('at last');
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const request = { method: 'POST', path: '/slow', route: 'POST /slow', field: 'planted' };
  const sent = await send(`http://127.0.0.1:${port}`, request, undefined);
  server.close();
  expect(faults([sent])).toHaveLength(1);
});

it('shows notes, titles and names of every kind on the pages made of them', { timeout: 60_000 }, async () => {
  const shared = await ada.person.call('POST', `/api/audios/${audioId}/share`);
  const { url_token: token } = (await shared.json()) as { url_token: string };
  const sent: Sent[] = [];
  for (const kind of [
    'brackets',
    'unfinished links',
    'a heading in spaces',
    'line breaks',
    'items',
  ] as const) {
    await ada.person.call('PATCH', `/api/audios/${audioId}`, {
      title: pathological(kind, 200),
      shownotes: pathological(kind, 20_000),
    });
    for (const path of [`/audio/${token}`, `/oembed?url=${product.url()}/audio/${token}`, `/embed/${token}`])
      sent.push(await send(product.url(), { method: 'GET', path, route: path, field: kind }, undefined));
  }
  expect(faults(sent)).toEqual([]);
});
