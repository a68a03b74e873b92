import { AppError } from '@parlance/kernel/errors';
import { CURRENCIES, type Currency, PAID_PLANS, type PaidPlan } from '@parlance/kernel/prices';
import type { Checkout, Invoice, PaymentEvent, SubscriptionState } from '@parlance/ports/payments';
import type Stripe from 'stripe';

/** Stripe returns an id, or the object itself where it was expanded. */
export const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

const moment = (seconds: number): Date => new Date(seconds * 1000);

function currencyOf(code: string | null): Currency {
  const known = CURRENCIES.find((currency) => currency === code);
  if (!known) throw new AppError('payments.foreign', { log: `we don't sell in ${code}` });
  return known;
}

export const checkoutOf = (session: Stripe.Checkout.Session): Checkout | undefined => {
  const customerId = idOf(session.customer);
  if (!customerId || !session.client_reference_id) return undefined;
  const paid = session.status === 'complete' && session.payment_status !== 'unpaid';
  return {
    id: session.id,
    customerId,
    userId: session.client_reference_id,
    status: paid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    subscriptionId: idOf(session.subscription),
    credits: Number(session.metadata?.credits ?? 0),
    creditKind: session.metadata?.credit_kind === 'api' ? 'api' : 'extra',
    amountCents: session.amount_total ?? 0,
    currency: currencyOf(session.currency),
    createdAt: moment(session.created),
  };
};

const STATUS: Record<string, SubscriptionState['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete: 'past_due',
};

export function subscriptionOf(subscription: Stripe.Subscription): SubscriptionState | undefined {
  const [item] = subscription.items.data;
  const plan = PAID_PLANS.find((name) => name === item?.price.metadata.plan);
  if (!item || !plan) return undefined;
  const changedAt = Number(subscription.metadata.plan_changed_at);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    plan,
    status: STATUS[subscription.status] ?? 'ended',
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    currency: currencyOf(subscription.currency),
    periodStart: moment(item.current_period_start),
    periodEnd: moment(item.current_period_end),
    planChangedAt: changedAt ? moment(changedAt) : undefined,
    latestInvoiceId: idOf(subscription.latest_invoice),
  };
}

const WHY: Record<string, Invoice['why']> = { subscription_create: 'start', subscription_cycle: 'renewal' };

/** `plans` are those of the lines. A line that makes up for a change is not the month itself. */
export function invoiceOf(invoice: Stripe.Invoice, plans: (PaidPlan | undefined)[]): Invoice {
  const months = invoice.lines.data.flatMap((line, index) => {
    const plan = plans[index];
    const isMonth =
      plan && !line.parent?.subscription_item_details?.proration && !line.parent?.invoice_item_details;
    return isMonth ? [{ plan, start: moment(line.period.start), end: moment(line.period.end) }] : [];
  });
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id: invoice.id,
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    why: WHY[invoice.billing_reason ?? ''] ?? 'other',
    month: months[0],
    paid: invoice.status === 'paid',
    failed: invoice.status === 'open' && invoice.attempt_count > 0,
    amountCents: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    currency: currencyOf(invoice.currency),
    paidAt: paidAt ? moment(paidAt) : undefined,
  };
}

const ABOUT = { 'checkout.session': 'checkout', subscription: 'subscription', invoice: 'invoice' } as const;

export function eventOf({ id, data }: Stripe.Event): PaymentEvent {
  const thing = data.object as { object?: string; id?: string; customer?: string | { id: string } | null };
  const what = ABOUT[thing.object as keyof typeof ABOUT];
  const customerId = idOf(thing.customer);
  return { id, about: what && thing.id && customerId ? { what, id: thing.id, customerId } : undefined };
}
