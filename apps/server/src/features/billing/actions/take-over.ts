import { API_CREDITS } from '@parlance/kernel/api-tiers';
import type { Clock } from '@parlance/kernel/clock';
import { addMonths, EXTRA_CREDITS, MONTHLY_CREDITS, type PaidPlan } from '@parlance/kernel/prices';
import type { Checkout, Invoice, Payments, SubscriptionState } from '@parlance/ports/payments';
import type { Tx } from '../../../db/connect.ts';
import { creditsExpireAt, creditsOfChange } from '../billing.policy.ts';
import type { BillingStore } from '../billing.store.ts';
import { type BillingAccount, endPlanCredits, grantCredits, takeBackCredits } from '../ledger.store.ts';

/*
 * What the provider says becomes ours. Everything here runs while the account is locked and asks the provider
 * only then: who comes later knows at least as much, so no old answer can undo a newer one, whatever the order
 * in which news arrives. Each thing is keyed by what it is about and may be taken over any number of times.
 */

export type TakeOverDeps = { billing: BillingStore; payments: Payments; clock: Clock };

const EVER = new Date(8_640_000_000_000_000);

async function grantMonth(
  deps: TakeOverDeps,
  tx: Tx,
  account: BillingAccount,
  invoice: Invoice,
  month: NonNullable<Invoice['month']>,
): Promise<void> {
  const now = deps.clock.now();
  const { userId } = account;
  const { plan, start, end } = month;
  const credits = MONTHLY_CREDITS[plan];
  const { id, amountCents, currency, paidAt } = invoice;
  const payment = { id, userId, kind: 'plan' as const, plan, credits, amountCents, currency };
  if (!(await deps.billing.recordPayment(tx, { ...payment, paidAt: paidAt ?? now }))) return;
  const times = { startsAt: start, expiresAt: creditsExpireAt(end) };
  await grantCredits(tx, { userId, kind: 'plan', source: id, credits, ...times }, now);
  // A month that is told of late brings nothing to one that has begun since.
  const starts = (await deps.billing.planGrants(tx, userId)).map(({ startsAt }) => startsAt.getTime());
  await endPlanCredits(tx, userId, new Date(Math.max(...starts)), now);
  if (account.status === 'ended' && account.subscriptionId === invoice.subscriptionId)
    await endPlanCredits(tx, userId, EVER, now);
  const kind = invoice.why === 'start' ? 'plan_started' : 'plan_renewed';
  const news = { kind, plan, cents: amountCents, currency, until: end.toISOString() } as const;
  await deps.billing.notify(tx, `paid:${id}`, userId, news, now);
}

/** Gives the plan that the bill is for. */
export async function takeOverInvoice(
  deps: TakeOverDeps,
  tx: Tx,
  account: BillingAccount,
  invoiceId: string,
): Promise<PaidPlan | undefined> {
  const invoice = await deps.payments.readInvoice(invoiceId);
  if (!invoice?.month || invoice.customerId !== account.customerId) return undefined;
  if (invoice.paid) await grantMonth(deps, tx, account, invoice, invoice.month);
  else if (invoice.failed) {
    const { amountCents: cents, currency } = invoice;
    const news = { kind: 'payment_failed', plan: invoice.month.plan, cents, currency } as const;
    await deps.billing.notify(tx, `failed:${invoice.id}`, account.userId, news, deps.clock.now());
  }
  return invoice.month.plan;
}

/** A changed plan brings or takes its share of credits for what is left of the month. */
async function followChange(
  deps: TakeOverDeps,
  tx: Tx,
  { userId }: BillingAccount,
  state: SubscriptionState,
  from: PaidPlan | undefined,
): Promise<void> {
  const { planChangedAt: at, plan: to, periodStart: start, periodEnd: end } = state;
  if (!from || from === to || !at || state.status !== 'active') return;
  const now = deps.clock.now();
  const credits = creditsOfChange({ from, to, at, start, end });
  if (credits < 0) await takeBackCredits(tx, userId, ({ kind }) => kind === 'plan', -credits, now);
  if (credits <= 0) return;
  const times = { startsAt: start, expiresAt: creditsExpireAt(end) };
  const source = `change:${state.id}:${at.getTime()}`;
  await grantCredits(tx, { userId, kind: 'plan', source, credits, ...times }, now);
}

const isSameMonth = (account: BillingAccount, { id, periodStart }: SubscriptionState): boolean =>
  account.subscriptionId === id && account.periodStart?.getTime() === periodStart.getTime();

async function end(deps: TakeOverDeps, tx: Tx, account: BillingAccount): Promise<BillingAccount> {
  await endPlanCredits(tx, account.userId, EVER, deps.clock.now());
  return deps.billing.change(tx, account, { status: 'ended', cancelsAtPeriodEnd: false });
}

export async function takeOverSubscription(
  deps: TakeOverDeps,
  tx: Tx,
  account: BillingAccount,
  subscriptionId: string,
): Promise<BillingAccount> {
  const state = await deps.payments.readSubscription(subscriptionId);
  const isKnown = account.subscriptionId === subscriptionId;
  if (!state || state.customerId !== account.customerId) return isKnown ? end(deps, tx, account) : account;
  // News of a plan that another one has come after.
  if (!isKnown && account.periodStart && state.periodStart < account.periodStart) return account;
  const billed = state.latestInvoiceId
    ? await takeOverInvoice(deps, tx, account, state.latestInvoiceId)
    : undefined;
  const before = isSameMonth(account, state) ? account.plan : billed;
  await followChange(deps, tx, account, state, before ?? undefined);
  const { plan, status, cancelsAtPeriodEnd, currency, periodStart, periodEnd } = state;
  const set = { subscriptionId, plan, status, cancelsAtPeriodEnd, currency, periodStart, periodEnd };
  const changed = await deps.billing.change(tx, account, set);
  return status === 'ended' ? end(deps, tx, changed) : changed;
}

const SOLD = {
  extra: { kind: 'extra', paidAs: 'extra_credits', monthsValid: EXTRA_CREDITS.monthsValid },
  api: { kind: 'api', paidAs: 'api_credits', monthsValid: API_CREDITS.monthsValid },
} as const;

async function grantPurchase(
  deps: TakeOverDeps,
  tx: Tx,
  { userId }: BillingAccount,
  checkout: Checkout,
): Promise<void> {
  const now = deps.clock.now();
  const { id, credits, amountCents, currency, createdAt } = checkout;
  const { kind, paidAs, monthsValid } = SOLD[checkout.creditKind];
  const payment = { id, userId, kind: paidAs, plan: null, credits, amountCents, currency };
  if (!(await deps.billing.recordPayment(tx, { ...payment, paidAt: createdAt }))) return;
  const expiresAt = addMonths(createdAt, monthsValid);
  await grantCredits(tx, { userId, kind, source: id, credits, startsAt: createdAt, expiresAt }, now);
  const until = expiresAt.toISOString();
  const news = { kind: 'credits_bought', credits, cents: amountCents, currency, until } as const;
  await deps.billing.notify(tx, `paid:${id}`, userId, news, now);
}

export async function takeOverCheckout(
  deps: TakeOverDeps,
  tx: Tx,
  account: BillingAccount,
  checkout: Checkout,
): Promise<BillingAccount> {
  if (checkout.customerId !== account.customerId || checkout.status !== 'paid') return account;
  if (checkout.credits > 0) await grantPurchase(deps, tx, account, checkout);
  if (!checkout.subscriptionId) return account;
  const taken = await takeOverSubscription(deps, tx, account, checkout.subscriptionId);
  return taken.openCheckoutId === checkout.id
    ? deps.billing.change(tx, taken, { openCheckoutId: null })
    : taken;
}
