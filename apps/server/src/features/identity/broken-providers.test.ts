import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  sign as signBytes,
} from 'node:crypto';
import type { IdentityProvider } from '@parlance/stand-ins/identity-provider/identity-provider';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Visitor, visitor } from '../../testing/browser.ts';
import { type RunningProduct, runningProduct, someEmail } from '../../testing/running-product.ts';

type Tamper = NonNullable<Parameters<IdentityProvider['misbehave']>[0]>;
type Claims = Record<string, unknown>;
type Name = 'google' | 'microsoft';

let product: RunningProduct;
let database: pg.Client;
const publicKeys = {} as Record<Name, JsonWebKey>;

beforeAll(async () => {
  product = await runningProduct();
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  const jwks = { google: '/jwks', microsoft: '/common/discovery/v2.0/keys' };
  for (const name of ['google', 'microsoft'] as const) {
    const reply = await fetch(`${product[name]().authority}${jwks[name]}`);
    const { keys } = (await reply.json()) as { keys: JsonWebKey[] };
    publicKeys[name] = keys[0] as JsonWebKey;
  }
});
afterAll(async () => {
  await database.end();
  await product.stop();
});
afterEach(() => {
  product.google().misbehave();
  product.microsoft().misbehave();
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const without = (claims: Claims, ...names: string[]): Claims =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));
const changed = (change: (claims: Claims) => Claims) => (): Tamper => ({
  idToken: (claims, sign) => sign(change(claims)),
});

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const unsigned = (header: Claims, claims: Claims) => `${encode(header)}.${encode(claims)}`;

/** What a provider, or somebody in its place, sends instead of a good ID token. */
const BROKEN_TOKENS: Record<string, (name: Name) => Tamper> = {
  'another nonce': changed((claims) => ({ ...claims, nonce: 'another' })),
  'no nonce': changed((claims) => without(claims, 'nonce')),
  'another issuer': changed((claims) => ({ ...claims, iss: 'https://elsewhere.example' })),
  'no issuer': changed((claims) => without(claims, 'iss')),
  'another audience': changed((claims) => ({ ...claims, aud: 'somebody-else' })),
  'no audience': changed((claims) => without(claims, 'aud')),
  'several audiences': changed((claims) => ({ ...claims, aud: [claims.aud, 'somebody-else'] })),
  'an end that has passed': changed((claims) => ({ ...claims, exp: now() - 60 })),
  'no end': changed((claims) => without(claims, 'exp')),
  'a birth in the future': changed((claims) => ({ ...claims, iat: now() + 3_600 })),
  'a birth hours ago': changed((claims) => ({ ...claims, iat: now() - 3 * 3_600 })),
  'no birth': changed((claims) => without(claims, 'iat')),
  'no subject': changed((claims) => without(claims, 'sub')),
  'an empty subject': changed((claims) => ({ ...claims, sub: ' ' })),
  'no address': changed((claims) => without(claims, 'email')),
  'an address that is no text': changed((claims) => ({ ...claims, email: ['a@example.com'] })),
  'an address with a line break': changed((claims) => ({
    ...claims,
    email: `${claims.email}\r\nbcc: b@example.com`,
  })),
  'an address with a space behind it': changed((claims) => ({ ...claims, email: `${claims.email} ` })),
  'an address with a fullwidth sign': changed((claims) => ({
    ...claims,
    email: String(claims.email).replace('@', '＠'),
  })),
  'no signature (alg none)': () => ({ idToken: (claims) => `${unsigned({ alg: 'none' }, claims)}.` }),
  'the public key as a shared secret (HS256)': (name) => ({
    idToken(claims) {
      const key = createPublicKey({ key: publicKeys[name], format: 'jwk' });
      const text = unsigned({ alg: 'HS256', typ: 'JWT', kid: publicKeys[name].kid }, claims);
      const pem = key.export({ type: 'spki', format: 'pem' });
      return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
    },
  }),
  'a key nobody knows': () => ({ idToken: (claims, sign) => sign(claims, { kid: 'unknown' }) }),
  'a stranger’s signature': (name) => ({
    idToken(claims) {
      const text = unsigned({ alg: 'RS256', kid: publicKeys[name].kid }, claims);
      return `${text}.${signBytes('sha256', Buffer.from(text), stranger).toString('base64url')}`;
    },
  }),
  'a stranger’s key inside the token': (name) => ({
    idToken(claims) {
      const jwk = createPublicKey(stranger).export({ format: 'jwk' });
      const text = unsigned({ alg: 'RS256', kid: publicKeys[name].kid, jwk }, claims);
      return `${text}.${signBytes('sha256', Buffer.from(text), stranger).toString('base64url')}`;
    },
  }),
  'claims changed after signing': () => ({
    idToken(claims, sign) {
      const [header, , signature] = sign(claims).split('.');
      return `${header}.${encode({ ...claims, name: 'Somebody Else' })}.${signature}`;
    },
  }),
  'no token at all': () => ({ tokenReply: (reply) => without(reply, 'id_token') }),
  'a token that is no token': () => ({ tokenReply: (reply) => ({ ...reply, id_token: 'nonsense' }) }),
};

async function nobodyIsIn(somebody: Visitor, email: string): Promise<void> {
  expect((await somebody.finish()).status).toBe(401);
  const { rowCount } = await database.query('SELECT 1 FROM "user" WHERE email = $1', [email]);
  expect(rowCount).toBe(0);
  const sessions = await database.query('SELECT 1 FROM session');
  expect(sessions.rowCount).toBe(0);
}

describe.each(['google', 'microsoft'] as const)('%s', (name) => {
  it.each(Object.entries(BROKEN_TOKENS))('is not believed with %s', async (_, tamper) => {
    const somebody = visitor(product.url());
    const email = someEmail();
    product[name]().misbehave(tamper(name));
    expect((await somebody.visit(name, { email })).outcome).toBe('sign_in_failed');
    await nobodyIsIn(somebody, email);
  });

  it('gets no visit without state, nonce and a challenge', async () => {
    const asked = new URL(await visitor(product.url()).start(name)).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('response_type')).toBe('code');
    for (const wanted of ['state', 'nonce', 'code_challenge'])
      expect(asked.get(wanted)?.length, wanted).toBeGreaterThanOrEqual(32);
  });
});

describe('the way back', () => {
  /** Spoils the address that leads back, or the browser that opens it. */
  const SPOILT: Record<string, (answer: URL, somebody: Visitor) => URL | string | Promise<URL>> = {
    'without a state': (answer) => withQuery(answer, { state: undefined }),
    'with a made-up state': (answer) => withQuery(answer, { state: 'A'.repeat(32) }),
    'without a code': (answer) => withQuery(answer, { code: undefined }),
    'with a made-up code': (answer) => withQuery(answer, { code: 'A'.repeat(43) }),
    'without the cookie of the browser that began': (answer, somebody) => {
      somebody.tab.cookies().clear();
      return answer;
    },
    'with a cookie that was changed': (answer, somebody) => {
      const jar = somebody.tab.cookies();
      for (const [cookie, value] of jar)
        jar.set(cookie, `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`);
      return answer;
    },
    'in another browser, with a visit of its own': async (answer, somebody) => {
      await somebody.start('google');
      return answer;
    },
    'to the address of the other provider': (answer) =>
      answer.href.replace('/callback/google', '/callback/microsoft'),
    'naming another issuer': (answer) => withQuery(answer, { iss: 'https://elsewhere.example' }),
    'with the code of another visit': async (answer) => {
      const other = visitor(product.url());
      const theirs = await other.choose(await other.start('google'), { email: someEmail() });
      return withQuery(answer, { code: theirs.searchParams.get('code') ?? '' });
    },
    'with an error beside the code': (answer) => withQuery(answer, { error: 'server_error' }),
  };

  function withQuery(address: URL, change: Record<string, string | undefined>): URL {
    const next = new URL(address);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) next.searchParams.delete(name);
      else next.searchParams.set(name, value);
    }
    return next;
  }

  it.each(Object.entries(SPOILT))('leads nowhere %s', async (_, spoil) => {
    const somebody = visitor(product.url());
    const email = someEmail();
    const answer = await somebody.choose(await somebody.start('google'), { email });
    expect((await somebody.land(await spoil(answer, somebody))).outcome).toBe('sign_in_failed');
    await nobodyIsIn(somebody, email);
  });

  it('from one provider does not end a visit to the other, though code, challenge and nonce fit', async () => {
    const somebody = visitor(product.url());
    const begun = new URL(await somebody.start('google')).searchParams;
    const elsewhere = new URL(await visitor(product.url()).start('microsoft'));
    for (const name of ['state', 'nonce', 'code_challenge'])
      elsewhere.searchParams.set(name, begun.get(name) ?? '');
    const email = someEmail();
    const answer = await somebody.choose(elsewhere.href, { email });
    expect(answer.pathname).toBe('/api/auth/callback/microsoft');
    expect((await somebody.land(answer)).outcome).toBe('sign_in_failed');
    await nobodyIsIn(somebody, email);
  });

  it('tells that the person said no', async () => {
    const somebody = visitor(product.url());
    expect((await somebody.visit('google', 'deny')).outcome).toBe('sign_in_failed');
    await nobodyIsIn(somebody, '');
  });

  it('of an unknown provider does not exist', async () => {
    expect((await fetch(`${product.url()}/api/auth/callback/github?code=1&state=2`)).status).toBe(404);
  });

  it('is not used up by whoever only looks', async () => {
    const somebody = visitor(product.url());
    const answer = await somebody.choose(await somebody.start('google'), { email: someEmail() });
    expect((await somebody.tab.request(answer.href, { method: 'HEAD' })).status).toBe(405);
    expect((await somebody.land(answer)).outcome).toBe('signed_in');
  });

  it('can not be gone twice, whatever the browser kept', async () => {
    const somebody = visitor(product.url());
    const answer = await somebody.choose(await somebody.start('google'), { email: someEmail() });
    const kept = new Map(somebody.tab.cookies());
    expect((await somebody.land(answer)).outcome).toBe('signed_in');
    const replay = visitor(product.url());
    for (const [cookie, value] of kept) replay.tab.cookies().set(cookie, value);
    expect((await replay.land(answer)).outcome).toBe('sign_in_failed');
    expect((await replay.finish()).status).toBe(401);
  });

  it('does not take a code that was used before', async () => {
    const somebody = visitor(product.url());
    const first = await somebody.choose(await somebody.start('google'), { email: someEmail() });
    expect((await somebody.land(first)).outcome).toBe('signed_in');
    const again = visitor(product.url());
    const second = await again.choose(await again.start('google'), { email: someEmail() });
    const code = first.searchParams.get('code') ?? '';
    expect((await again.land(withQuery(second, { code }))).outcome).toBe('sign_in_failed');
  });
});

/** The table of sessions, which shows none any more after so many looks. */
async function sessionsSeen(looks: number, work: () => Promise<Response>): Promise<number> {
  await database.query(`
    create sequence looks increment -1 minvalue -1000 maxvalue ${looks + 1} start ${looks + 1};
    create function still_seen() returns boolean language sql volatile cost 100000
      as $$ select nextval('looks') > 1 $$;
    alter table session rename to kept_session;
    create view session as select * from kept_session where still_seen()`);
  try {
    return (await work()).status;
  } finally {
    await database.query(`
      drop view session; alter table kept_session rename to session;
      drop function still_seen; drop sequence looks`);
  }
}

it('answers 401 whenever the session ends on the way to a provider', async () => {
  const person = await product.person('Ada Example');
  const link = () => person.call('POST', '/api/auth/social/google/link', { how: 'popup' });
  const statuses: number[] = [];
  while (statuses.at(-1) !== 200 && statuses.length < 10)
    statuses.push(await sessionsSeen(statuses.length, link));
  expect(statuses.length).toBeGreaterThan(2);
  expect(new Set(statuses)).toEqual(new Set([401, 200]));
});
