import type { OpenedSession } from '@parlance/contract/identity';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anybody } from '../../testing/anybody.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import {
  type Person,
  type RunningProduct,
  runningProduct,
  someEmail,
} from '../../testing/running-product.ts';

let product: RunningProduct;
let database: pg.Client;
beforeAll(async () => {
  product = await runningProduct({ watchesTransactions: true });
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await product.stop();
});

const { post, signIn } = anybody(() => product.url());
const codeOf = async (reply: Response) => ((await reply.json()) as { code: string }).code;
const letExpire = (email: string) =>
  database.query("UPDATE one_time_tokens SET expires_at = now() - interval '1 second' WHERE email = $1", [
    email,
  ]);
const me = async (token: string) => product.caller(token)('GET', '/api/current_user');

async function loginLink(email: string, body: object = {}): Promise<string> {
  expect((await post('/api/auth/login-link', { email, ...body })).status).toBe(204);
  return mailedToken(product, email, 'login_link');
}
const open = (token: string) => post('/api/auth/login-link/open', { token });

describe('a password', () => {
  it('signs up, in and out', async () => {
    const ada = await product.person('Ada Example');
    expect((await me(ada.token)).status).toBe(200);
    const again = await signIn(ada.email.toUpperCase(), ada.password);
    expect(again.headers.getSetCookie()).toEqual([]);
    const { token, user } = (await again.json()) as { token: string; user: object };
    expect(user).toEqual({ name: 'Ada Example', email: ada.email });
    expect((await product.caller(token)('POST', '/api/auth/sign-out', {})).status).toBe(204);
    expect((await me(token)).status).toBe(401);
    expect((await me(ada.token)).status).toBe(200);
  });

  it('says at sign-up that an address is taken, and signs nobody in', async () => {
    const { email } = await product.person();
    const taken = await post('/api/auth/sign-up/email', { name: 'Other', email, password: 'long enough' });
    expect(taken.status).toBe(422);
    expect(await taken.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' });
  });

  it('makes one account of two sign-ups at once', async () => {
    const who = { name: 'Twice', email: someEmail(), password: 'long enough' };
    const both = await Promise.all([1, 2, 3].map(() => post('/api/auth/sign-up/email', who)));
    expect(both.map((reply) => reply.status).sort()).toEqual([200, 422, 422]);
  });

  it('stands when the verification mail can not be sent', async () => {
    const email = someEmail();
    product.mail().refuse((to) => (to === email ? { code: 550, words: 'no' } : undefined));
    const reply = await post('/api/auth/sign-up/email', {
      name: 'Unreached',
      email,
      password: 'long enough',
    });
    product.mail().refuse();
    expect(reply.status).toBe(200);
  });
});

describe('a login link', () => {
  it('makes an account of an unknown address, confirmed, and remembers where to go', async () => {
    const email = someEmail();
    const reply = await open(await loginLink(email, { redirect: '/app/feeds' }));
    const session = (await reply.json()) as OpenedSession;
    expect(session).toMatchObject({
      method: 'login_link',
      is_new: true,
      redirect: '/app/feeds',
      user: { email },
    });
    expect(await (await me(session.token)).json()).toMatchObject({ email, email_verified: true });
  });

  it('goes to no page of somebody else', async () => {
    const reply = await open(await loginLink(someEmail(), { redirect: '//elsewhere.example' }));
    expect(await reply.json()).toMatchObject({ redirect: null });
  });

  it('signs a known person in', async () => {
    const { email, name } = await product.person('Known Example');
    const reply = await open(await loginLink(email));
    expect(await reply.json()).toMatchObject({ is_new: false, user: { email, name } });
  });

  it('works once, also for two who come at once', async () => {
    const token = await loginLink(someEmail());
    const both = await Promise.all([open(token), open(token)]);
    expect(both.map((reply) => reply.status).sort()).toEqual([200, 410]);
    const third = await open(token);
    expect(third.status).toBe(410);
    expect(await codeOf(third)).toBe('link_used');
  });

  it('expires', async () => {
    const email = someEmail();
    const token = await loginLink(email);
    await letExpire(email);
    expect(await codeOf(await open(token))).toBe('link_expired');
  });

  it.each([
    ['made up', 'A'.repeat(43)],
    ['cut short', 'A'.repeat(42)],
    ['odd', "' OR 1=1 --"],
  ])('is malformed when %s', async (_, token) => {
    expect(await codeOf(await open(token))).toBe('link_malformed');
  });

  it('of another kind does not sign in', async () => {
    const { email } = await product.person();
    expect(await codeOf(await open(await mailedToken(product, email, 'verification')))).toBe(
      'link_malformed',
    );
  });

  it('is not used up by whoever only looks', async () => {
    const email = someEmail();
    const token = await loginLink(email);
    const [link] = product.mail().messages(email)[0]?.links ?? [];
    for (const method of ['GET', 'HEAD'])
      for (const address of [link ?? '', `${product.url()}/api/auth/login-link/open?token=${token}`])
        await fetch(address, { method });
    expect((await open(token)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => post('/api/auth/password-reset', { email });
  const finish = (token: string, password: string) =>
    post('/api/auth/password-reset/finish', { token, password });

  it('is replaced, and every session ends', async () => {
    const ada = await product.person();
    await ask(ada.email);
    const token = await mailedToken(product, ada.email, 'password_reset');
    expect((await finish(token, 'a new one')).status).toBe(204);
    expect((await me(ada.token)).status).toBe(401);
    expect((await signIn(ada.email, ada.password)).status).toBe(401);
    expect((await signIn(ada.email, 'a new one')).status).toBe(200);
    expect(await codeOf(await finish(token, 'another one'))).toBe('link_used');
  });

  it('keeps the link while the new one is too short', async () => {
    const { email } = await product.person();
    await ask(email);
    const token = await mailedToken(product, email, 'password_reset');
    expect((await finish(token, 'short')).status).toBe(422);
    expect((await finish(token, 'long enough now')).status).toBe(204);
  });

  it('can be set by who never had one', async () => {
    const email = someEmail();
    await open(await loginLink(email));
    await ask(email);
    await finish(await mailedToken(product, email, 'password_reset'), 'my first one');
    expect((await signIn(email, 'my first one')).status).toBe(200);
  });
});

describe('an address', () => {
  it('is confirmed by the mailed link, once, and the password stays', async () => {
    const ada = await product.person();
    const token = await mailedToken(product, ada.email, 'verification');
    const finish = (who: Person) => who.call('POST', '/api/auth/verification/finish', { token });
    const bob = await product.person();
    expect(await codeOf(await finish(bob))).toBe('link_of_other_account');
    expect((await post('/api/auth/verification/finish', { token })).status).toBe(401);
    expect((await finish(ada)).status).toBe(204);
    expect(await (await me(ada.token)).json()).toMatchObject({ email_verified: true, taken_over_at: null });
    expect((await signIn(ada.email, ada.password)).status).toBe(200);
    expect(await codeOf(await finish(ada))).toBe('link_used');
  });

  it('is asked about again on demand, until it is confirmed', async () => {
    const ada = await product.person();
    await mailedToken(product, ada.email, 'verification');
    const mails = () => product.mail().messages(ada.email).length;
    expect((await ada.call('POST', '/api/auth/verification')).status).toBe(204);
    expect(mails()).toBe(2);
    const token = await mailedToken(product, ada.email, 'verification');
    await ada.call('POST', '/api/auth/verification/finish', { token });
    expect((await ada.call('POST', '/api/auth/verification')).status).toBe(204);
    expect(mails()).toBe(2);
  });

  it('is written to in the language of the page', async () => {
    const email = someEmail();
    await post('/api/auth/login-link', { email }, { 'accept-language': 'pt-BR' });
    expect(product.mail().messages(email)[0]?.html).toContain('lang="pt-BR"');
  });
});

describe('sessions', () => {
  it('are listed, ended one by one, and all at once', async () => {
    const ada = await product.person();
    const second = (await (await signIn(ada.email, ada.password)).json()) as { token: string };
    type Listed = { items: { id: string; is_current: boolean }[] };
    const { items } = (await (await ada.call('GET', '/api/current_user/sessions')).json()) as Listed;
    expect(items.map((item) => item.is_current).sort()).toEqual([false, true]);
    const other = items.find((item) => !item.is_current);
    expect((await ada.call('DELETE', `/api/current_user/sessions/${other?.id}`)).status).toBe(204);
    expect((await me(second.token)).status).toBe(401);
    expect((await ada.call('DELETE', '/api/current_user/sessions')).status).toBe(204);
    expect((await me(ada.token)).status).toBe(401);
  });
});
