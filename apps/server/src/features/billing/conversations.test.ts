import { AppError } from '@parlance/kernel/errors';
import type { Payments } from '@parlance/ports/payments';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { billingAccounts, paymentConversations } from '../../db/schema/billing.ts';
import { freshDatabase } from '../../db/testing/database.ts';
import { memoryProvider } from '../../testing/invariants/memory-provider.ts';
import { newUser } from '../../testing/invariants/trial-database.ts';
import { converse } from './actions/converse.ts';
import { openCreditCheckout } from './actions/open-checkout.ts';
import { takePaymentEvent } from './actions/take-payment-event.ts';
import { billingStore } from './billing.store.ts';

const CONNECTIONS = 2;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let connection: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await freshDatabase({ prepareTemplate: migrateDatabase });
  connection = connect(database.url, CONNECTIONS, () => {});
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const clock = { now: () => new Date() };
const depsWith = (payments: Payments) => ({
  billing: billingStore(connection.db),
  payments,
  clock,
  publicUrl: 'http://localhost:1',
  languageOf: async () => 'en-US',
});
const buyerOf = (userId: string) => {
  const actor = {
    userId,
    name: 'Ada',
    email: `${userId}@example.com`,
    emailVerified: true,
    isAdmin: false,
    sessionId: '',
  };
  return { actor: { ...actor, createdAt: new Date() }, acceptLanguage: null };
};
const bought = { credits: 100, kind: 'extra' } as const;
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: AppError) => error.code,
  );

/** A provider that answers nobody until it is let. */
function silentProvider() {
  const { payments } = memoryProvider('cus', 'user', new Date());
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let [asked, atOnce, mostAtOnce] = [0, 0, 0];
  let onAsked = () => {};
  return {
    answer,
    mostAtOnce: () => mostAtOnce,
    untilAsked: (times: number) =>
      new Promise<void>((resolve) => {
        onAsked = () => asked >= times && resolve();
        onAsked();
      }),
    payments: {
      ...payments,
      createCustomer: async ({ userId }) => `cus_${userId}`,
      async openCreditCheckout() {
        asked += 1;
        atOnce += 1;
        mostAtOnce = Math.max(mostAtOnce, atOnce);
        onAsked();
        await answered;
        atOnce -= 1;
        return { id: 'cs', url: 'http://localhost:1' };
      },
    } satisfies Payments as Payments,
  };
}

it('hold no connection while the provider keeps silent, however many there are', async () => {
  const provider = silentProvider();
  const deps = depsWith(provider.payments);
  const people = await Promise.all(Array.from({ length: 6 }, () => newUser(connection.db)));
  const opening = people.map((userId) => openCreditCheckout(deps, buyerOf(userId), bought));
  await provider.untilAsked(people.length);
  const { pool } = connection;
  expect([pool.idleCount, pool.waitingCount]).toEqual([pool.totalCount, 0]);
  const another = await newUser(connection.db);
  expect((await deps.billing.loadBillingState(another, clock.now())).grants).toHaveLength(1);
  provider.answer();
  await Promise.all(opening);
});

it('are held one at a time for each person; some wait, and more are refused at once', async () => {
  const provider = silentProvider();
  const deps = depsWith(provider.payments);
  const buyer = buyerOf(await newUser(connection.db));
  const open = () => outcome(openCreditCheckout(deps, buyer, bought));
  const first = open();
  await provider.untilAsked(1);
  const waiting = Array.from({ length: 8 }, open);
  expect(await open()).toBe('payment_in_progress');
  provider.answer();
  expect(await Promise.all([first, ...waiting])).toEqual(Array(9).fill('done'));
  expect(provider.mostAtOnce()).toBe(1);
  expect(await connection.db.select().from(paymentConversations)).toEqual([]);
});

it('are left to others when whoever held one died', async () => {
  const deps = depsWith(silentProvider().payments);
  const userId = await newUser(connection.db);
  const until = sql`now() + interval '150 milliseconds'`;
  await connection.db.insert(paymentConversations).values({ userId, holder: 'dead', until });
  const began = performance.now();
  await converse(deps, userId, async () => {});
  expect(performance.now() - began).toBeGreaterThan(100);
});

it('let nobody write who lost one to somebody else', async () => {
  const deps = depsWith(silentProvider().payments);
  const userId = await newUser(connection.db);
  const late = converse(deps, userId, async (write) => {
    await connection.db.update(paymentConversations).set({ holder: 'another' });
    await write((tx, account) => deps.billing.change(tx, account, { country: 'BR' }));
  });
  expect(await outcome(late)).toBe('payment_in_progress');
  expect(
    await connection.db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId)),
  ).toEqual([]);
});

it('leave news untaken when the provider does not answer, so that it can come again', async () => {
  const userId = await newUser(connection.db);
  const customerId = `cus_${userId}`;
  const provider = memoryProvider(customerId, userId, new Date());
  provider.buyCredits(100);
  const [event] = provider.news;
  let silent = true;
  const deps = depsWith({
    ...provider.payments,
    async readCheckout(id) {
      if (silent) throw new AppError('payments_unavailable');
      return provider.payments.readCheckout(id);
    },
  });
  await deps.billing.underLock(userId, clock.now(), (tx, account) =>
    deps.billing.change(tx, account, { customerId }),
  );
  expect(await outcome(takePaymentEvent(deps, event!))).toBe('payments_unavailable');
  silent = false;
  for (let i = 0; i < 2; i++) expect(await outcome(takePaymentEvent(deps, event!))).toBe('done');
  const { grants } = await deps.billing.loadBillingState(userId, clock.now());
  expect(grants.filter(({ kind }) => kind === 'extra')).toMatchObject([{ remaining: 100 }]);
});
