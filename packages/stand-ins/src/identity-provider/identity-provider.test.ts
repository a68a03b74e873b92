import { createHash, createPublicKey, type JsonWebKey, randomBytes, verify } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStandIns, type StandIns } from '../stand-ins.ts';
import { readClaims } from './id-tokens.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { type TestBrowser, testBrowser } from './testing/test-browser.ts';

const PRODUCT = 'http://localhost:4321';
const SCOPES = { google: 'openid email profile', microsoft: 'openid profile email User.Read offline_access' };
type Name = 'google' | 'microsoft';

let standIns: StandIns;
beforeAll(async () => {
  standIns = await createStandIns({ port: 0, origins: [PRODUCT], services: ['google', 'microsoft'] });
});
afterEach(() => {
  standIns.google?.misbehave();
  standIns.microsoft?.misbehave();
});
afterAll(() => standIns.close());

const jsonOf = async <T>(reply: Response): Promise<T> => (await reply.json()) as T;

const providerOf = (name: Name): IdentityProvider => standIns[name]!;

async function endpointsOf(name: Name) {
  if (name === 'microsoft') {
    const { authority, tenant } = providerOf(name);
    return {
      authorize: `${authority}/${tenant}/oauth2/v2.0/authorize`,
      token: `${authority}/${tenant}/oauth2/v2.0/token`,
      keys: `${authority}/${tenant}/discovery/v2.0/keys`,
    };
  }
  const found = await jsonOf<Record<string, string>>(await fetch(providerOf(name).discoveryUrl));
  const { authorization_endpoint: authorize = '', token_endpoint: token = '', jwks_uri: keys = '' } = found;
  return { authorize, token, keys };
}

/** One visit as the product makes it, up to the chooser. */
async function visit(name: Name, change: Record<string, string | undefined> = {}) {
  const { authorize } = await endpointsOf(name);
  const verifier = randomBytes(32).toString('base64url');
  const query = {
    client_id: providerOf(name).clientId,
    redirect_uri: `${PRODUCT}/api/auth/callback/${name}`,
    response_type: 'code',
    scope: SCOPES[name],
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  };
  const address = new URL(authorize);
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(key, value);
  const browser = testBrowser(PRODUCT);
  const page = await browser.open(address.href);
  return { browser, page, verifier };
}

async function choose(
  browser: TestBrowser,
  at: string,
  form: Record<string, string>,
): Promise<URLSearchParams> {
  const end = await browser.open(at, new URLSearchParams(form));
  expect(end.left).toBe(true);
  return new URL(end.url).searchParams;
}

async function exchange(name: Name, code: string, verifier: string, change: Record<string, string> = {}) {
  const { token } = await endpointsOf(name);
  return fetch(token, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: `${PRODUCT}/api/auth/callback/${name}`,
      client_id: providerOf(name).clientId,
      client_secret: providerOf(name).clientSecret,
      ...change,
    }),
  });
}

async function signInAs(name: Name, form: Record<string, string>) {
  const { browser, page, verifier } = await visit(name);
  const answer = await choose(browser, page.url, form);
  const { id_token: token } = await jsonOf<{ id_token: string }>(
    await exchange(name, answer.get('code') ?? '', verifier),
  );
  return { answer, token, claims: readClaims(token) };
}

const subjectsOn = (html: string): string[] =>
  [...html.matchAll(/name="account" value="([^"]+)"/g)].map(([, subject]) => subject ?? '');

async function isSignedByPublishedKey(name: Name, token: string): Promise<boolean> {
  const [header = '', body = '', signature = ''] = token.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const { keys } = await jsonOf<{ keys: JsonWebKey[] }>(await fetch((await endpointsOf(name)).keys));
  const jwk = keys.find((key) => key.kid === kid);
  if (!jwk) return false;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return verify('sha256', Buffer.from(`${header}.${body}`), key, Buffer.from(signature, 'base64url'));
}

describe.each(['google', 'microsoft'] as const)('the stand-in for %s', (name) => {
  it('asks who it is at every visit, even in a browser it knows', async () => {
    const { browser, page, verifier } = await visit(name);
    expect(page.html).toContain('Choose an account');
    const answer = await choose(browser, page.url, { account: subjectsOn(page.html)[0]! });
    await exchange(name, answer.get('code') ?? '', verifier);
    const { authorize } = await endpointsOf(name);
    const again = await browser.open(
      `${authorize}?${new URLSearchParams({ client_id: providerOf(name).clientId, redirect_uri: `${PRODUCT}/api/auth/callback/${name}`, response_type: 'code', scope: 'openid', code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' })}`,
    );
    expect(again.left).toBe(false);
    expect(again.html).toContain('Choose an account');
  });

  it('gives a token with nonce and audience, signed by a key it publishes', async () => {
    const { page } = await visit(name);
    const { token, claims, answer } = await signInAs(name, { account: subjectsOn(page.html)[0]! });
    expect(answer.get('state')).toBe('the-state');
    expect(claims).toMatchObject({
      aud: providerOf(name).clientId,
      nonce: 'the-nonce',
      email: 'ada@example.com',
      name: 'Ada Example',
    });
    expect(await isSignedByPublishedKey(name, token)).toBe(true);
  });

  it('knows somebody typed in by the same subject at every visit', async () => {
    const email = 'typed@example.org';
    const first = await signInAs(name, { email, name: 'Typed In', verified: 'yes' });
    const second = await signInAs(name, { email: 'TYPED@example.org', verified: 'yes' });
    expect(first.claims).toMatchObject({ email, name: 'Typed In' });
    expect(second.claims.sub).toBe(first.claims.sub);
    expect((await signInAs(name, { email: 'other@example.org' })).claims.sub).not.toBe(first.claims.sub);
  });

  it('sends back that the person did not allow it', async () => {
    const { browser, page } = await visit(name);
    const answer = await choose(browser, page.url, { deny: 'yes' });
    expect(Object.fromEntries(answer)).toMatchObject({ error: 'access_denied', state: 'the-state' });
    expect(answer.has('code')).toBe(false);
  });

  it('takes a code once, with the right verifier and secret only', async () => {
    const { browser, page, verifier } = await visit(name);
    const code = (await choose(browser, page.url, { account: subjectsOn(page.html)[0]! })).get('code') ?? '';
    const other = randomBytes(32).toString('base64url');
    expect((await exchange(name, code, verifier, { client_secret: 'wrong' })).status).toBe(401);
    expect((await exchange(name, code, other)).status).toBe(400);
    expect((await exchange(name, code, verifier)).status).toBe(200);
    expect((await exchange(name, code, verifier)).status).toBe(400);
  });

  it.each([
    ['another place to return to', { redirect_uri: 'http://localhost:9/elsewhere' }],
    ['an unknown client', { client_id: 'nobody' }],
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }],
  ])('sends nobody back with a code when asked with %s', async (_what, change) => {
    const { page } = await visit(name, change);
    expect(page.html).not.toContain('Choose an account');
    expect(new URL(page.url).searchParams.has('code')).toBe(false);
  });

  it('refuses a form that belongs to no visit', async () => {
    const reply = await fetch(`${providerOf(name).authority}/interaction/made-up`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'ada@example.com' }),
    });
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('begin again');
  });

  it('shows what was typed as text', async () => {
    const hint = '"><script>alert(1)</script>';
    const { page } = await visit(name, { login_hint: hint });
    expect(page.html).not.toContain('<script');
    expect(page.html).toContain('&lt;script&gt;');
  });

  it('can be made to send a token of a test’s own making, and behaves again afterwards', async () => {
    providerOf(name).misbehave({ idToken: (claims, sign) => sign({ ...claims, aud: 'somebody-else' }) });
    const spoilt = await signInAs(name, { email: 'ada@example.com' });
    expect(spoilt.claims.aud).toBe('somebody-else');
    expect(await isSignedByPublishedKey(name, spoilt.token)).toBe(true);
    providerOf(name).misbehave();
    expect((await signInAs(name, { email: 'ada@example.com' })).claims.aud).toBe(providerOf(name).clientId);
  });

  it('can be made to spoil its answers', async () => {
    providerOf(name).misbehave({
      tokenReply: ({ id_token: _without, ...reply }) => reply,
      wayBack: (address) => {
        address.searchParams.set('state', 'another-state');
        return address;
      },
    });
    const { browser, page, verifier } = await visit(name);
    const answer = await choose(browser, page.url, { account: subjectsOn(page.html)[0]! });
    expect(answer.get('state')).toBe('another-state');
    const reply = await (await exchange(name, answer.get('code') ?? '', verifier)).json();
    expect(reply).not.toHaveProperty('id_token');
    expect(reply).toHaveProperty('access_token');
  });
});

describe('Google’s shape', () => {
  it('has one issuer, named on the way back, and says whether the e-mail is verified', async () => {
    const { claims, answer } = await signInAs('google', { email: 'new@example.org', verified: 'yes' });
    expect(claims).toMatchObject({ iss: standIns.google?.authority, email_verified: true });
    expect(answer.get('iss')).toBe(standIns.google?.authority);
    expect((await signInAs('google', { email: 'new2@example.org' })).claims.email_verified).toBe(false);
  });
});

describe('Microsoft’s shape', () => {
  it('has an issuer for each organisation, and people known by oid and tid', async () => {
    const { page } = await visit('microsoft');
    const [works, school] = subjectsOn(page.html);
    const first = (await signInAs('microsoft', { account: works! })).claims;
    const second = (await signInAs('microsoft', { account: school! })).claims;
    expect(first.email).toBe(second.email);
    expect(first.oid).not.toBe(second.oid);
    expect(first.tid).not.toBe(second.tid);
    for (const claims of [first, second])
      expect(claims.iss).toBe(`${standIns.microsoft?.authority}/${claims.tid}/v2.0`);
  });

  it('lists verified addresses instead of saying that one is', async () => {
    const { claims } = await signInAs('microsoft', { email: 'new@example.org', verified: 'yes' });
    expect(claims).toMatchObject({ verified_primary_email: ['new@example.org'] });
    expect(claims).not.toHaveProperty('email_verified');
    const unverified = (await signInAs('microsoft', { email: 'new2@example.org' })).claims;
    expect(unverified).not.toHaveProperty('verified_primary_email');
  });

  it('does not name an issuer on the way back', async () => {
    expect((await signInAs('microsoft', { email: 'ada@example.com' })).answer.has('iss')).toBe(false);
  });
});
