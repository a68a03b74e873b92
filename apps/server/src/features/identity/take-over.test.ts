import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { CurrentUser } from '@parlance/contract/accounts';
import type { Audio } from '@parlance/contract/audios';
import type { Feed } from '@parlance/contract/feeds';
import type { OpenedSession } from '@parlance/contract/identity';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anybody } from '../../testing/anybody.ts';
import { visitor } from '../../testing/browser.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
  someEmail,
  whenIs,
} from '../../testing/running-product.ts';
import { letIn, makeKey } from '../api/testing/developers.ts';
import { hookReceiver } from '../api/testing/hook-receiver.ts';

let product: RunningProduct;
let receiver: Awaited<ReturnType<typeof hookReceiver>>;
vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  receiver = await hookReceiver();
  product = await runningProduct({ change: (config) => ({ ...config, fetchAllow: [receiver.host] }) });
});
afterAll(async () => {
  receiver.close();
  await product.stop();
});

const { post, signIn } = anybody(() => product.url());
const SCHOOL = '22222222-2222-4222-8222-222222222222';
const read = async <T>(reply: Promise<Response>): Promise<T> => (await (await reply).json()) as T;
const statusAt = async (url: string, init: RequestInit = {}) => (await fetch(url, init)).status;

async function finishedAudio(person: Pick<Person, 'call'>, title: string): Promise<string> {
  const { id } = await read<Audio>(person.call('POST', '/api/audios', audioRequest()));
  await whenIs(person as Person, id, 'ready');
  await person.call('PATCH', `/api/audios/${id}`, { title });
  return id;
}

/** Somebody who signed up with an address that is not theirs, and opened every way in and out there is. */
async function settledStranger(email: string) {
  const person = await product.person('Evil Example', email);
  const second = await read<{ token: string }>(signIn(email, person.password));
  await letIn(product, person);
  const key = await makeKey(person);
  const hook = await person.call('POST', '/api/webhooks', { url: receiver.url, events: ['audio.ready'] });
  expect(hook.status).toBe(201);
  await person.call('PATCH', '/api/current_user', { notify_new_features: true, default_mode: 'monologue' });
  const items = [{ written: 'good', spoken: 'bad', language: null }];
  await person.call('PUT', '/api/current_user/pronunciations', { items });
  const link = `Bearer ${person.token}`;
  const school = { email, verified: false, tenant: SCHOOL };
  expect((await visitor(product.url()).visit('microsoft', school, link)).outcome).toBe('linked');
  const audioId = await finishedAudio(person, 'The stranger’s own');
  const feed = await read<Feed>(person.call('POST', '/api/feeds', { name: 'Window', auto_add: true }));
  const episode = { feed_id: feed.id, title: 'Through the window' };
  expect((await person.call('POST', `/api/audios/${audioId}/episodes`, episode)).status).toBe(201);
  const { share_url } = await read<{ share_url: string }>(
    person.call('POST', `/api/audios/${audioId}/share`),
  );
  const rssUrl = feed.rss_url ?? '';
  expect(await statusAt(rssUrl)).toBe(200);
  expect(await statusAt(share_url)).toBe(200);
  const calls = [person.call, product.caller(second.token)];
  return { calls, password: person.password, key, feed, rssUrl, shareUrl: share_url, school };
}

async function socially(email: string): Promise<OpenedSession> {
  const owner = visitor(product.url());
  const account = { email, name: 'Somebody Else' };
  expect((await owner.visit('google', account)).outcome).toBe('signed_in');
  return read<OpenedSession>(owner.finish());
}
async function byLoginLink(email: string): Promise<OpenedSession> {
  await post('/api/auth/login-link', { email });
  const token = await mailedToken(product, email, 'login_link');
  return read<OpenedSession>(post('/api/auth/login-link/open', { token }));
}
async function byConfirmationLink(email: string): Promise<OpenedSession> {
  const token = await mailedToken(product, email, 'verification');
  const page = `${product.url()}/verify-email?token=${token}`;
  for (const method of ['GET', 'HEAD']) await fetch(page, { method });
  return read<OpenedSession>(post('/api/auth/verification/open', { token }));
}
async function byReset(email: string): Promise<OpenedSession> {
  await post('/api/auth/password-reset', { email });
  const token = await mailedToken(product, email, 'password_reset');
  await post('/api/auth/password-reset/finish', { token, password: 'the true owner’s' });
  return read<OpenedSession>(signIn(email, 'the true owner’s'));
}

it.each([
  ['a provider that vouches for the address', socially],
  ['a login link', byLoginLink],
  ['the confirmation link, opened elsewhere', byConfirmationLink],
  ['a new password', byReset],
])('leaves nothing open that a stranger had opened when the owner comes by %s', async (_, arrive) => {
  const email = someEmail();
  const stranger = await settledStranger(email);
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(0));
  receiver.received.length = 0;

  const owner = { call: product.caller((await arrive(email)).token) };

  expect(await statusAt(stranger.rssUrl)).toBe(404);
  expect(await statusAt(stranger.shareUrl)).toBe(404);
  expect((await product.caller(stranger.key.secret)('GET', '/v1/audios')).status).toBe(401);
  for (const call of stranger.calls) expect((await call('GET', '/api/current_user')).status).toBe(401);
  expect((await signIn(email, stranger.password)).status).toBe(401);
  expect((await visitor(product.url()).visit('microsoft', stranger.school)).outcome).toBe('account_exists');

  const mine = await read<CurrentUser>(owner.call('GET', '/api/current_user'));
  expect(mine).toMatchObject({
    email_verified: true,
    name: 'Evil Example',
    notify_new_features: false,
    default_mode: null,
    taken_over_at: expect.any(String),
    audios_count: 1,
  });
  expect(await read(owner.call('GET', '/api/current_user/pronunciations'))).toEqual({ items: [] });
  expect(await read(owner.call('GET', '/api/api_access'))).toMatchObject({ status: 'inactive' });

  // What the owner makes from now on is nobody else's to hear of.
  await finishedAudio(owner, 'The owner has a secret');
  const { items } = await read<{ items: Feed[] }>(owner.call('GET', '/api/feeds'));
  expect(items).toMatchObject([{ id: stranger.feed.id, auto_add: false, episode_count: 1 }]);
  expect(items[0]?.rss_url).not.toBe(stranger.rssUrl);
  expect(await statusAt(items[0]?.rss_url ?? '')).toBe(200);
  expect(await statusAt(stranger.rssUrl)).toBe(404);
  expect(receiver.received).toEqual([]);

  await vi.waitFor(() => {
    const told = product
      .mail()
      .messages(email)
      .filter(({ subject }) => /yours alone/.test(subject));
    expect(told).toHaveLength(1);
  });
  const seen = await owner.call('PATCH', '/api/current_user', { taken_over_seen: true });
  expect(await seen.json()).toMatchObject({ taken_over_at: null });
});

it('acts on no request whose sender was shut out while it was still being sent', async () => {
  const email = someEmail();
  const stranger = await product.person('Evil Example', email);
  const body = JSON.stringify({ name: 'Window', auto_add: true });
  const sending = request(`${product.url()}/api/feeds`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${stranger.token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(body.slice(0, 10));
  const { token } = await byLoginLink(email);
  sending.end(body.slice(10));
  const [reply] = (await once(sending, 'response')) as [IncomingMessage];
  reply.resume();
  expect(reply.statusCode).toBe(401);
  expect(await read(product.caller(token)('GET', '/api/feeds'))).toMatchObject({ items: [] });
});
