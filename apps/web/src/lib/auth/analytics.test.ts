import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/browser-storage.fake.ts';
import { track } from './analytics.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', answer);
  answer.mockResolvedValue(new Response(null, { status: 204 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

it.each([
  ['made no choice yet', null],
  ['refused', '{"essential":true,"analytics":false}'],
  ['has a damaged memory', '{"essential":true,"analytics":"yes"}'],
])('counts nobody who %s', (_, consent) => {
  if (consent) localStorage.setItem('cookieConsent', consent);
  track('login', 'password');
  expect(answer).not.toHaveBeenCalled();
});

it('counts what happened and how, of somebody who agreed, also while the page goes away', () => {
  localStorage.setItem('cookieConsent', '{"essential":true,"analytics":true}');
  track('account_link', 'microsoft');
  expect(answer).toHaveBeenCalledOnce();
  const [path, init] = answer.mock.lastCall ?? [];
  expect(path).toBe('/api/analytics_events');
  expect(init?.keepalive).toBe(true);
  expect(JSON.parse(String(init?.body))).toEqual({ event: 'account_link', method: 'microsoft' });
});
