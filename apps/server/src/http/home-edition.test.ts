import type { CurrentUser } from '@parlance/contract/accounts';
import { systemClock } from '@parlance/kernel/clock';
import { LIMITS } from '@parlance/kernel/limits';
import { openIdentityProvider } from '@parlance/stand-ins/identity-provider/identity-provider';
import { openLoopbackServer } from '@parlance/stand-ins/loopback-server';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../db/connect.ts';
import { oneTimeTokenStore } from '../features/identity/identity.store.ts';
import { anybody } from '../testing/anybody.ts';
import { visitor } from '../testing/browser.ts';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
  someEmail,
} from '../testing/running-product.ts';

type Stranger = ReturnType<typeof openIdentityProvider>;

let product: RunningProduct;
let ada: Person;
let doors: Awaited<ReturnType<typeof openLoopbackServer>>;
let family: Stranger;
const RULES = { create: true, trustEmails: false, groupsClaim: 'groups', allowedGroups: undefined };

beforeAll(async () => {
  doors = await openLoopbackServer(0);
  product = await runningProduct({
    change: (config) => ({
      ...config,
      edition: 'home',
      allowance: { creditsAMonth: undefined },
      signUp: 'invitation',
      wikipedia: false,
      oidc: ['family', 'members', 'closed'].map((name) => ({
        id: `oidc-${name}`,
        label: `The "${name}" door`,
        clientId: 'parlance-with-google-stand-in',
        clientSecret: 'not-a-secret-google-stand-in',
        discoveryUrl: `${doors.url}/google/.well-known/openid-configuration`,
        scopes: ['openid', 'email', 'profile'],
        ...RULES,
        ...(name === 'members' && { allowedGroups: ['listeners'] }),
        ...(name === 'closed' && { create: false }),
      })),
    }),
  });
  ada = await product.person();
  const callbacks = ['family', 'members', 'closed'].map((name) => `oidc-${name}`);
  family = openIdentityProvider('google', { baseUrl: doors.url, origins: [product.url()], callbacks });
  doors.lay(family);
});
afterAll(async () => {
  await product.stop();
  await doors.close();
});

const me = async (call: (method: string, path: string) => Promise<Response>) =>
  (await (await call('GET', '/api/current_user')).json()) as CurrentUser;
const saying = (groups: unknown) =>
  family.misbehave({ idToken: (claims, sign) => sign({ ...claims, groups }) });

it('gives everybody all there is, and makes audios beyond any trial', async () => {
  expect(await me(ada.call)).toMatchObject({ plan: 'pro', credits_remaining: LIMITS.unlimitedCredits });
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  await database.query('update credit_grants set remaining = 0');
  expect((await ada.call('POST', '/api/audios', audioRequest())).status).toBe(202);
  const { rows } = await database.query('select sum(remaining)::int as left from credit_grants');
  await database.end();
  // What the run needs was put in and set aside: nothing is made up and nothing is left over.
  expect(rows).toEqual([{ left: 0 }]);
});

it('begins nothing on a topic that nobody here can know, and names what is near', async () => {
  const ask = { language: 'en-US', length: 'short' };
  const topic = (name: string) => audioRequest({ ...ask, source: { type: 'topic', topic: name } });
  const before = await me(ada.call);
  const refused = await ada.call('POST', '/api/audios', topic('the politics of Zorgon'));
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    code: 'topic_unknown',
    params: { topic: 'the politics of Zorgon' },
  });
  expect((await ada.call('POST', '/api/audios/estimate', topic('the politics of Zorgon'))).status).toBe(422);
  expect((await ada.call('POST', '/api/audios/estimate', topic('Bees'))).status).toBe(200);
  expect(await me(ada.call)).toMatchObject({
    audios_count: before.audios_count,
    credits_remaining: before.credits_remaining,
  });
  const visitors = anybody(() => product.url());
  const tried = { material: 'the politics of Zorgon', language: 'en-US' };
  // A visitor has three beginnings a day: hearing that nothing is known takes none of them.
  for (let times = 0; times < 4; times++)
    expect(((await (await visitors.post('/api/tryouts', tried)).json()) as { code: string }).code).toBe(
      'topic_unknown',
    );
});

it('tells what it knows of a topic while it is being typed, to visitors too', async () => {
  const look = async (topic: string) =>
    (await fetch(`${product.url()}/api/topics?${new URLSearchParams({ topic, language: 'en-US' })}`)).json();
  const bees = (await look('bees')) as { topics: string[] };
  expect(bees).toMatchObject({ knowledge: 'known', topics: expect.arrayContaining(['Bees']) });
  expect(bees.topics[0]).toBe('Bees');
  expect(await look('photosyn')).toMatchObject({ topics: expect.arrayContaining(['Photosynthesis']) });
  expect(await look('the politics of Zorgon')).toEqual({ knowledge: 'unknown', topics: expect.any(Array) });
});

it('sells nothing', async () => {
  const checkout = await ada.call('POST', '/api/subscription/create_checkout_session', { plan: 'pro' });
  expect(checkout.status).toBe(404);
  expect((await ada.call('GET', '/api/current_user/credit_statement')).status).toBe(200);
});

it('lets nobody in after the first person without an invitation, which works once', async () => {
  const { db, close } = connect(product.databaseUrl, 1, () => {});
  const invitation = await oneTimeTokenStore(db, systemClock).issue({ kind: 'invitation', email: '' }, 5);
  await close();
  const signUp = async (body: object) => {
    const reply = await anybody(() => product.url()).post('/api/auth/sign-up/email', {
      name: 'Uma Example',
      email: someEmail(),
      password: 'long enough',
      ...body,
    });
    return reply.status;
  };
  expect(await signUp({})).toBe(403);
  expect(await signUp({ invitation, email: ada.email })).toBe(422);
  expect(await signUp({ invitation })).toBe(200);
  expect(await signUp({ invitation })).toBe(410);
});

it('tells its pages what is there', async () => {
  const page = await (await fetch(product.url())).text();
  expect(page).toContain('<html data-edition="home" data-credits="unlimited" data-mail="on"');
  expect(page).toContain(
    '{&quot;id&quot;:&quot;oidc-family&quot;,&quot;label&quot;:&quot;The \\&quot;family\\&quot; door&quot;}',
  );
  expect(page).not.toContain('microsoft');
  // Somebody has an account already: whoever comes now needs an invitation, and is told before typing anything.
  expect(page).toMatch(/<html [^>]*data-sign-up="invitation"/);
});

it('lets people in by a provider that was added, and finds them again', async () => {
  const account = { email: someEmail(), name: 'Ada Example' };
  const first = visitor(product.url());
  expect(await first.visit('oidc-family', account)).toMatchObject({ outcome: 'signed_in' });
  const opened = (await (await first.finish()).json()) as { method: string; is_new: boolean; token: string };
  expect(opened).toMatchObject({ method: 'oidc', is_new: true });
  expect((await me(product.caller(opened.token))).sign_in_methods).toContain('oidc-family');
  const again = visitor(product.url());
  await again.visit('oidc-family', account);
  expect(await (await again.finish()).json()).toMatchObject({ is_new: false });
});

it('keeps those out who are in no group that may come', async () => {
  const account = { email: someEmail() };
  saying(['others']);
  expect(await visitor(product.url()).visit('oidc-members', account)).toMatchObject({
    outcome: 'sign_in_failed',
  });
  saying('listeners');
  expect(await visitor(product.url()).visit('oidc-members', account)).toMatchObject({ outcome: 'signed_in' });
  family.misbehave();
});

it('makes no account where none is to be made, and knows nobody by a name that nobody added', async () => {
  const closed = await visitor(product.url()).visit('oidc-closed', { email: someEmail() });
  expect(closed.outcome).toBe('sign_in_failed');
  await expect(visitor(product.url()).start('oidc-unknown')).rejects.toThrow(/503|404/);
});
