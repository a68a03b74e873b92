import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitReturn, notifyOpener, readLanding, type SocialReturn } from './social-return.ts';

const ORIGIN = 'https://parlance.example';
const SAID: SocialReturn = { provider: 'google', outcome: 'signed_in', email: 'ada@example.com' };

/** A page with its own message events, and a broadcast channel that only this test hears. */
let page: EventTarget;
let channels: Set<EventTarget>;

class Channel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this) send(other, data);
  }
  close(): void {
    channels.delete(this);
  }
}

const send = (to: EventTarget, data: unknown, origin = ORIGIN): boolean =>
  to.dispatchEvent(Object.assign(new Event('message'), { data, origin }));

beforeEach(() => {
  page = new EventTarget();
  channels = new Set();
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => vi.unstubAllGlobals());

it('hears from its own origin only, and only of the provider it waits for', () => {
  const heard = vi.fn();
  awaitReturn('google', heard);
  send(page, SAID, 'https://evil.example');
  send(page, SAID, `${ORIGIN}.evil.example`);
  send(page, { ...SAID, outcome: 'anything' });
  send(page, 'signed_in');
  send(page, { ...SAID, provider: 'microsoft' });
  expect(heard).not.toHaveBeenCalled();
  send(page, SAID);
  expect(heard).toHaveBeenCalledExactlyOnceWith(SAID);
});

it('is told once, although both ways carry the message', () => {
  const heard = vi.fn();
  const opener = { postMessage: (data: unknown, origin: string) => send(page, data, origin) };
  vi.stubGlobal('window', Object.assign(page, { opener }));
  awaitReturn('google', heard);
  notifyOpener(SAID);
  notifyOpener(SAID);
  expect(heard).toHaveBeenCalledOnce();
});

it('is told over the channel when the provider’s page cut the tie to the opener', () => {
  const heard = vi.fn();
  vi.stubGlobal('window', Object.assign(page, { opener: null }));
  awaitReturn('google', heard);
  notifyOpener(SAID);
  expect(heard).toHaveBeenCalledOnce();
});

it('reads the outcome off the address it was sent back to', () => {
  const search = '?how=popup&provider=microsoft&redirect=%2Fapp%2Ffeeds';
  expect(readLanding({ search, hash: '#outcome=account_exists&email=ada%40example.com' })).toEqual({
    how: 'popup',
    provider: 'microsoft',
    redirect: '/app/feeds',
    outcome: 'account_exists',
    email: 'ada@example.com',
  });
});

it.each([
  ['?how=popup&provider=google', ''],
  ['?how=popup&provider=google', '#outcome=whatever'],
  ['?how=elsewhere&provider=google', '#outcome=signed_in'],
  ['?how=popup&provider=elsewhere', '#outcome=signed_in'],
])('makes nothing of %s%s', (search, hash) => {
  expect(readLanding({ search, hash })).toBeNull();
});
