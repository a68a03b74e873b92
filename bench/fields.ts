/**
 * Puts every kind of pathological text, at its full length, into every text field of every route of the running
 * product: as anybody, as a user and with an API key. Another client asks for /healthz all the while. Prints the
 * longest wait of each route, and fails when one is longer than 250 ms or an answer is a fault of ours.
 *
 *   npm run bench fields                 every kind
 *   npm run bench fields brackets        one kind
 *   npm run bench fields -- --made       also makes audios of pasted texts of every kind
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Audio } from '@parlance/contract/audios';
import { ROUTES } from '@parlance/contract/routes';
import pg from 'pg';
import { connect } from '../apps/server/src/db/connect.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres/start.ts';
import { accessStore } from '../apps/server/src/features/api/access.store.ts';
import { KINDS, type Kind, pathological } from '../apps/server/src/testing/pathological.ts';
import { type FieldRequest, fieldRequests } from '../apps/server/src/testing/text-fields.ts';
import { startProduct } from '../scripts/product-process.ts';
import { signUp } from './client.ts';

const LIMIT_MS = 250;
const { values: options, positionals } = parseArgs({
  options: { made: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const kinds = positionals.length > 0 ? (positionals as Kind[]) : KINDS;

const folder = mkdtempSync(join(tmpdir(), 'parlance-fields-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database') });
const product = await startProduct(join(folder, 'data'), 'inherit', {
  DATABASE_URL: postgres.url,
  LOG_LEVEL: 'silent',
});
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();
const watch = new Worker(new URL('./health-watch-thread.ts', import.meta.url), {
  workerData: { url: product.url },
});
const worst = new Map<string, { ms: number; what: string }>();
const faults: string[] = [];

/** The longest wait since it was asked last. */
async function longestWait(): Promise<number> {
  watch.postMessage('tell');
  const [ms] = (await once(watch, 'message')) as [number];
  return ms;
}

async function send(request: FieldRequest, kind: string, caller: string, headers: object): Promise<Response> {
  const { method, path, body, route, field } = request;
  const reply = await fetch(`${product.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });
  const answered = new Response(await reply.arrayBuffer(), {
    status: reply.status === 204 ? 200 : reply.status,
  });
  const ms = await longestWait();
  const what = `${field} of ${kind} as ${caller}: ${reply.status}`;
  if (ms > (worst.get(route)?.ms ?? 0)) worst.set(route, { ms, what });
  if (reply.status >= 500 || ms > LIMIT_MS) faults.push(`${route} ${what}, /healthz ${Math.round(ms)} ms`);
  return answered;
}

try {
  const client = await signUp(product.url);
  const { id: userId } = await client.read<{ id: string }>('/api/current_user');
  const connection = connect(postgres.url, 1, () => {});
  await accessStore(connection.db).approve(userId, new Date());
  await connection.close();
  const post = async <T>(path: string, body: unknown): Promise<T> =>
    (await (
      await fetch(`${product.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...client.authorization },
        body: JSON.stringify(body),
      })
    ).json()) as T;
  const pair = (await client.options()).pairs.find(({ languages }) => languages.includes('en-US'));
  const audioRequest = {
    language: 'en-US',
    level: 'beginner',
    mode: 'dialogue',
    length: 'short',
    voice: pair?.id,
  };
  const script = Array.from({ length: 2 }, () => 'HOST: Good morning.\nCOHOST: Good evening.').join('\n');
  const { id } = await client.create({ ...audioRequest, source: { type: 'script', script } });
  for await (const { status } of client.events(id)) if (status === 'ready' || status === 'failed') break;
  const { secret = '' } = await post<{ secret?: string }>('/api/api_keys', { name: 'Bench' });
  const feed = await post<{ id: string; rss_url: string | null }>('/api/feeds', { name: 'Bench' });
  const episode = await post<{ id: string }>(`/api/audios/${id}/episodes`, {
    feed_id: feed.id,
    title: 'Bench',
  });
  const { url_token: shareToken } = await post<{ url_token: string }>(`/api/audios/${id}/share`, {});
  const samples = {
    id,
    feed_id: feed.id,
    episode_id: episode.id,
    language: 'en-US',
    voice: pair?.id ?? '',
    provider: 'google',
    password: 'long enough',
    country: 'US',
    text: 'The sea was quiet that day. '.repeat(80),
  };
  const callers = {
    anybody: {},
    'a user': client.authorization,
    'a key': { authorization: `Bearer ${secret}` },
  };
  const pages = [
    `/audio/${shareToken}`,
    `/embed/${shareToken}`,
    `/api/audios/${id}/transcript.txt`,
    `/api/audios/${id}/transcript.srt`,
  ];
  const rss = feed.rss_url ? new URL(feed.rss_url).pathname : undefined;

  await longestWait();
  for (const kind of kinds) {
    console.log(`${new Date().toISOString()} ${kind}, ${faults.length} faults so far`);
    for (const route of ROUTES) {
      for (const request of fieldRequests(route, samples, (_, chars) => pathological(kind, chars)))
        for (const [caller, headers] of Object.entries(callers)) {
          // Limits would answer for everything behind them.
          await database.query('delete from attempt_counts');
          await send(request, kind, caller, headers);
        }
    }
    for (const path of [...pages, ...(rss ? [rss] : [])])
      await send(
        { method: 'GET', path, route: `GET ${path.replace(/[\w-]{20,}/g, '…')}`, field: 'page' },
        kind,
        'anybody',
        client.authorization,
      );
    if (!options.made) continue;
    const text = `${samples.text}\n\n${pathological(kind, 480_000)}`;
    const made = await client
      .create({ ...audioRequest, source: { type: 'text', text }, review: true })
      .catch(() => undefined);
    if (!made) continue;
    let audio: Audio = made;
    while (!['ready', 'failed', 'cancelled', 'review'].includes(audio.status)) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      audio = await client.audio(made.id);
    }
    const request = {
      method: 'DELETE',
      path: `/api/audios/${made.id}`,
      route: 'an audio of pasted text',
      field: audio.status,
    };
    await send(request, kind, 'a user', client.authorization);
  }
  const rows = [...worst].sort(([, a], [, b]) => b.ms - a.ms);
  for (const [route, { ms, what }] of rows)
    console.log(`${ms.toFixed(0).padStart(6)} ms  ${route}  (${what})`);
  for (const fault of faults) console.log(`BAD ${fault}`);
  console.log(`${rows.length} routes, ${kinds.length} kinds of text, ${faults.length} faults`);
} finally {
  await watch.terminate();
  await database.end();
  await product.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (faults.length > 0) process.exitCode = 1;
