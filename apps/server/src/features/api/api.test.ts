import { Writable } from 'node:stream';
import type { CurrentUser } from '@parlance/contract/accounts';
import type { ApiAccess, ApiKey, ApiUsage } from '@parlance/contract/api-access';
import type { Audio } from '@parlance/contract/audios';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anybody } from '../../testing/anybody.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import { audioRequest, type RunningProduct, runningProduct, whenIs } from '../../testing/running-product.ts';
import { buyApiCredits, developer, letIn, makeKey, withDatabase } from './testing/developers.ts';

/** Accounts, checkouts and audios are really made, one after the other. */
vi.setConfig({ testTimeout: 120_000 });

let product: RunningProduct;
let logged = '';
const everyLine = new Writable({
  write(chunk, _, done) {
    logged += chunk;
    done();
  },
});
beforeAll(async () => {
  product = await runningProduct({ log: pino({ level: 'trace', base: undefined }, everyLine) });
});
afterAll(() => product.stop());

const { post } = anybody(() => product.url());
const json = async <T>(reply: Promise<Response> | Response): Promise<T> => (await (await reply).json()) as T;

describe('the way in', () => {
  it('is none, then waitlisted, then active; asked for twice it is the same request', async () => {
    const ada = await product.person();
    expect(await json<ApiAccess>(ada.call('GET', '/api/api_access'))).toMatchObject({
      status: 'inactive',
      requested_at: null,
      tier: 0,
      credits: 0,
      total_spent_cents: 0,
      credit_price: { block: 100, block_cents: 500 },
    });
    const first = await json<ApiAccess>(ada.call('POST', '/api/api_access/waitlist'));
    expect(first.status).toBe('waitlisted');
    expect(await json(ada.call('POST', '/api/api_access/waitlist'))).toEqual(first);
    for (const [path, body] of [
      ['/api/api_keys', { name: 'Too early' }],
      ['/api/webhooks', { url: 'https://example.com/hook' }],
      ['/api/api_access/create_credit_purchase_session', { credit_quantity: 100 }],
    ] as const)
      expect((await ada.call('POST', path, body)).status).toBe(403);
    await letIn(product, ada);
    const now = await json<ApiAccess>(ada.call('GET', '/api/api_access'));
    expect(now).toMatchObject({ status: 'active', requested_at: first.requested_at });
  });
});

describe('keys', () => {
  it('are told once and kept by their hash: not in the database, in no log, in no later answer', async () => {
    const { person, key, call } = await developer(product);
    expect(key.secret).toMatch(/^prl_[\w-]{43}$/);
    expect((await call('GET', '/v1/balance')).status).toBe(200);
    expect((await call('GET', `/v1/audios?q=${key.id}`)).status).toBe(200);
    expect((await fetch(`${product.url()}/v1/balance?key=${key.id}`)).status).toBe(401);

    const answers = await Promise.all(
      ['/api/api_keys', '/api/api_access', '/api/current_user/export', '/api/api_access/usage'].map(
        async (path) => (await person.call('GET', path)).text(),
      ),
    );
    const changed = await person.call('PATCH', `/api/api_keys/${key.id}`, { name: 'Renamed' });
    expect([...answers, await changed.text()].join()).not.toContain(key.secret.slice(4));
    expect(answers[0]).toContain(key.id);

    const rows = await withDatabase(product, async (db) => {
      const { rows: tables } = await db.execute(
        sql`select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
            where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
      );
      const read = async ({ name }: Record<string, unknown>) =>
        JSON.stringify((await db.execute(sql.raw(`select t::text as row from ${name} t`))).rows);
      return (await Promise.all(tables.map(read))).join();
    });
    expect(rows).toContain(key.id);
    expect(rows).not.toContain(key.secret.slice(4));
    expect(logged).not.toContain(key.secret.slice(4));
  });

  it('open nothing from the next call on when disabled, deleted, or without an owner', async () => {
    const { person, key, call } = await developer(product);
    const status = async () => (await call('GET', '/v1/balance')).status;
    expect(await status()).toBe(200);
    await person.call('PATCH', `/api/api_keys/${key.id}`, { disabled: true });
    expect(await status()).toBe(401);
    await person.call('PATCH', `/api/api_keys/${key.id}`, { disabled: false });
    expect(await status()).toBe(200);
    await person.call('DELETE', `/api/api_keys/${key.id}`);
    expect(await status()).toBe(401);

    const again = product.caller((await makeKey(person)).secret);
    expect((await again('GET', '/v1/balance')).status).toBe(200);
    await person.call('DELETE', '/api/current_user', { confirmation: 'delete my account' });
    const refused = await again('GET', '/v1/balance');
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(await json(refused)).toMatchObject({ code: 'key_invalid' });
  });

  it('of a stranger who used an address before its owner proved it are gone', async () => {
    const { person, call } = await developer(product);
    await post('/api/auth/login-link', { email: person.email });
    expect((await call('GET', '/v1/balance')).status).toBe(200);
    await post('/api/auth/login-link/open', {
      token: await mailedToken(product, person.email, 'login_link'),
    });
    expect((await call('GET', '/v1/balance')).status).toBe(401);
  });

  it('need a name, say when they were last used, and are fifty at most', async () => {
    const { person, key, call } = await developer(product);
    const listed = async () => (await json<{ items: ApiKey[] }>(person.call('GET', '/api/api_keys'))).items;
    expect(await json(person.call('POST', '/api/api_keys', { name: ' ' }))).toMatchObject({
      fields: { name: 'required' },
    });
    expect((await listed()).map(({ last_used_at }) => last_used_at)).toEqual([null]);
    await call('GET', '/v1/balance');
    expect((await listed())[0]?.last_used_at).not.toBeNull();
    await withDatabase(product, (db) =>
      db.execute(sql`insert into api_keys (id, user_id, secret_hash, name, created_at)
        select k.id || n, user_id, secret_hash || n, name, created_at
        from api_keys k, generate_series(1, 49) n where k.id = ${key.id}`),
    );
    expect(await json(person.call('POST', '/api/api_keys', { name: 'One more' }))).toMatchObject({
      status: 409,
      code: 'too_many_keys',
    });
  });
});

describe('limits', () => {
  it('are told with every answer and kept over all keys of a person', async () => {
    const { person, call } = await developer(product);
    const first = await call('GET', '/v1/balance');
    expect(first.headers.get('ratelimit-policy')).toBe('"tier";q=60;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"tier";r=59;t=\d+$/);
    expect((await call('GET', '/v1/audios/nothing')).headers.get('ratelimit')).toContain(';r=58;');

    await withDatabase(product, (db) =>
      db.execute(sql`update attempt_counts set points = 60 where key like 'api-tier-0:%'`),
    );
    const other = product.caller((await makeKey(person, 'Another program')).secret);
    const refused = await other('GET', '/v1/balance');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.headers.get('ratelimit')).toBe(`"tier";r=0;t=${seconds}`);
  });

  it('rise with what was spent, in dollars, and fall again when it is given back', async () => {
    const { person, call } = await developer(product);
    expect((await buyApiCredits(person, 900)).status).toBe(200);
    const standing = () => json<ApiAccess>(person.call('GET', '/api/api_access'));
    expect(await standing()).toMatchObject({
      tier: 0,
      credits: 900,
      total_spent_cents: 4_500,
      rate_limit: { requests: 60, seconds: 60 },
      tier_progress: { next_tier: 1, next_tier_cents: 5_000, percent: 90 },
    });
    await buyApiCredits(person, 100);
    expect(await standing()).toMatchObject({
      tier: 1,
      credits: 1_000,
      total_spent_cents: 5_000,
      rate_limit: { requests: 300, seconds: 60 },
      tier_progress: { next_tier: 2, next_tier_cents: 50_000, percent: 0 },
    });
    expect((await call('GET', '/v1/balance')).headers.get('ratelimit-policy')).toBe('"tier";q=300;w=60');
    await withDatabase(product, (db) =>
      db.execute(sql`update payments set refunded_at = now() where credits = 100 and kind = 'api_credits'`),
    );
    expect(await standing()).toMatchObject({ tier: 0, total_spent_cents: 4_500 });
  });
});

describe('API credits', () => {
  it('are a pool of their own: programs spend them and nothing else, pages spend everything else', async () => {
    const { person, call } = await developer(product);
    const refused = await call('POST', '/v1/audios', audioRequest());
    expect(await json(refused)).toMatchObject({
      status: 402,
      code: 'insufficient_credits',
      params: { credits_required: 1, credits_available: 0 },
    });
    await buyApiCredits(person, 100);
    expect(await json(call('GET', '/v1/balance'))).toMatchObject({ credits: 100 });
    const user = await json<CurrentUser>(person.call('GET', '/api/current_user'));
    expect(user.credits_remaining).toBe(10);

    const begin = (change: object = {}) =>
      json<Audio & { code?: string }>(
        call('POST', '/v1/audios', audioRequest(change), { 'idempotency-key': 'one and the same' }),
      );
    const { id } = await begin();
    expect((await begin()).id).toBe(id);
    expect(await begin({ length: 'medium' })).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    await whenIs(person, id, 'ready');
    expect(await json(call('GET', '/v1/balance'))).toMatchObject({ credits: 99 });
    expect((await json<CurrentUser>(person.call('GET', '/api/current_user'))).credits_remaining).toBe(10);
    const statement = await (await person.call('GET', '/api/current_user/credit_statement')).text();
    expect(statement).not.toContain(id);

    const { items } = await json<ApiUsage>(person.call('GET', '/api/api_access/usage?days=3'));
    expect(items).toHaveLength(3);
    const sum = (name: 'requests' | 'audios' | 'credits') => items.reduce((all, day) => all + day[name], 0);
    expect([sum('requests'), sum('audios'), sum('credits')]).toEqual([6, 1, 1]);
    expect(items[0]).toMatchObject({ requests: 0, audios: 0, credits: 0 });
  });

  it('are not taken over as extra credits, nor by somebody else', async () => {
    const { person } = await developer(product);
    const opened = await person.call('POST', '/api/api_access/create_credit_purchase_session', {
      credit_quantity: 100,
    });
    const { session_id, url } = await json<{ session_id: string; url: string }>(opened);
    const { id: user_id } = await json<CurrentUser>(person.call('GET', '/api/current_user'));
    const bought = { session_id, user_id };
    const finish = '/api/api_access/process_credit_purchase_success';
    expect((await person.call('POST', finish, bought)).status).toBe(409);
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ card: '4242424242424242' }),
      redirect: 'manual',
    });
    const asExtra = '/api/subscription/process_credit_purchase_success';
    expect((await person.call('POST', asExtra, bought)).status).toBe(404);
    const stranger = await product.person();
    expect((await stranger.call('POST', finish, bought)).status).toBe(403);
    expect(await json(person.call('POST', finish, bought))).toMatchObject({ credits: 100 });
    expect(await json(person.call('POST', finish, bought))).toMatchObject({ credits: 100 });
    expect(await json(person.call('GET', '/api/api_access'))).toMatchObject({ credits: 100 });
  });
});
