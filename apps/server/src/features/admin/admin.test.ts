import type { CurrentUser } from '@parlance/contract/accounts';
import type { AdminAct, AdminOverview, AdminPerson, Generation } from '@parlance/contract/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import { user, VISITORS_IDS } from '../../db/schema/accounts.ts';
import { anybody } from '../../testing/anybody.ts';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
  someEmail,
  whenIs,
} from '../../testing/running-product.ts';
import { letIn, makeKey } from '../api/testing/developers.ts';

let product: RunningProduct;
let ada: Person;
let uma: Person;
const idOf = new Map<Person, string>();

beforeAll(async () => {
  product = await runningProduct({
    change: (config) => ({
      ...config,
      edition: 'home',
      allowance: { creditsAMonth: undefined },
      signUp: 'open',
    }),
  });
  ada = await product.person('Ada Example');
  uma = await product.person('Uma 100% Example');
  for (const person of [ada, uma]) idOf.set(person, (await me(person)).id);
});
afterAll(() => product.stop());

const me = async (person: Person) =>
  (await (await person.call('GET', '/api/current_user')).json()) as CurrentUser;
const of = (person: Person) => idOf.get(person) ?? '';
const read = async <T>(path: string) => (await (await ada.call('GET', path)).json()) as T;
const people = async (search: string) =>
  (await read<{ items: AdminPerson[] }>(`/api/admin/people?search=${encodeURIComponent(search)}`)).items;
const acts = async () => (await read<{ items: AdminAct[] }>('/api/admin/acts')).items;
const statusOf = async (method: string, path: string, body?: unknown) =>
  (await ada.call(method, path, body)).status;

it('makes the first person an admin, and nobody else', async () => {
  expect(await me(ada)).toMatchObject({ is_admin: true });
  expect(await me(uma)).toMatchObject({ is_admin: false });
});

it('is closed to keys, also to an admin’s', async () => {
  await letIn(product, ada);
  const { secret } = await makeKey(ada);
  const reply = await fetch(`${product.url()}/api/admin/overview`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(reply.status).toBe(401);
});

it('finds people by what stands in name and address, and takes signs as they are', async () => {
  expect((await people('100%')).map(({ id }) => id)).toEqual([of(uma)]);
  expect((await people(uma.email.toUpperCase())).map(({ id }) => id)).toEqual([of(uma)]);
  expect(await people('_'.repeat(200))).toEqual([]);
  expect((await people('')).map(({ id }) => id)).toEqual([of(uma), of(ada)]);
});

it('leaves those alone who try the product without an account', async () => {
  const { db, close } = connect(product.databaseUrl, 1, () => {});
  const [visitors = ''] = VISITORS_IDS;
  await db.insert(user).values({ id: visitors, name: 'Visitors', email: 'visitors@example.invalid' });
  await close();
  expect((await people('Visitors')).length).toBe(0);
  expect(await statusOf('PATCH', `/api/admin/people/${visitors}`, { is_disabled: true })).toBe(404);
});

it('says what is set without a secret, and what there is', async () => {
  const overview = await read<AdminOverview>('/api/admin/overview');
  expect(overview).toMatchObject({ edition: 'home', sign_up: 'open', people: 2 });
  expect(JSON.stringify(overview)).not.toMatch(/password|secret|:\/\/\w+:/i);
});

it('invites with a link that makes one account', async () => {
  const reply = await ada.call('POST', '/api/admin/invitations');
  expect(reply.status).toBe(201);
  const { url } = (await reply.json()) as { url: string };
  expect(new URL(url).pathname).toBe('/signup');
  expect((await acts())[0]).toMatchObject({ act: 'invited', admin: 'Ada Example', person: null });
});

it('disables an account: nothing opens it, until it is enabled', async () => {
  const max = await product.person('Max Example');
  const { id } = await me(max);
  await letIn(product, max);
  const { secret } = await makeKey(max);
  const withKey = async () =>
    (await fetch(`${product.url()}/v1/audios`, { headers: { authorization: `Bearer ${secret}` } })).status;
  expect(await withKey()).toBe(200);

  expect(await statusOf('PATCH', `/api/admin/people/${id}`, { is_disabled: true })).toBe(200);
  expect((await max.call('GET', '/api/current_user')).status).toBe(401);
  expect(await withKey()).toBe(401);
  const signIn = () =>
    anybody(() => product.url()).post('/api/auth/sign-in/email', {
      email: max.email,
      password: max.password,
    });
  const refused = await signIn();
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'account_disabled' });

  expect(await statusOf('PATCH', `/api/admin/people/${id}`, { is_disabled: false })).toBe(200);
  expect((await signIn()).status).toBe(200);
  expect(await withKey()).toBe(200);
  expect((await acts()).slice(0, 2).map(({ act }) => act)).toEqual(['enabled', 'disabled']);
});

it('lets nobody change or delete themselves', async () => {
  expect(await statusOf('PATCH', `/api/admin/people/${of(ada)}`, { is_admin: false })).toBe(409);
  expect(await statusOf('DELETE', `/api/admin/people/${of(ada)}`, { email: ada.email })).toBe(409);
});

it('makes admins and takes it back; gives credits and plans; signs people out', async () => {
  expect(await statusOf('PATCH', `/api/admin/people/${of(uma)}`, { is_admin: true })).toBe(200);
  expect((await uma.call('GET', '/api/admin/overview')).status).toBe(200);
  expect(await statusOf('PATCH', `/api/admin/people/${of(uma)}`, { is_admin: false })).toBe(200);
  expect((await uma.call('GET', '/api/admin/overview')).status).toBe(403);
  expect(await statusOf('POST', `/api/admin/people/${of(uma)}/credits`, { credits: 30, months: 2 })).toBe(
    200,
  );
  expect(await statusOf('POST', `/api/admin/people/${of(uma)}/credits`, { credits: 0, months: 2 })).toBe(422);
  expect(await statusOf('POST', `/api/admin/people/${of(uma)}/plan`, { plan: 'pro', days: 9 })).toBe(200);
  const leaving = await product.person();
  expect(await statusOf('DELETE', `/api/admin/people/${(await me(leaving)).id}/sessions`)).toBe(204);
  expect((await leaving.call('GET', '/api/current_user')).status).toBe(401);
  expect((await acts()).slice(0, 3)).toMatchObject([
    { act: 'signed_out' },
    { act: 'gave_plan', details: { plan: 'pro', days: 9 } },
    { act: 'gave_credits', person: uma.name, details: { credits: 30, months: 2 } },
  ]);
});

it('deletes an account whose address was named, and keeps the log', async () => {
  const leaving = await product.person('Leaving Example');
  const { id } = await me(leaving);
  expect(await statusOf('DELETE', `/api/admin/people/${id}`, { email: someEmail() })).toBe(422);
  expect(await statusOf('DELETE', `/api/admin/people/${id}`, { email: leaving.email })).toBe(204);
  expect((await leaving.call('GET', '/api/current_user')).status).toBe(401);
  expect(await people('Leaving Example')).toEqual([]);
  expect((await acts())[0]).toMatchObject({ act: 'deleted_person', person: null });
});

it('shows what is made, stops it and has it made again; a refused act leaves no line', async () => {
  const held = Promise.withResolvers<void>();
  product.humming.before((_, signal) => {
    signal.addEventListener('abort', () => held.reject(new Error('stopped')));
    return held.promise;
  });
  const { id } = (await (await uma.call('POST', '/api/audios', audioRequest())).json()) as { id: string };
  await whenIs(uma, id, 'speaking');
  const active = () => read<{ items: Generation[] }>('/api/admin/generations?group=active');
  expect((await active()).items).toMatchObject([
    { audio_id: id, owner: { name: uma.name }, status: 'speaking' },
  ]);
  const before = await acts();
  expect(await statusOf('POST', `/api/admin/generations/${id}/retry`)).toBe(409);
  expect(await acts()).toEqual(before);
  expect(await statusOf('POST', `/api/admin/generations/${id}/stop`)).toBe(204);
  product.humming.before(async () => {});
  await whenIs(uma, id, 'cancelled');
  expect((await active()).items).toEqual([]);
  expect(await statusOf('POST', `/api/admin/generations/${id}/retry`)).toBe(204);
  await whenIs(uma, id, 'ready');
  const [seen] = await people(uma.email);
  expect(seen).toMatchObject({ audios_count: 1, last_seen_at: expect.stringMatching(/^20/) });
  expect(seen?.storage_used_bytes).toBeGreaterThan(0);
  expect((await acts())[0]).toMatchObject({
    act: 'retried_generation',
    person: uma.name,
    details: { audio: id },
  });
});
