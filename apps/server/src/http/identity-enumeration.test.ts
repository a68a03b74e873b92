import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anybody, visible } from '../testing/anybody.ts';
import { mailedToken } from '../testing/mailed-token.ts';
import { type RunningProduct, runningProduct, someEmail } from '../testing/running-product.ts';

let product: RunningProduct;
beforeAll(async () => {
  // How long each answer takes is what is compared.
  product = await runningProduct({ costlyPasswords: true });
});
afterAll(() => product.stop());

const { post, signIn } = anybody(() => product.url());

/** Signs in by mailed links only: known, and without a password. */
async function withoutPassword(): Promise<string> {
  const email = someEmail();
  await post('/api/auth/login-link', { email });
  const token = await mailedToken(product, email, 'login_link');
  expect((await post('/api/auth/login-link/open', { token })).status).toBe(200);
  return email;
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed(email: string): Promise<number> {
  const before = performance.now();
  await (await signIn(email, 'not the password')).text();
  return performance.now() - before;
}

describe('who tries a password', () => {
  it('reads the same for an unknown address, a wrong password and an account without one', async () => {
    const { email } = await product.person();
    const [wrong, unknown, none] = await Promise.all(
      [email, someEmail(), await withoutPassword()].map(async (address) =>
        visible(await signIn(address, 'not the password')),
      ),
    );
    expect(wrong?.status).toBe(401);
    expect(unknown).toEqual(wrong);
    expect(none).toEqual(wrong);
  });

  it('waits about as long in each case', async () => {
    const known = await Promise.all([1, 2].map(() => product.person()));
    const passwordless = await Promise.all([1, 2].map(() => withoutPassword()));
    const times = { known: [] as number[], unknown: [] as number[], passwordless: [] as number[] };
    await timed(someEmail());
    // By turns, so that whatever else the machine does meets all three alike; four for each is below the limit.
    for (let round = 0; round < 8; round++) {
      times.known.push(await timed(known[round % 2]?.email ?? ''));
      times.unknown.push(await timed(someEmail()));
      times.passwordless.push(await timed(passwordless[round % 2] ?? ''));
    }
    // Without the work of checking a password an answer comes more than ten times sooner.
    for (const other of [times.unknown, times.passwordless]) {
      expect(median(other) / median(times.known)).toBeGreaterThan(0.4);
      expect(median(other) / median(times.known)).toBeLessThan(2.5);
    }
  }, 120_000);

  it('is slowed down alike', async () => {
    const { email } = await product.person();
    const answers = async (address: string) => {
      const all = await Promise.all(Array.from({ length: 12 }, () => signIn(address, 'not the password')));
      const refused = all.find((reply) => reply.status === 429);
      const { headers, body } = await visible(refused as Response);
      return { names: Object.keys(headers).sort(), body: body.replace(/\d+/g, '0') };
    };
    expect(await answers(someEmail())).toEqual(await answers(email));
  });
});

describe.each(['/api/auth/login-link', '/api/auth/password-reset'])('who asks at %s', (path) => {
  const mailsTo = (email: string) => product.mail().messages(email).length;

  it('reads the same for known and unknown addresses, and each gets one mail', async () => {
    const { email } = await product.person();
    await mailedToken(product, email, 'verification');
    const before = mailsTo(email);
    const nobody = someEmail();
    const [known, unknown] = await Promise.all(
      [email, nobody].map(async (address) => visible(await post(path, { email: address }))),
    );
    expect(known?.status).toBe(204);
    expect(unknown).toEqual(known);
    expect(mailsTo(email) - before).toBe(1);
    expect(mailsTo(nobody)).toBe(1);
  });

  it('reads the same when mail can not be sent', async () => {
    const { email } = await product.person();
    product.mail().refuse(() => ({ code: 550, words: 'no' }));
    const [known, unknown] = await Promise.all(
      [email, someEmail()].map(async (address) => visible(await post(path, { email: address }))),
    );
    product.mail().refuse();
    expect(known?.status).toBe(503);
    expect(unknown).toEqual(known);
  });

  it('gets no more than five mails an hour to one address, known or not', async () => {
    const statuses = async (email: string) => {
      const all: number[] = [];
      for (let i = 0; i < 6; i++) all.push((await post(path, { email })).status);
      return all;
    };
    expect(await statuses(someEmail())).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await statuses((await product.person()).email)).toEqual([204, 204, 204, 204, 204, 429]);
  });
});
