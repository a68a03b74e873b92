import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningProduct, runningProduct, someEmail } from '../../testing/running-product.ts';
import { cheapHashing } from '../../testing/stand-ins.ts';
import { until } from '../../testing/until.ts';

const SHARE_AND_LINE = 21;

let product: RunningProduct;
let database: pg.Client;
let gate = Promise.withResolvers<void>();
gate.resolve();
let hashing = 0;
let most = 0;

beforeAll(async () => {
  product = await runningProduct({
    watchesTransactions: true,
    change: (config) => ({ ...config, trustedProxies: { hops: 1, header: 'x-forwarded-for' } }),
    hashing: {
      ...cheapHashing,
      async hash(password) {
        most = Math.max(most, ++hashing);
        await gate.promise;
        hashing--;
        return createHash('sha256').update(password).digest('hex');
      },
    },
  });
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await product.stop();
});

const post = (path: string, from: string, body: object, signal?: AbortSignal) =>
  fetch(`${product.url()}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
const signUp = (from: string, signal?: AbortSignal, email = someEmail()) =>
  post('sign-up/email', from, { name: 'Ada Example', email, password: 'long enough' }, signal);
const idle = async () =>
  (
    await database.query(
      "select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    )
  ).rowCount;

async function waiting(): Promise<number> {
  const metrics = await (await fetch(`${product.url()}/metrics`)).text();
  return Number(/^parlance_door_waiting\{door="sign_ups"\} (\d+)$/m.exec(metrics)?.[1]);
}

it('hashes the passwords of those who sign up one after the other, with no connection in hand', async () => {
  const known = await product.person();
  gate = Promise.withResolvers();
  const refused: string[] = [];
  const ofOne = Array.from({ length: SHARE_AND_LINE + 2 }, async () => {
    const reply = await signUp('198.51.100.1');
    if (reply.status !== 200) refused.push(((await reply.json()) as { code: string }).code);
    return reply.status;
  });
  await until(() => refused.length === 2);
  expect(refused).toEqual(['too_many_at_once', 'too_many_at_once']);

  const leaving = new AbortController();
  const left = someEmail();
  const gone = signUp('198.51.100.2', leaving.signal, left).catch(() => undefined);
  const beside = signUp('198.51.100.3');
  const { email, password } = known;
  expect((await post('sign-in/email', '198.51.100.4', { email, password })).status).toBe(200);
  expect(await idle()).toBe(0);
  await until(async () => (await waiting()) === SHARE_AND_LINE + 1);
  leaving.abort();
  await gone;
  await until(async () => (await waiting()) === SHARE_AND_LINE);
  expect(hashing).toBe(1);

  gate.resolve();
  expect((await beside).status).toBe(200);
  expect((await Promise.all(ofOne)).filter((status) => status === 200)).toHaveLength(SHARE_AND_LINE);
  expect(most).toBe(1);
  expect((await database.query('select 1 from "user" where email = $1', [left])).rowCount).toBe(0);
});
