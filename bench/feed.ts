/**
 * What it costs to tell an app that its feed has not changed, and to give the feed out, in requests for each
 * second of processor time, beside a handler that does nothing else. And how long a feed of 500 episodes takes
 * from the database to the last byte.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Feed } from '@parlance/contract/feeds';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres/start.ts';
import { freePort } from '../scripts/product-process.ts';
import { signUp } from './client.ts';
import { addEpisodes } from './feed-episodes.ts';
import type { FromServer } from './feed-server-process.ts';

const EPISODES = 500;
const REQUESTS = Number(process.argv[2] ?? 20_000);
const AT_ONCE = 16;
const ROUNDS = 3;
/** As often as it takes until the code is compiled: a server doesn't render its first feed all day. */
const COLD = 31;
const WANTED_RATIO = 0.7;
const WANTED_MS = 50;

const say = (label: string, value: string) => console.log(`${label.padEnd(44)}${value}`);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function startServer(kind: 'bare' | 'product', databaseUrl = '') {
  const port = await freePort();
  const program = path.join(import.meta.dirname, 'feed-server-process.ts');
  const child: ChildProcess = fork(program, [kind, String(port), databaseUrl]);
  const answer = async () => (await once(child, 'message'))[0] as FromServer;
  await answer();
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    /** What the bare handler gives out. */
    async hold(etag: string, body: string): Promise<void> {
      child.send({ do: 'body', etag, body });
      await answer();
    },
    async cpuMs(): Promise<number> {
      child.send({ do: 'cpu' });
      const reply = await answer();
      return 'cpuMs' in reply ? reply.cpuMs : Number.NaN;
    },
  };
}

function get(
  agent: http.Agent,
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (reply) => {
        let bytes = 0;
        reply.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, bytes }));
      })
      .on('error', reject);
  });
}

async function load(
  url: string,
  headers: Record<string, string>,
  count: number,
  status: number,
): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = count;
  const one = async () => {
    while (left-- > 0) {
      const reply = await get(agent, url, headers);
      if (reply.status !== status) throw new Error(`${url} answered ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  agent.destroy();
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** Requests for each second of the server's processor time. */
async function rate(
  server: Server,
  url: string,
  headers: Record<string, string>,
  count: number,
  status: number,
) {
  await load(url, headers, count >> 2, status);
  const before = await server.cpuMs();
  await load(url, headers, count, status);
  return (count / ((await server.cpuMs()) - before)) * 1000;
}

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
const client = new pg.Client({ connectionString: postgres.url });
const [bare, product] = [await startServer('bare'), await startServer('product', postgres.url)];
try {
  await client.connect();
  const person = await signUp(product.url);
  const made = await fetch(`${product.url}/api/feeds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...person.authorization },
    body: JSON.stringify({ name: 'Bench' }),
  });
  const feed = (await made.json()) as Feed;
  const url = feed.rss_url ?? '';
  await addEpisodes(client, feed.id, EPISODES);

  const plain = { 'accept-encoding': 'identity' };
  /** From the request to the last byte, and the server's processor time, each time after such a change. */
  const afterEach = async (change: (round: number) => Promise<unknown>) => {
    const wallMs: number[] = [];
    const cpuMs: number[] = [];
    for (let i = 0; i < COLD; i++) {
      await change(i);
      await client.query(`select pg_notify('audio_changed', $1)`, [feed.id]);
      await new Promise((resolve) => setTimeout(resolve, 200));
      const before = await product.cpuMs();
      const started = performance.now();
      await (await fetch(url, { headers: plain })).text();
      wallMs.push(performance.now() - started);
      cpuMs.push((await product.cpuMs()) - before);
    }
    return { wallMs: median(wallMs), bestMs: Math.min(...wallMs), cpuMs: median(cpuMs) };
  };
  const allNew = await afterEach(() =>
    client.query(`update episodes set title = title || '.' where feed_id = $1`, [feed.id]),
  );
  const oneNew = await afterEach((round) =>
    client.query('update feeds set name = $2 where id = $1', [feed.id, `Bench ${round}`]),
  );
  const reply = await fetch(url, { headers: plain });
  const [etag, body] = [reply.headers.get('etag') ?? '', await reply.text()];
  await bare.hold(etag, body);
  const bareUrl = `${bare.url}${new URL(url).pathname}`;

  say('Feed', `${EPISODES} episodes, ${(body.length / 1024).toFixed(0)} KB`);
  for (const [label, { wallMs, bestMs, cpuMs }] of [
    ['Database to last byte, every episode new', allNew],
    ['Database to last byte, one change', oneNew],
  ] as const)
    say(
      label,
      `${wallMs.toFixed(1)} ms, at best ${bestMs.toFixed(1)} ms; ${cpuMs.toFixed(1)} ms of processor time`,
    );
  for (const [label, headers, status, count] of [
    ['304', { ...plain, 'if-none-match': etag }, 304, REQUESTS],
    ['200', plain, 200, REQUESTS >> 5],
  ] as const) {
    const rates: { bare: number; product: number }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rates.push({
        bare: await rate(bare, bareUrl, headers, count, status),
        product: await rate(product, url, headers, count, status),
      });
    const ours = median(rates.map((each) => each.product));
    const theirs = median(rates.map((each) => each.bare));
    const ratio = median(rates.map((each) => each.product / each.bare));
    say(
      `${label}s a second of processor time`,
      `${ours.toFixed(0)}, bare handler ${theirs.toFixed(0)}, ratio ${ratio.toFixed(2)}`,
    );
    if (status === 304 && ratio < WANTED_RATIO) process.exitCode = 1;
  }
  // Processor time: on a busy machine the clock measures the others.
  if (allNew.cpuMs > WANTED_MS) process.exitCode = 1;
} finally {
  bare.child.disconnect();
  product.child.disconnect();
  await client.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
