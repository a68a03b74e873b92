import { addMonths, type PaidPlan, PLAN_CENTS } from '@parlance/kernel/prices';
import type { Checkout, Invoice, PaymentEvent, Payments, SubscriptionState } from '@parlance/ports/payments';

type What = NonNullable<PaymentEvent['about']>['what'];
type Known<T> = Map<string, T>;

/**
 * A provider without a network and with a clock that is moved by hand: one customer, whatever happens to them,
 * and the news about it.
 */
export function memoryProvider(customerId: string, userId: string, start: Date) {
  let now = start;
  let numbers = 0;
  const checkouts: Known<Checkout> = new Map();
  const subscriptions: Known<SubscriptionState> = new Map();
  const invoices: Known<Invoice> = new Map();
  const news: PaymentEvent[] = [];
  const key = (prefix: string) => `${prefix}_${customerId}_${++numbers}`;
  const tell = (what: What, id: string) => news.push({ id: key('evt'), about: { what, id, customerId } });

  function bill(subscription: SubscriptionState, why: Invoice['why'], paid: boolean): void {
    const { plan, currency, periodStart, periodEnd } = subscription;
    const id = key('in');
    invoices.set(id, {
      id,
      customerId,
      subscriptionId: subscription.id,
      why,
      currency,
      amountCents: PLAN_CENTS[plan][currency],
      month: { plan, start: periodStart, end: periodEnd },
      paid,
      failed: !paid,
      paidAt: paid ? now : undefined,
    });
    subscription.latestInvoiceId = id;
    subscription.status = paid ? 'active' : 'past_due';
    tell('invoice', id);
  }

  const running = (): SubscriptionState | undefined =>
    [...subscriptions.values()].find(({ status }) => status !== 'ended');

  function open(credits: number): Checkout {
    const id = key('cs');
    const money = { amountCents: credits * 6, currency: 'usd' as const, createdAt: now };
    const made: Checkout = {
      id,
      customerId,
      userId,
      status: 'paid',
      subscriptionId: undefined,
      credits,
      creditKind: 'extra',
      ...money,
    };
    checkouts.set(id, made);
    return made;
  }

  const never = async (): Promise<never> => {
    throw new Error('not asked for here');
  };
  const copied = <T extends object>(thing: T | undefined): T | undefined => thing && { ...thing };

  const payments: Payments = {
    createCustomer: never,
    describeCustomer: never,
    deleteCustomer: never,
    openPortal: never,
    openPlanCheckout: never,
    openCreditCheckout: never,
    closeCheckout: never,
    refund: never,
    readEvent: never,
    endSubscription: never,
    readCheckout: async (id) => copied(checkouts.get(id)),
    readSubscription: async (id) => copied(subscriptions.get(id)),
    readInvoice: async (id) => copied(invoices.get(id)),
    async changePlan(id, { plan, at }) {
      Object.assign(subscriptions.get(id)!, { plan, planChangedAt: at });
      tell('subscription', id);
    },
    async setCancelsAtPeriodEnd(id, cancelsAtPeriodEnd) {
      Object.assign(subscriptions.get(id)!, { cancelsAtPeriodEnd });
      tell('subscription', id);
    },
  };

  function end(subscription: SubscriptionState): void {
    subscription.status = 'ended';
    tell('subscription', subscription.id);
  }

  return {
    payments,
    news,
    running,
    checkouts,
    subscriptions,
    invoices,
    clock: { now: () => now },
    buyPlan(plan: PaidPlan): void {
      const id = key('sub');
      const months = { periodStart: now, periodEnd: addMonths(now, 1), planChangedAt: undefined };
      const state = { status: 'active' as const, cancelsAtPeriodEnd: false, currency: 'usd' as const };
      subscriptions.set(id, { id, customerId, plan, ...state, ...months, latestInvoiceId: undefined });
      bill(subscriptions.get(id)!, 'start', true);
      tell('subscription', id);
      const checkout = open(0);
      checkout.subscriptionId = id;
      tell('checkout', checkout.id);
    },
    /** Told of twice: that it was completed, and that the money came. */
    buyCredits(credits: number): void {
      const { id } = open(credits);
      tell('checkout', id);
      tell('checkout', id);
    },
    /** The month ends: it is renewed, or over, or could not be paid; some days pass. */
    nextMonth(subscription: SubscriptionState, paid: boolean): void {
      now = subscription.periodEnd;
      if (subscription.cancelsAtPeriodEnd) end(subscription);
      else {
        subscription.periodStart = now;
        subscription.periodEnd = addMonths(now, 1);
        bill(subscription, 'renewal', paid);
        tell('subscription', subscription.id);
      }
      now = new Date(now.getTime() + 3 * 86_400_000);
    },
    payLate(subscription: SubscriptionState): void {
      const invoice = invoices.get(subscription.latestInvoiceId ?? '')!;
      Object.assign(invoice, { paid: true, failed: false, paidAt: now });
      subscription.status = 'active';
      tell('invoice', invoice.id);
    },
    end,
    /** Within the month: it does not end without a bill. */
    passDays(days: number): void {
      const end = running()?.periodEnd.getTime() ?? Number.POSITIVE_INFINITY;
      now = new Date(Math.min(now.getTime() + days * 86_400_000, end - 1_000));
    },
  };
}

export type MemoryProvider = ReturnType<typeof memoryProvider>;
