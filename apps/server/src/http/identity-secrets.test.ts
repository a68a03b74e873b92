import { Writable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { anybody } from '../testing/anybody.ts';
import { visitor } from '../testing/browser.ts';
import { mailedToken } from '../testing/mailed-token.ts';
import { type RunningProduct, runningProduct, someEmail } from '../testing/running-product.ts';

let product: RunningProduct;
let database: pg.Client;
const logged: string[] = [];
const console_ = { error: console.error, warn: console.warn, log: console.log };

beforeAll(async () => {
  const keep = new Writable({
    write(chunk, _, done) {
      logged.push(String(chunk));
      done();
    },
  });
  for (const name of ['error', 'warn', 'log'] as const)
    console[name] = (...said) => void logged.push(said.map(String).join(' '));
  product = await runningProduct({ log: openLog('trace', keep) });
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  Object.assign(console, console_);
  await database.end();
  await product.stop();
});

const { post, signIn } = anybody(() => product.url());

/** Every row of every table, as text. */
async function everythingStored(): Promise<string> {
  const tables = await database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  let text = '';
  for (const { name } of tables.rows) {
    const { rows } = await database.query<{ row: string }>(
      `SELECT row_to_json(t)::text AS row FROM ${name} t`,
    );
    text += rows.map(({ row }) => `${row}\n`).join('');
  }
  return text;
}

/** Uses every way in, and some that fail, and gives whatever opened a door or could have. */
async function useEveryDoor(): Promise<Record<string, string>> {
  const ada = await product.person();
  const again = (await (await signIn(ada.email, ada.password)).json()) as { token: string };
  await signIn(ada.email, 'a wrong password');
  await post('/api/auth/login-link', { email: ada.email });
  await post('/api/auth/password-reset', { email: ada.email });
  const secrets: Record<string, string> = {
    'sign-up token': ada.token,
    'sign-in token': again.token,
    password: ada.password,
    'wrong password': 'a wrong password',
    'login link': await mailedToken(product, ada.email, 'login_link'),
    'reset link': await mailedToken(product, ada.email, 'password_reset'),
    'verification link': await mailedToken(product, ada.email, 'verification'),
  };
  product.google().misbehave({
    tokenReply(reply) {
      secrets['provider access token'] = String(reply.access_token);
      secrets['provider id token'] = String(reply.id_token);
      return reply;
    },
  });
  const somebody = visitor(product.url());
  const answer = await somebody.choose(await somebody.start('google'), { email: someEmail() });
  secrets.code = answer.searchParams.get('code') ?? '';
  await somebody.land(answer);
  secrets['visit cookie'] = [...somebody.tab.cookies().values()].join('');
  const session = (await (await somebody.finish()).json()) as { token: string };
  secrets['social token'] = session.token;
  const unfinished = visitor(product.url());
  secrets.state = new URL(await unfinished.start('microsoft')).searchParams.get('state') ?? '';

  product.google().misbehave({ idToken: () => 'broken' });
  await visitor(product.url()).visit('google', { email: someEmail() });
  product.mail().refuse(() => ({ code: 550, words: 'no' }));
  await post('/api/auth/login-link', { email: someEmail() });
  product.mail().refuse();
  return secrets;
}

it('keeps no token, code or password where a copy of the database or a log would show it', async () => {
  const secrets = await useEveryDoor();
  const stored = await everythingStored();
  const log = logged.join('\n');
  expect(stored).toContain('@example.com');
  expect(log).not.toBe('');
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length, what).toBeGreaterThan(7);
    expect(stored.includes(secret), `${what} is in the database`).toBe(false);
    expect(log.includes(secret), `${what} is in the log`).toBe(false);
  }
});

it('opens no session with what the database holds', async () => {
  const { rows } = await database.query<{ token: string }>('SELECT token FROM session');
  expect(rows.length).toBeGreaterThan(0);
  for (const { token } of rows)
    expect((await product.caller(token)('GET', '/api/current_user')).status).toBe(401);
});
