import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payments } from '../src/payments.ts';

type Delivery = { body: string; signature: string };

export type PaymentsTrial = {
  payments: Payments;
  /** Nothing listens where it asks. */
  paymentsWithoutProvider: Payments;
  /** A person at the checkout's page; false when the card is refused. */
  pay(checkoutUrl: string, card: 'good' | 'declined'): Promise<boolean>;
  /** The card that is charged from now on can't be. */
  spoilCard(customerId: string): Promise<void>;
  /** To the end of the month that runs. */
  passMonth(customerId: string): Promise<void>;
  /** News that has come up since it was last asked for. */
  news(): Delivery[];
  /** The same, signed so many seconds ago, and signed by somebody else. */
  signedBefore(body: string, seconds: number): string;
  signedByStranger(body: string): string;
  close(): Promise<void>;
};

let users = 0;

/** What every payment provider promises. */
export function paymentsSuite(name: string, open: () => Promise<PaymentsTrial>): void {
  describe(`payments: ${name}`, () => {
    let trial: PaymentsTrial;
    let payments: Payments;
    beforeAll(async () => {
      trial = await open();
      payments = trial.payments;
    });
    afterAll(() => trial.close());

    async function customer() {
      const userId = `user-${++users}`;
      const who = { userId, email: `${userId}@example.com`, name: 'Ada Example' };
      const customerId = await payments.createCustomer(who);
      const request = {
        customerId,
        userId,
        currency: 'usd' as const,
        language: 'en-US',
        successUrl: 'http://localhost:1/ok?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'http://localhost:1/no',
      };
      return { who, userId, customerId, request };
    }

    async function subscriber(plan: 'basic' | 'pro' = 'basic') {
      const someone = await customer();
      const checkout = await payments.openPlanCheckout({ ...someone.request, plan });
      expect(await trial.pay(checkout.url, 'good')).toBe(true);
      const { subscriptionId = '' } = (await payments.readCheckout(checkout.id)) ?? {};
      const state = async () => (await payments.readSubscription(subscriptionId))!;
      const bill = async () => (await payments.readInvoice((await state()).latestInvoiceId ?? ''))!;
      return { ...someone, checkout, subscriptionId, state, bill };
    }

    it('knows one customer for one user', async () => {
      const { who, customerId } = await customer();
      expect(await payments.createCustomer(who)).toBe(customerId);
    });

    it('takes a month of a plan, and says for whom and for how long', async () => {
      const { checkout, userId, customerId, subscriptionId, state, bill } = await subscriber();
      expect(await payments.readCheckout(checkout.id)).toMatchObject({
        status: 'paid',
        userId,
        customerId,
        subscriptionId,
        amountCents: 900,
        currency: 'usd',
      });
      const now = await state();
      expect(now).toMatchObject({ plan: 'basic', status: 'active', cancelsAtPeriodEnd: false, customerId });
      const days = (now.periodEnd.getTime() - now.periodStart.getTime()) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(28);
      expect(days).toBeLessThanOrEqual(31);
      expect(await bill()).toMatchObject({
        paid: true,
        failed: false,
        why: 'start',
        amountCents: 900,
        subscriptionId,
        month: { plan: 'basic', start: now.periodStart, end: now.periodEnd },
      });
    });

    it.each([
      ['brl', 5_900],
      ['eur', 1_800],
    ] as const)('asks in %s', async (currency, cents) => {
      const { request } = await customer();
      const { id } = await payments.openPlanCheckout({ ...request, currency, plan: 'pro' });
      expect(await payments.readCheckout(id)).toMatchObject({ currency, amountCents: cents, status: 'open' });
    });

    it('sells credits in blocks', async () => {
      const { request } = await customer();
      const { id, url } = await payments.openCreditCheckout({ ...request, credits: 300, kind: 'extra' });
      expect(await payments.readCheckout(id)).toMatchObject({
        status: 'open',
        credits: 300,
        amountCents: 1_800,
      });
      await trial.pay(url, 'good');
      expect(await payments.readCheckout(id)).toMatchObject({ status: 'paid', subscriptionId: undefined });
    });

    it('sells credits of the API in dollars, whatever else is paid in', async () => {
      const { request } = await customer();
      const bought = { credits: 200, kind: 'api' } as const;
      const { id } = await payments.openCreditCheckout({ ...request, currency: 'brl', ...bought });
      expect(await payments.readCheckout(id)).toMatchObject({
        credits: 200,
        creditKind: 'api',
        amountCents: 1_000,
        currency: 'usd',
      });
    });

    it('gives nothing for a card that is declined, and takes another one', async () => {
      const { request } = await customer();
      const { id, url } = await payments.openCreditCheckout({ ...request, credits: 100, kind: 'extra' });
      expect(await trial.pay(url, 'declined')).toBe(false);
      expect(await payments.readCheckout(id)).toMatchObject({ status: 'open' });
      expect(await trial.pay(url, 'good')).toBe(true);
    });

    it('closes a checkout that was not paid, and says so when it was', async () => {
      const { request } = await customer();
      const unpaid = await payments.openPlanCheckout({ ...request, plan: 'basic' });
      expect(await payments.closeCheckout(unpaid.id)).toBe(true);
      expect(await payments.readCheckout(unpaid.id)).toMatchObject({ status: 'expired' });
      expect(await trial.pay(unpaid.url, 'good')).toBe(false);
      expect(await payments.closeCheckout(unpaid.id)).toBe(true);
      expect(await payments.closeCheckout((await subscriber()).checkout.id)).toBe(false);
    });

    it('changes the plan at once and puts the difference on the next bill', async () => {
      const { customerId, subscriptionId, state, bill } = await subscriber('basic');
      const { periodStart, periodEnd } = await state();
      const at = new Date(Math.floor((periodStart.getTime() + periodEnd.getTime()) / 2000) * 1000);
      await payments.changePlan(subscriptionId, { plan: 'pro', at, prorated: true });
      expect(await state()).toMatchObject({ plan: 'pro', periodStart, periodEnd, planChangedAt: at });
      expect((await bill()).why).toBe('start');
      await trial.passMonth(customerId);
      const renewed = await state();
      expect(renewed.periodStart).toEqual(periodEnd);
      const next = await bill();
      expect(next).toMatchObject({ why: 'renewal', paid: true, month: { plan: 'pro', start: periodEnd } });
      expect(next.amountCents).toBe(1_900 - 450 + 950);
    });

    it('changes the plan without a difference when asked to', async () => {
      const { customerId, subscriptionId, bill, state } = await subscriber('pro');
      const { periodStart: at } = await state();
      await payments.changePlan(subscriptionId, { plan: 'basic', at, prorated: false });
      await trial.passMonth(customerId);
      expect((await bill()).amountCents).toBe(900);
    });

    it('ends at the end of the month after a cancellation, unless it is taken back', async () => {
      const { customerId, subscriptionId, state } = await subscriber();
      await payments.setCancelsAtPeriodEnd(subscriptionId, true);
      expect(await state()).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true });
      await payments.setCancelsAtPeriodEnd(subscriptionId, false);
      await trial.passMonth(customerId);
      expect(await state()).toMatchObject({ status: 'active', cancelsAtPeriodEnd: false });
      await payments.setCancelsAtPeriodEnd(subscriptionId, true);
      await trial.passMonth(customerId);
      expect((await state()).status).toBe('ended');
    });

    it('collects what a change cost at the end of a month that is the last', async () => {
      const { customerId, subscriptionId, state, bill } = await subscriber('basic');
      const { periodStart, periodEnd } = await state();
      const at = new Date(Math.floor((periodStart.getTime() + periodEnd.getTime()) / 2000) * 1000);
      await payments.changePlan(subscriptionId, { plan: 'pro', at, prorated: true });
      await payments.setCancelsAtPeriodEnd(subscriptionId, true);
      await trial.passMonth(customerId);
      expect((await state()).status).toBe('ended');
      expect(await bill()).toMatchObject({ paid: true, month: undefined, amountCents: 950 - 450 });
    });

    it('says that a month could not be paid', async () => {
      const { customerId, state, bill } = await subscriber();
      await trial.spoilCard(customerId);
      await trial.passMonth(customerId);
      expect((await state()).status).toBe('past_due');
      expect(await bill()).toMatchObject({ paid: false, failed: true, amountCents: 900 });
    });

    it('gives money back once, however often it is asked to', async () => {
      const { bill } = await subscriber();
      const { id: invoiceId } = await bill();
      await payments.refund({ invoiceId });
      await payments.refund({ invoiceId });
    });

    it('ends everything of a customer who goes, and does not mind a second farewell', async () => {
      const { customerId, state } = await subscriber();
      await payments.deleteCustomer(customerId);
      expect((await state()).status).toBe('ended');
      await payments.deleteCustomer(customerId);
    });

    it('writes country and tax id on the bills, as often as they are given', async () => {
      const { customerId } = await customer();
      for (const taxId of ['529.982.247-25', '529.982.247-25', '111.444.777-35'])
        await payments.describeCustomer(customerId, { country: 'BR', taxId });
    });

    it('opens a page for cards and bills', async () => {
      const { customerId } = await customer();
      const url = await payments.openPortal({
        customerId,
        returnUrl: 'http://localhost:1/',
        language: 'pt-BR',
      });
      expect(new URL(url).protocol).toMatch(/^https?:$/);
    });

    it('knows nothing of what never was', async () => {
      expect(await payments.readCheckout('cs_test_none')).toBeUndefined();
      expect(await payments.readSubscription('sub_none')).toBeUndefined();
      expect(await payments.readInvoice('in_none')).toBeUndefined();
      const change = payments.setCancelsAtPeriodEnd('sub_none', true);
      await expect(change).rejects.toMatchObject({ code: 'payments.unknown' });
    });

    it('says when the provider does not answer', () =>
      expect(trial.paymentsWithoutProvider.readCheckout('cs_test_1')).rejects.toMatchObject({
        code: 'payments_unavailable',
        retry: 'later',
      }));

    describe('news', () => {
      it('says what it is about, and whom', async () => {
        trial.news();
        const { customerId } = await subscriber();
        const read = await Promise.all(
          trial.news().map(({ body, signature }) => payments.readEvent(body, signature)),
        );
        expect(read.map(({ about }) => about?.what).sort()).toEqual(['checkout', 'invoice', 'subscription']);
        for (const { about } of read) expect(about?.customerId).toBe(customerId);
        expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
      });

      it('is refused when it is forged, altered, unsigned or stale', async () => {
        trial.news();
        await subscriber();
        const [{ body, signature }] = trial.news() as [Delivery];
        const refused = { code: 'webhook_refused' };
        await expect(payments.readEvent(body, signature)).resolves.toBeDefined();
        await expect(payments.readEvent(body.replace('evt_', 'evt-'), signature)).rejects.toMatchObject(
          refused,
        );
        await expect(payments.readEvent(body, undefined)).rejects.toMatchObject(refused);
        await expect(payments.readEvent(body, 't=1,v1=00')).rejects.toMatchObject(refused);
        await expect(payments.readEvent(body, trial.signedByStranger(body))).rejects.toMatchObject(refused);
        await expect(payments.readEvent(body, trial.signedBefore(body, 240))).resolves.toBeDefined();
        await expect(payments.readEvent(body, trial.signedBefore(body, 600))).rejects.toMatchObject(refused);
      });
    });
  });
}
