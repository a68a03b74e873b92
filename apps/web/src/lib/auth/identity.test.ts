import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/browser-storage.fake.ts';
import { useClientState } from '../storage/state.ts';
import { IdentityRefusal, signIn, signInWithLink, signOut, signUp, takeSocialSession } from './identity.ts';

const answer = vi.fn<typeof fetch>();
const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const USER = { name: 'Ada Lima', email: 'ada@example.com' };
const opened = (more: object = {}): Response =>
  json(200, { token: 't1', user: USER, method: 'google', is_new: false, redirect: null, ...more });
const counted = (): unknown[] =>
  answer.mock.calls
    .filter(([path]) => path === '/api/analytics_events')
    .map(([, init]) => JSON.parse(String(init?.body)));

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', answer);
  localStorage.setItem('cookieConsent', '{"essential":true,"analytics":true}');
  answer.mockImplementation(async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
  useClientState.setState({ identityUser: null });
});

const WAYS_IN = [
  ['sign_up', 'password', () => signUp({ ...USER, password: 'secret 12' }), opened()],
  ['login', 'password', () => signIn({ email: USER.email, password: 'secret 12' }), opened()],
  ['login', 'login_link', () => signInWithLink('token'), opened({ method: 'login_link' })],
  ['sign_up', 'login_link', () => signInWithLink('token'), opened({ method: 'login_link', is_new: true })],
  ['login', 'google', () => takeSocialSession(), opened()],
  ['sign_up', 'microsoft', () => takeSocialSession(), opened({ method: 'microsoft', is_new: true })],
] as const;

it.each(WAYS_IN)('keeps token and user of a %s by %s, and counts it', async (event, method, enter, reply) => {
  answer.mockResolvedValueOnce(reply);
  await enter();
  expect(localStorage.getItem('accessToken')).toBe('t1');
  expect(useClientState.getState().identityUser).toEqual(USER);
  expect(counted()).toEqual([{ event, method }]);
});

it.each([
  ['INVALID_EMAIL_OR_PASSWORD', 401, 'wrong_credentials'],
  ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 422, 'email_in_use'],
])('tells %s apart, and leaves a session alone that stands', async (code, status, reason) => {
  localStorage.setItem('accessToken', 'standing');
  answer.mockResolvedValueOnce(json(status, { code }));
  const refusal = await signIn({ email: USER.email, password: 'x' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(IdentityRefusal);
  expect(refusal).toMatchObject({ reason });
  expect(localStorage.getItem('accessToken')).toBe('standing');
  expect(counted()).toEqual([]);
});

it('signs out at once, tells the server with the token that ends, and never touches the next session', async () => {
  localStorage.setItem('accessToken', 'ending');
  const told = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(told.promise);
  const leaving = signOut();
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(answer.mock.lastCall?.[1]?.headers).toMatchObject({ Authorization: 'Bearer ending' });
  localStorage.setItem('accessToken', 'next');
  told.resolve(new Response(null, { status: 204 }));
  await leaving;
  expect(localStorage.getItem('accessToken')).toBe('next');
});
