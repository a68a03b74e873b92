import { expect, it } from 'vitest';
import { syncSubscription } from './sync-from-provider.ts';

const SECOND = new Date('2026-11-16T20:30:07Z');

it('news that the plan before has ended does not end one that began in the same second', async () => {
  const account = {
    userId: 'u',
    customerId: 'cus_1',
    subscriptionId: 'sub_pro',
    plan: 'pro',
    status: 'active',
    periodStart: SECOND,
  } as never;
  const ended = {
    customerId: 'cus_1',
    plan: 'basic',
    status: 'ended',
    periodStart: SECOND,
    periodEnd: SECOND,
  };
  const nobody = {} as never;
  const news = { id: 'sub_basic', state: ended, latestBill: undefined } as never;
  expect(await syncSubscription(nobody, nobody, account, news)).toBe(account);
});
