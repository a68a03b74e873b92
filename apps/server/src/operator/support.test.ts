import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripePayments } from '@parlance/adapters/payments/stripe';
import type { Audio } from '@parlance/contract/audios';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect } from '../db/connect.ts';
import {
  buyCredits,
  comeBack,
  customerOf,
  eventually,
  subscribe,
  userOf,
} from '../features/billing/testing/paying-people.ts';
import { operate } from '../testing/operate.ts';
import { audioRequest, type RunningProduct, runningProduct, whenIs } from '../testing/running-product.ts';
import { openSupport } from './support.ts';

const OPERATOR = fileURLToPath(new URL('./operator.ts', import.meta.url));
vi.setConfig({ testTimeout: 120_000 });

let product: RunningProduct;
let folder: string;
beforeAll(async () => {
  product = await runningProduct();
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-support-'));
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const settings = () => ({
  DATABASE_URL: product.databaseUrl,
  PARLANCE_DATA_DIR: folder,
  PARLANCE_STAND_INS_PORT: new URL(product.payments().apiUrl).port,
  LOG_LEVEL: 'silent',
});
const operator = (...args: string[]) => operate(settings(), ...args);

/** As it is typed: a program of its own. */
async function program(...args: string[]): Promise<{ said: string; code: number }> {
  const { NODE_COMPILE_CACHE, PATH } = process.env;
  const env = { NODE_COMPILE_CACHE, PATH, ...settings() };
  const child = spawn(process.execPath, [OPERATOR, ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const code = await new Promise<number>((resolve) => child.once('close', resolve));
  return { said, code };
}

it('finds a person, gives credits, and gives money back within fourteen days', async () => {
  const ada = await product.person();
  await comeBack(ada, 'process_credit_purchase_success', await buyCredits(ada, 100));
  await subscribe(ada, 'basic');
  expect(await operator('grant-credits', '--user', ada.email, '--credits', '25')).toContain('25 credits');
  const found = await operator('find-user', '--user', ada.email.toUpperCase());
  expect(found).toMatch(/plan +basic, active/);
  expect(found).toMatch(/credits +235/);
  expect(found).toContain('$9.00');

  const asked = await operator('refund', '--user', ada.email);
  expect(asked).toMatch(/payment +in_\w+, \$9.00 for a month of "basic"/);
  expect(asked).toMatch(/credits +100 are taken back\nplan +ends now/);
  expect(asked).toContain('Say --yes');
  expect((await userOf(ada)).plan).toBe('basic');
  const done = await operator('refund', '--user', ada.email, '--yes');
  expect(done).toMatch(/Refunded \$9.00 \(in_\w+\); 100 credits were taken back.\nThe plan has ended./);
  expect(await userOf(ada)).toMatchObject({
    plan: 'trial',
    status: 'inactive',
    credits_used: 0,
    credits_remaining: 35,
  });
  // The plan's payment is meant again, not the one before it.
  expect(await operator('refund', '--user', ada.email, '--yes')).toMatch(/in_\w+ was refunded on/);
  const { books } = product.payments();
  const refunded = Object.values(books.payments).filter(
    (one) => one.customer === customerOf(product, ada).id,
  );
  expect(refunded.map(({ refunded: cents }) => cents).sort()).toEqual([0, 900]);
});

it('ends with a refund only the plan that was paid for, and refuses what is older than fourteen days', async () => {
  const { db, close } = connect(product.databaseUrl, 2, () => {});
  const { apiUrl, secretKey, webhookSecret } = product.payments();
  const payments = stripePayments({ apiUrl, secretKey, webhookSecret });
  const support = openSupport({
    publicUrl: 'https://parlance.example',
    db,
    clock: { now: () => new Date() },
    payments,
    openGeneration: () => Promise.reject(new Error('nothing is made here')),
  });
  const ada = await product.person();
  await subscribe(ada, 'basic');
  const first = await support.previewRefund(ada.email, undefined);
  await payments.endSubscription(Object.values(product.payments().books.subscriptions).at(-1)!.id);
  await eventually(async () => (await userOf(ada)).status === 'inactive');
  await subscribe(ada, 'pro');
  expect(first).toMatchObject({ endsPlan: true, credits: 100 });
  const refunded = await support.refund(ada.email, first.payment.id);
  expect(refunded).toMatchObject({ endsPlan: false, credits: 0 });
  expect((await userOf(ada)).plan).toBe('pro');
  await db.execute(sql`update payments set paid_at = paid_at - interval '15 days'`);
  await expect(support.previewRefund(ada.email, undefined)).rejects.toThrow('more than 14 days ago');
  await close();
});

it('lists what failed and tries it again', async () => {
  const ada = await product.person();
  product.humming.before(async () => {
    throw new Error('the engine broke');
  });
  const { id } = (await (await ada.call('POST', '/api/audios', audioRequest())).json()) as Audio;
  await whenIs(ada, id, 'failed');
  expect(await program('failed')).toMatchObject({ said: expect.stringContaining(id), code: 0 });
  product.humming.before(async () => {});
  expect(await operator('requeue', '--audio', id)).toContain('in a moment');
  expect((await whenIs(ada, id, 'ready')).credits_charged).toBe(1);
});

it('answers mistakes in a sentence, and says to programs that it failed', async () => {
  expect(await program('find-user', '--user', 'nobody@example.com')).toEqual({
    said: 'Nobody is known by "nobody@example.com".\n',
    code: 1,
  });
  expect(await operator('grant-credits', '--user', 'x', '--credits', '-5')).toMatch(/credits/);
});
