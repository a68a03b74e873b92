import { STAND_IN_SECRET_KEY } from '@parlance/stand-ins/payments/payment-stand-in';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningProduct, runningProduct } from '../../testing/running-product.ts';
import { answer, subscription, userOf } from './testing/paying-people.ts';
import { openSlowProvider } from './testing/slow-provider.ts';

let product: RunningProduct;
let provider: Awaited<ReturnType<typeof openSlowProvider>>;
let gate = Promise.resolve();
beforeAll(async () => {
  provider = await openSlowProvider(
    () => product.payments().apiUrl,
    () => gate,
  );
  const payments = { secretKey: STAND_IN_SECRET_KEY, webhookSecret: 'whsec_unheard', apiUrl: provider.url };
  product = await runningProduct({ change: (config) => ({ ...config, payments }) });
}, 120_000);
afterAll(async () => {
  await product.stop();
  provider.close();
});

it('sixty checkouts of one person while the provider keeps silent are nobody else’s trouble', async () => {
  const [ada, bob] = [await product.person(), await product.person()];
  const { promise, resolve: speak } = Promise.withResolvers<void>();
  gate = promise;
  const buy = () =>
    ada.call('POST', '/api/subscription/create_credit_purchase_session', { credit_quantity: 100 });
  const checkouts = Array.from({ length: 60 }, buy);
  // Everyone who is not to wait has been told so; the rest stands before the provider's closed door.
  let told = 0;
  await new Promise<void>((resolve) => {
    for (const checkout of checkouts)
      void checkout.then(() => {
        if (++told === 51) resolve();
      });
  });
  expect(provider.mostAtOnce()).toBe(1);
  const began = performance.now();
  expect((await userOf(bob)).credits_remaining).toBe(10);
  // Without a free connection it would be ten seconds; how quick it is on two cores, `npm run bench checkouts` measures.
  expect(performance.now() - began).toBeLessThan(5_000);
  speak();
  const replies = await Promise.all(checkouts);
  const counted = (status: number) => replies.filter((reply) => reply.status === status).length;
  // Of the twenty that are allowed, nine wait; on a busy machine some of them may wait too long.
  expect(counted(429)).toBe(40);
  expect(counted(200)).toBeGreaterThan(0);
  expect(counted(200) + counted(409)).toBe(20);
  for (const reply of replies)
    if (reply.status !== 200) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(provider.mostAtOnce()).toBe(1);
});

it('a plan may be changed, cancelled and taken up again twenty times an hour', async () => {
  const ada = await product.person();
  for (let i = 0; i < 20; i++)
    expect((await subscription(ada, 'cancel_subscription')).body.code).toBe('no_running_plan');
  expect(await answer(ada, 'POST', '/api/subscription/cancel_subscription')).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  });
});
