import type { CurrentUser } from '@parlance/contract/accounts';
import type { OpenedSession } from '@parlance/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anybody } from '../../testing/anybody.ts';
import { visitor } from '../../testing/browser.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import {
  type Person,
  type RunningProduct,
  runningProduct,
  someEmail,
} from '../../testing/running-product.ts';

let product: RunningProduct;
beforeAll(async () => {
  product = await runningProduct();
});
afterAll(() => product.stop());

const { post, signIn } = anybody(() => product.url());
const SCHOOL = '22222222-2222-4222-8222-222222222222';
const someone = () => visitor(product.url());
const bearer = (token: string) => `Bearer ${token}`;
const profile = async (token: string) =>
  (await (await product.caller(token)('GET', '/api/current_user')).json()) as CurrentUser;

async function socially(provider: 'google' | 'microsoft', account: { email: string; verified?: boolean }) {
  const somebody = someone();
  const end = await somebody.visit(provider, account);
  const session =
    end.outcome === 'signed_in' ? ((await (await somebody.finish()).json()) as OpenedSession) : undefined;
  return { ...end, session };
}

/** Signs up with an address that is somebody else's. */
const attackerAt = (email: string): Promise<Person> => product.person('Evil Example', email);

async function byLoginLink(email: string): Promise<OpenedSession> {
  await post('/api/auth/login-link', { email });
  const token = await mailedToken(product, email, 'login_link');
  return (await (await post('/api/auth/login-link/open', { token })).json()) as OpenedSession;
}
async function byReset(email: string, password: string): Promise<void> {
  await post('/api/auth/password-reset', { email });
  const token = await mailedToken(product, email, 'password_reset');
  expect((await post('/api/auth/password-reset/finish', { token, password })).status).toBe(204);
}

async function isShutOut(attacker: Person): Promise<void> {
  expect((await attacker.call('GET', '/api/current_user')).status).toBe(401);
  expect((await signIn(attacker.email, attacker.password)).status).toBe(401);
}

describe('who signed up with an address that is not theirs', () => {
  it('loses password and session when its owner comes from a provider', async () => {
    const email = someEmail();
    const attacker = await attackerAt(email);
    const { session } = await socially('google', { email });
    expect(await profile(session?.token ?? '')).toMatchObject({
      email,
      email_verified: true,
      sign_in_methods: expect.not.arrayContaining(['password']),
    });
    await isShutOut(attacker);
  });

  it('loses them when its owner comes by a login link', async () => {
    const email = someEmail();
    const attacker = await attackerAt(email);
    const session = await byLoginLink(email);
    expect(session.is_new).toBe(false);
    expect((await profile(session.token)).email_verified).toBe(true);
    await isShutOut(attacker);
  });

  it('keeps no session that was open when the owner chooses a password', async () => {
    const email = someEmail();
    const attacker = await attackerAt(email);
    await byReset(email, 'the true owner’s');
    await isShutOut(attacker);
    expect((await signIn(email, 'the true owner’s')).status).toBe(200);
  });

  it('keeps no identity that was linked beforehand', async () => {
    const email = someEmail();
    const attacker = await attackerAt(email);
    const own = { email, verified: false, tenant: SCHOOL };
    expect((await someone().visit('microsoft', own, bearer(attacker.token))).outcome).toBe('linked');
    expect((await socially('microsoft', own)).outcome).toBe('signed_in');
    await byReset(email, 'the true owner’s');
    await isShutOut(attacker);
    expect((await socially('microsoft', own)).outcome).toBe('account_exists');
  });

  it('can not finish a linking that was begun beforehand', async () => {
    const email = someEmail();
    const attacker = await attackerAt(email);
    const own = { email, verified: false, tenant: SCHOOL };
    const tab = someone();
    const answer = await tab.choose(await tab.start('microsoft', bearer(attacker.token)), own);
    const session = await byLoginLink(email);
    expect((await tab.land(answer)).outcome).toBe('link_failed');
    expect((await profile(session.token)).sign_in_methods).not.toContain('microsoft');
    expect((await socially('microsoft', own)).outcome).toBe('account_exists');
  });

  it('can not use a link that was sent before the owner came', async () => {
    const email = someEmail();
    await attackerAt(email);
    await post('/api/auth/password-reset', { email });
    await post('/api/auth/login-link', { email });
    const old = {
      reset: await mailedToken(product, email, 'password_reset'),
      login: await mailedToken(product, email, 'login_link'),
      verification: await mailedToken(product, email, 'verification'),
    };
    await byReset(email, 'the true owner’s');
    const tries = await Promise.all([
      post('/api/auth/password-reset/finish', { token: old.reset, password: 'attacker again' }),
      post('/api/auth/login-link/open', { token: old.login }),
      post('/api/auth/verification/open', { token: old.verification }),
    ]);
    expect(tries.map((reply) => reply.status)).toEqual([410, 410, 410]);
    expect((await signIn(email, 'attacker again')).status).toBe(401);
  });

  it('can not move the account to another address', async () => {
    const attacker = await attackerAt(someEmail());
    const reply = await attacker.call('POST', '/api/auth/change-email', { newEmail: someEmail() });
    expect(reply.status).toBe(404);
    const patch = await attacker.call('PATCH', '/api/current_user', { email: someEmail() });
    expect(await patch.json()).toMatchObject({ email: attacker.email });
  });
});

describe('a provider that vouches for no address', () => {
  it('opens no confirmed account', async () => {
    const email = someEmail();
    await byLoginLink(email);
    const end = await socially('microsoft', { email, verified: false });
    expect(end).toMatchObject({ outcome: 'account_exists', email });
  });

  it('takes no unconfirmed account either', async () => {
    const email = someEmail();
    const ada = await product.person('Ada Example', email);
    expect((await socially('google', { email, verified: false })).outcome).toBe('account_exists');
    expect((await ada.call('GET', '/api/current_user')).status).toBe(200);
    expect((await signIn(email, ada.password)).status).toBe(200);
  });

  it('makes an account that is not confirmed, and which the owner of the address takes', async () => {
    const email = someEmail();
    const attacker = await socially('microsoft', { email, verified: false });
    expect(attacker.session?.is_new).toBe(true);
    expect((await profile(attacker.session?.token ?? '')).email_verified).toBe(false);
    const owner = await socially('google', { email });
    expect((await profile(owner.session?.token ?? '')).sign_in_methods).not.toContain('microsoft');
    expect((await product.caller(attacker.session?.token ?? '')('GET', '/api/current_user')).status).toBe(
      401,
    );
    expect((await socially('microsoft', { email, verified: false })).outcome).toBe('account_exists');
  });
});

describe('a visit that somebody did not finish', () => {
  it('is over when the owner of the address came', async () => {
    const email = someEmail();
    const attacker = someone();
    expect((await attacker.visit('google', { email, verified: false })).outcome).toBe('signed_in');
    await byLoginLink(email);
    expect((await attacker.finish()).status).toBe(401);
  });
});

describe('a confirmed account', () => {
  it('is not entered through a provider that it is not linked to', async () => {
    const email = someEmail();
    const { token } = await byLoginLink(email);
    expect(await socially('google', { email })).toMatchObject({ outcome: 'account_exists', email });
    expect((await product.caller(token)('GET', '/api/current_user')).status).toBe(200);
  });

  it('is linked by who is signed in, and entered through both from then on', async () => {
    const email = someEmail();
    const { token } = await byLoginLink(email);
    expect((await someone().visit('google', { email }, bearer(token))).outcome).toBe('linked');
    const { session } = await socially('google', { email });
    expect(session).toMatchObject({ is_new: false, method: 'google' });
    expect((await profile(token)).sign_in_methods).toEqual(expect.arrayContaining(['google', 'login_link']));
  });

  it('may be linked to an account of another address, and keeps its own', async () => {
    const [email, elsewhere] = [someEmail(), someEmail()];
    const { token } = await byLoginLink(email);
    expect((await someone().visit('google', { email: elsewhere }, bearer(token))).outcome).toBe('linked');
    const { session } = await socially('google', { email: elsewhere });
    expect(session).toMatchObject({ is_new: false, user: { email } });
    expect((await byLoginLink(elsewhere)).is_new).toBe(true);
  });

  it('is not linked to what somebody else uses', async () => {
    const taken = someEmail();
    const { session: first } = await socially('google', { email: taken });
    expect(first?.is_new).toBe(true);
    product.google().misbehave({ idToken: (claims, sign) => sign({ ...claims, email: other }) });
    const other = someEmail();
    const { token } = await byLoginLink(other);
    const end = await someone().visit('google', { email: taken }, bearer(token));
    product.google().misbehave();
    expect(end.outcome).toBe('credential_in_use');
  });

  it('is not entered by the same address of another directory', async () => {
    const email = someEmail();
    expect((await socially('microsoft', { email })).session?.is_new).toBe(true);
    const other = { email, tenant: SCHOOL };
    expect((await socially('microsoft', other)).outcome).toBe('account_exists');
  });

  it('is not entered by the same subject of another directory', async () => {
    const email = someEmail();
    let subject: unknown;
    product.microsoft().misbehave({
      idToken(claims, sign) {
        subject = claims.sub;
        return sign(claims);
      },
    });
    await socially('microsoft', { email });
    product.microsoft().misbehave({
      idToken: (claims, sign) =>
        sign({ ...claims, sub: subject, tid: SCHOOL, iss: String(claims.iss).replace(/[\w-]{36}/, SCHOOL) }),
    });
    expect((await socially('microsoft', { email: someEmail() })).session?.is_new).toBe(true);
    product.microsoft().misbehave();
  });
});

describe('the cookie of a visit', () => {
  async function signedIn() {
    const somebody = someone();
    const end = await somebody.visit('google', { email: someEmail() });
    expect(end.outcome).toBe('signed_in');
    return somebody;
  }

  it('opens no call', async () => {
    const somebody = await signedIn();
    for (const path of ['/api/current_user', '/api/audios', '/api/current_user/sessions'])
      expect((await somebody.tab.request(`${product.url()}${path}`)).status).toBe(401);
  });

  it('gives the session to a page of ours only', async () => {
    const somebody = await signedIn();
    for (const origin of ['https://elsewhere.example', 'null', `${product.url()}.elsewhere.example`])
      expect((await somebody.tab.post('/api/auth/social/finish', undefined, { origin })).status).toBe(401);
    expect((await somebody.finish()).status).toBe(200);
  });

  it('gives it once', async () => {
    const somebody = await signedIn();
    const kept = new Map(somebody.tab.cookies());
    expect((await somebody.finish()).status).toBe(200);
    expect([...somebody.tab.cookies().keys()]).toEqual([]);
    for (const [name, value] of kept) somebody.tab.cookies().set(name, value);
    expect((await somebody.finish()).status).toBe(401);
  });
});
