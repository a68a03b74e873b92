import { type CurrentUser, DELETION_PHRASE } from '@parlance/contract/accounts';
import { LIMITS } from '@parlance/kernel/limits';
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
import { rowsAbout } from '../accounts/testing/rows-about.ts';
import { mailboxOf, trialKeys } from '../identity/trial-keys.ts';

let product: RunningProduct;
const { post } = anybody(() => product.url());
const me = async ({ call }: Pick<Person, 'call'>) =>
  (await (await call('GET', '/api/current_user')).json()) as CurrentUser;
const remove = (person: Person) =>
  person.call('DELETE', '/api/current_user', { confirmation: DELETION_PHRASE });

const GIVEN = { credits_remaining: LIMITS.trialCredits, trial_withheld: null };
const HAD_BEFORE = { credits_remaining: 0, trial_withheld: 'mailbox' };

describe('a mailbox', () => {
  it.each([
    ['Ada@Example.com', 'ada@example.com'],
    ['ada+news@example.com', 'ada@example.com'],
    ['ada+a+b@example.com', 'ada@example.com'],
    ['+ada@example.com', '+ada@example.com'],
    ['a.d.a@example.com', 'a.d.a@example.com'],
    ['A.d.a+x@Gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
  ])('of %s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

  it('is kept under the server’s secret', () => {
    const [one, other] = ['one secret', 'another'].map((secret) => trialKeys(secret, { onLoopback: false }));
    expect(one?.('ada@example.com', '2001:db8::1')).toEqual(one?.('Ada+1@example.com', '2001:db8::2'));
    expect(one?.('ada@example.com', '1.2.3.4').trialMailbox).not.toBe(
      other?.('ada@example.com', '1.2.3.4').trialMailbox,
    );
  });
});

describe('a trial', () => {
  beforeAll(async () => {
    // As behind a proxy, where people are told apart by their networks.
    product = await runningProduct({
      change: (config) => ({
        ...config,
        onLoopback: false,
        trustedProxies: { hops: 1, header: 'x-forwarded-for' },
      }),
    });
  });
  afterAll(() => product.stop());

  let people = 0;
  const somewhere = () => `203.0.113.${++people}`;
  async function signUp(email: string, from = somewhere()): Promise<Person> {
    const who = { name: 'Ada Example', email, password: 'long enough' };
    const reply = await post('/api/auth/sign-up/email', who, { 'x-forwarded-for': from });
    expect(reply.status).toBe(200);
    const { token } = (await reply.json()) as { token: string };
    return { ...who, token, call: product.caller(token) };
  }

  it('is given once, also to who left and came back, and leaves no address behind', async () => {
    const email = someEmail();
    const ada = await signUp(email);
    expect(await me(ada)).toMatchObject(GIVEN);
    expect((await remove(ada)).status).toBe(204);
    await expect
      .poll(async () => Object.keys(await rowsAbout(product.databaseUrl, [email])), { timeout: 10_000 })
      .toEqual([]);
    expect(await me(await signUp(email))).toMatchObject(HAD_BEFORE);
  });

  it('is given once to a mailbox, however it is written and by whatever way its owner comes', async () => {
    const local = someEmail().split('@')[0];
    expect(await me(await signUp(`${local}@gmail.com`))).toMatchObject(GIVEN);
    expect(await me(await signUp(`${local}+2@gmail.com`))).toMatchObject(HAD_BEFORE);

    const email = `${local}+3@googlemail.com`;
    await post('/api/auth/login-link', { email });
    const token = await mailedToken(product, email, 'login_link');
    const opened = (await (await post('/api/auth/login-link/open', { token })).json()) as { token: string };
    expect(await me({ call: product.caller(opened.token) })).toMatchObject(HAD_BEFORE);

    const browser = visitor(product.url());
    const social = `${local?.split('').join('.')}@gmail.com`;
    expect((await browser.visit('google', { email: social })).outcome).toBe('signed_in');
    const session = (await (await browser.finish()).json()) as { token: string };
    expect(await me({ call: product.caller(session.token) })).toMatchObject(HAD_BEFORE);
  });

  it('is given to so many of a network a day, at once too, and no fewer elsewhere', async () => {
    const neighbours = await Promise.all(
      Array.from({ length: LIMITS.trialsPerNetworkADay + 3 }, (_, i) =>
        signUp(someEmail(), `2001:db8:1:1::${i}`),
      ),
    );
    const seen = await Promise.all(neighbours.map(me));
    const withheld = seen.filter(({ trial_withheld }) => trial_withheld === 'network');
    expect(withheld).toHaveLength(3);
    expect(withheld.every(({ credits_remaining }) => credits_remaining === 0)).toBe(true);
    expect(await me(await signUp(someEmail(), '2001:db8:1:2::1'))).toMatchObject(GIVEN);
  });
});
