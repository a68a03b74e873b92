import { stripePayments } from '@parlance/adapters/payments/stripe';
import { MONTHLY_CREDITS, type PaidPlan, PLAN_CENTS } from '@parlance/kernel/prices';
import { sign } from '@parlance/stand-ins/payments/webhooks';
import { createStandIns } from '@parlance/stand-ins/stand-ins';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrateDatabase } from '../../db/migrate.ts';
import { creditEntries, creditGrants, payments as paymentRows } from '../../db/schema/billing.ts';
import { freshDatabase } from '../../db/testing/database.ts';
import { chanceOf } from '../../testing/invariants/chance.ts';
import { newUser, openTrial, refuseFalseLedger } from '../../testing/invariants/trial-database.ts';
import { changePlan, setCancelled } from './actions/change-plan.ts';
import { expireDueCredits } from './actions/maintain-billing.ts';
import { openCreditCheckout, openPlanCheckout } from './actions/open-checkout.ts';
import { takePaymentEvent } from './actions/take-payment-event.ts';
import { billingStore } from './billing.store.ts';
import { balanceOf, subscriptionView } from './billing.view.ts';
import { holdCredits, settleCredits } from './ledger.store.ts';
import { CARDS, payAt } from './testing/paying-people.ts';

const DAY_MS = 86_400_000;
const CENTS = { basic: PLAN_CENTS.basic.brl, pro: PLAN_CENTS.pro.brl };

vi.setConfig({ testTimeout: 120_000 });
let close: () => Promise<void>;
let life: Awaited<ReturnType<typeof begin>>;
beforeAll(async () => {
  life = await begin();
});
afterAll(() => close());

/** Somebody in Brazil who lives by the provider's test clock; ours shows the same. */
async function begin() {
  const database = await freshDatabase({ prepareTemplate: migrateDatabase });
  const trial = openTrial(database.url, 4);
  const standIns = await createStandIns({ port: 0, origins: [], services: ['payments'] });
  const standIn = standIns.payments!;
  const { apiUrl, secretKey, webhookSecret, books, pageUrl } = standIn;
  const given = standIn.holdEvents();
  close = async () => {
    await standIns.close();
    await trial.close();
    await database.drop();
  };
  const { db } = trial;
  const userId = await newUser(db);
  const payments = stripePayments({ apiUrl, secretKey, webhookSecret });
  const ask = async (path: string, frozenTime: Date) => {
    const body = new URLSearchParams({ frozen_time: String(frozenTime.getTime() / 1000) });
    const headers = { authorization: `Bearer ${secretKey}` };
    const reply = await fetch(`${apiUrl}/v1/test_helpers/test_clocks${path}`, {
      method: 'POST',
      headers,
      body,
    });
    return ((await reply.json()) as { id: string }).id;
  };
  let now = new Date(Date.UTC(2026, 0, 31, 9, 30));
  const clockId = await ask('', now);
  const clock = { now: () => now };
  const billing = billingStore(db);
  const deps = {
    billing,
    payments,
    clock,
    publicUrl: 'http://localhost:1',
    languageOf: async () => 'pt-BR',
    log: undefined as never,
  };
  const actor = {
    userId,
    name: 'Bia',
    email: 'bia@example.com',
    emailVerified: true,
    isAdmin: false,
    createdAt: now,
    sessionId: '',
  };
  const chance = chanceOf(14);

  const change = (set: object) =>
    billing.underLock(userId, now, (tx, account) => billing.change(tx, account, set));
  const customerId = await payments.createCustomer(actor);
  await change({ customerId, country: 'BR', taxId: '52998224725' });
  books.customers[customerId]!.test_clock = clockId;

  /** News in any order, some of it twice. */
  async function hear(): Promise<void> {
    const news = given();
    for (const { body } of chance.shuffled([...news, ...news.filter(() => chance.happens(0.4))]))
      await takePaymentEvent(deps, await payments.readEvent(body, sign(body, webhookSecret)));
  }

  return {
    db,
    userId,
    books,
    deps,
    hear,
    customerId,
    buyer: { actor, acceptLanguage: null },
    now: () => now,
    portal: `${pageUrl}/portal/${customerId}`,
    async passTo(moment: Date): Promise<void> {
      now = moment;
      await ask(`/${clockId}/advance`, now);
      await hear();
      await expireDueCredits(deps);
    },
    async spend(runId: string, credits: number): Promise<void> {
      await db.transaction(async (tx) => {
        await holdCredits(tx, { userId, runId, audioId: runId, credits }, now);
        await settleCredits(tx, runId, now);
      });
    },
    async view() {
      const standing = await billing.standingOf(userId, now);
      return { ...subscriptionView(standing, now), balance: balanceOf(standing, now) };
    },
  };
}

const later = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS + 17_000);

/** To the cent what the provider took, and to the credit what was given for it. */
async function reconcile(): Promise<void> {
  const { db, userId, books } = life;
  const rows = await db.select().from(paymentRows).where(eq(paymentRows.userId, userId));
  const bills = Object.values(books.invoices).filter(({ status }) => status === 'paid');
  const purchases = Object.values(books.sessions).filter(
    (one) => one.mode === 'payment' && one.status === 'complete',
  );
  const taken = [
    ...bills.map(({ id, amount_paid }) => [id, amount_paid]),
    ...purchases.map(({ id, amount_total }) => [id, amount_total]),
  ];
  expect(rows.map(({ id, amountCents }) => [id, amountCents]).sort()).toEqual(taken.sort());
  const charged = Object.values(books.payments).reduce((sum, { amount }) => sum + amount, 0);
  expect(rows.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(charged);

  const grants = await db.select().from(creditGrants).where(eq(creditGrants.userId, userId));
  // The last bill, for a change within the last month, brings none: they came with the change.
  for (const { id, credits } of rows)
    expect(grants.find(({ source }) => source === id)?.credits ?? 0).toBe(credits);
  const paidFor = grants.filter(({ source }) => rows.some(({ id }) => id === source));
  expect(paidFor).toHaveLength(rows.filter(({ credits }) => credits > 0).length);
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, userId));
  expect(entries.reduce((sum, { credits }) => sum + credits, 0)).toBe((await life.view()).balance);
  await refuseFalseLedger(db);
}

const lastBill = () => Object.values(life.books.invoices).at(-1)!;

/** What a change at a moment adds to the next bill. */
function difference(
  from: PaidPlan,
  to: PaidPlan,
  at: Date,
  { start, end }: { start: number; end: number },
): number {
  const share = (end - Math.floor(at.getTime() / 1000)) / (end - start);
  return Math.round(CENTS[to] * share) - Math.round(CENTS[from] * share);
}

it('reconciles fourteen months of renewals, changes, purchases, failures and expiry', async () => {
  const { deps, userId, buyer } = life;
  await payAt((await openPlanCheckout(deps, buyer, 'basic')).url);
  await life.hear();
  await reconcile();
  let plan: PaidPlan = 'basic';
  let added = 0;
  let bought = 0;

  for (let month = 0; month < 14; month++) {
    const bill = lastBill();
    const period = bill.lines.at(-1)!.period;
    const [start, end] = [new Date(period.start * 1000), new Date(period.end * 1000)];
    const moneyOf = (to: PaidPlan) => difference(plan, to, life.now(), period);
    expect(bill.amount_paid).toBe(CENTS[plan] + added);
    expect(await life.view()).toMatchObject({ plan, balance: MONTHLY_CREDITS[plan] + 10 + bought });
    added = 0;

    await life.passTo(later(start, 5));
    await life.spend(`month-${month}`, 7);
    if (month === 1) {
      await life.passTo(later(start, 11));
      added = moneyOf('pro');
      await changePlan(deps, userId, 'pro');
      plan = 'pro';
    }
    if (month === 3) {
      await payAt((await openCreditCheckout(deps, buyer, { credits: 200, kind: 'extra' })).url);
      bought = 200;
    }
    if (month === 4) {
      await life.passTo(later(start, 20));
      added = moneyOf('basic');
      await changePlan(deps, userId, 'basic');
      plan = 'basic';
    }
    if (month === 6) {
      added = moneyOf('pro');
      await changePlan(deps, userId, 'pro');
      // All that the bigger plan brought is spent: the smaller one is had at once, and nothing is paid back.
      await life.spend('everything', (await life.view()).balance - 10 - bought);
      await changePlan(deps, userId, 'basic');
    }
    if (month === 8) await payAt(life.portal, CARDS.fails);
    if (month === 10) {
      await setCancelled(deps, userId, true);
      expect((await life.view()).status).toBe('cancelled');
      await setCancelled(deps, userId, false);
    }
    if (month === 13) {
      added = moneyOf('pro');
      await changePlan(deps, userId, 'pro');
      await setCancelled(deps, userId, true);
    }
    await life.hear();
    await reconcile();

    await life.passTo(later(end, 0));
    if (month === 8) {
      expect(await life.view()).toMatchObject({ status: 'inactive', plan });
      await life.passTo(later(end, 2));
      expect((await life.view()).balance).toBe(10 + bought);
      await payAt(life.portal, CARDS.good);
      await life.hear();
    }
    // What was bought in the fourth month lasts for twelve.
    expect(life.now() < new Date(Date.UTC(2027, 4, 1))).toBe(true);
    await reconcile();
  }

  expect(await life.view()).toMatchObject({ plan: 'trial', status: 'inactive', balance: 10 + bought });
  expect(lastBill()).toMatchObject({ amount_paid: added, lines: [{ proration: true }, { proration: true }] });
  await life.passTo(new Date(Date.UTC(2027, 5, 1)));
  expect((await life.view()).balance).toBe(10);
  await reconcile();
  expect(Object.keys(life.books.invoices)).toHaveLength(15);
});
