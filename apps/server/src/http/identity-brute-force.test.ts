import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anybody } from '../testing/anybody.ts';
import { type RunningProduct, runningProduct } from '../testing/running-product.ts';

let product: RunningProduct;
beforeAll(async () => {
  product = await runningProduct();
});
afterAll(() => product.stop());

const { post, signIn } = anybody(() => product.url());

/** Whatever a caller might claim in order to look like somebody else each time. */
function disguise(): object {
  const address = `203.0.113.${Math.floor(Math.random() * 256)}`;
  return {
    'x-forwarded-for': address,
    'x-real-ip': address,
    'cf-connecting-ip': address,
    'true-client-ip': address,
    'x-client-ip': address,
    'x-parlance-client-address': address,
    forwarded: `for=${address}`,
    'user-agent': `Browser ${address}`,
  };
}

/** 1 + 2 + 4 … seconds: when the n-th try after the free ones may be made at the earliest. */
const earliestMs = (n: number): number => (2 ** n - 1) * 1_000;

describe('guessing a password', () => {
  it('gets five tries, then waits that grow, in whatever disguise and however many at once', async () => {
    const { email, password } = await product.person();
    const began = performance.now();
    let tried = 0;
    let longestWait = 0;
    while (longestWait < 2) {
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_, i) => signIn(email, `guess ${i}`, disguise())),
      );
      tried += replies.filter((reply) => reply.status === 401).length;
      expect(performance.now() - began).toBeGreaterThanOrEqual(earliestMs(tried - 5));
      const waits = replies
        .filter((reply) => reply.status === 429)
        .map((reply) => Number(reply.headers.get('retry-after')));
      expect(waits.length).toBeGreaterThan(0);
      for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(1);
      longestWait = Math.max(longestWait, ...waits);
      if (longestWait < 2) await sleep(longestWait * 1_000 + 50);
    }
    expect(tried).toBeGreaterThan(5);

    const owner = await untilLetIn(email, password);
    expect(owner.status).toBe(200);
    const afterwards = await Promise.all([1, 2, 3, 4].map(() => signIn(email, 'a slip')));
    expect(afterwards.map((reply) => reply.status)).toEqual([401, 401, 401, 401]);
  });

  /** Does as Retry-After says. */
  async function untilLetIn(email: string, password: string): Promise<Response> {
    for (let i = 0; i < 5; i++) {
      const reply = await signIn(email, password);
      if (reply.status !== 429) return reply;
      await sleep(Number(reply.headers.get('retry-after')) * 1_000 + 50);
    }
    throw new Error('the owner was never let in');
  }

  it('does not keep the owner from a login link', async () => {
    const { email } = await product.person();
    await Promise.all(Array.from({ length: 12 }, (_, i) => signIn(email, `guess ${i}`)));
    expect((await post('/api/auth/login-link', { email })).status).toBe(204);
  });

  it('of one person slows nobody else down', async () => {
    const [victim, other] = [await product.person(), await product.person()];
    await Promise.all(Array.from({ length: 12 }, (_, i) => signIn(victim.email, `guess ${i}`)));
    expect((await signIn(other.email, other.password)).status).toBe(200);
  });
});

describe('a machine that is not this one', () => {
  it('may ask for thirty mails an hour, whatever it claims to be', async () => {
    const strict = await runningProduct({ change: (config) => ({ ...config, onLoopback: false }) });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 32; i++) {
        const reply = await fetch(`${strict.url()}/api/auth/login-link`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...disguise() },
          body: JSON.stringify({ email: `somebody-${i}@example.com` }),
        });
        statuses.push(reply.status);
      }
      expect(statuses.filter((status) => status === 204).length).toBe(30);
      expect(statuses.slice(30)).toEqual([429, 429]);
    } finally {
      await strict.stop();
    }
  });
});

/** Every path of the identity library that this version brings, and that the product does not use. */
const LIBRARY_PATHS = [
  'account-info',
  'callback/credential',
  'change-email',
  'change-password',
  'delete-user',
  'delete-user/callback',
  'error',
  'get-access-token',
  'get-session',
  'link-social',
  'list-accounts',
  'list-sessions',
  'ok',
  'refresh-token',
  'request-password-reset',
  'reset-password',
  'reset-password/token',
  'revoke-other-sessions',
  'revoke-session',
  'revoke-sessions',
  'send-verification-email',
  'set-password',
  'sign-in/social',
  'unlink-account',
  'update-session',
  'update-user',
  'verify-email',
  'verify-password',
];

describe('what the identity library offers and the product does not', () => {
  it.each(LIBRARY_PATHS)('/%s does not exist, not even for who is signed in', async (path) => {
    const ada = await person();
    for (const method of ['GET', 'POST'])
      expect((await ada.call(method, `/api/auth/${path}`, method === 'POST' ? {} : undefined)).status).toBe(
        404,
      );
  });

  let known: ReturnType<RunningProduct['person']> | undefined;
  const person = () => {
    known ??= product.person();
    return known;
  };
});
