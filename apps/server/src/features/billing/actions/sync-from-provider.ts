import { API_CREDITS } from '@parlance/kernel/api-tiers';
import type { Clock } from '@parlance/kernel/clock';
import { addMonths, EXTRA_CREDITS, MONTHLY_CREDITS, type PaidPlan } from '@parlance/kernel/prices';
import type { Checkout, Invoice, Payments } from '@parlance/ports/payments';
import type { Tx } from '../../../db/connect.ts';
import { creditsExpireAt } from '../billing.policy.ts';
import type { BillingStore } from '../billing.store.ts';
import { type BillingAccount, endPlanCredits, grantCredits } from '../ledger.store.ts';
import type { ToldCheckout, ToldPlan } from './ask-provider.ts';
import { followChange } from './follow-change.ts';

/*
 * What the provider said becomes ours. It was asked within a conversation, of which there is one at a time for
 * each person, and what it said is written before that ends: who comes later knows at least as much, so no old
 * answer can undo a newer one, whatever the order in which news arrives. Each thing is keyed by what it is about
 * and may be taken over any number of times.
 */

/** Those of a whole conversation; nothing here asks `payments`. */
export type SyncDeps = { billing: BillingStore; payments: Payments; clock: Clock };

const EVER = new Date(8_640_000_000_000_000);

async function grantMonth(
  deps: SyncDeps,
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

/** A last bill for changes within a month that is over: it brings no credits, they came with the change. */
async function recordChanges(
  deps: SyncDeps,
  tx: Tx,
  { userId, plan }: BillingAccount,
  { id, amountCents, currency, paidAt }: Invoice,
): Promise<void> {
  const now = deps.clock.now();
  const payment = { id, userId, kind: 'plan' as const, plan, credits: 0, amountCents, currency };
  if (!(await deps.billing.recordPayment(tx, { ...payment, paidAt: paidAt ?? now }))) return;
  if (amountCents === 0) return;
  const news = { kind: 'changes_settled', cents: amountCents, currency } as const;
  await deps.billing.notify(tx, `paid:${id}`, userId, news, now);
}

async function tellFailure(
  deps: SyncDeps,
  tx: Tx,
  { userId }: BillingAccount,
  { id, amountCents: cents, currency, month }: Invoice,
): Promise<void> {
  const what = month
    ? { kind: 'payment_failed' as const, plan: month.plan }
    : { kind: 'changes_unpaid' as const };
  await deps.billing.notify(tx, `failed:${id}`, userId, { ...what, cents, currency }, deps.clock.now());
}

/** Gives the plan that the bill is for. */
export async function syncInvoice(
  deps: SyncDeps,
  tx: Tx,
  account: BillingAccount,
  invoice: Invoice | undefined,
): Promise<PaidPlan | undefined> {
  if (!invoice?.subscriptionId || invoice.customerId !== account.customerId) return undefined;
  const { month } = invoice;
  if (invoice.paid && month) await grantMonth(deps, tx, account, invoice, month);
  else if (invoice.paid) await recordChanges(deps, tx, account, invoice);
  else if (invoice.failed) await tellFailure(deps, tx, account, invoice);
  return month?.plan;
}

async function end(deps: SyncDeps, tx: Tx, account: BillingAccount): Promise<BillingAccount> {
  await endPlanCredits(tx, account.userId, EVER, deps.clock.now());
  return deps.billing.change(tx, account, { status: 'ended', cancelsAtPeriodEnd: false, setAside: 0 });
}

export async function syncSubscription(
  deps: SyncDeps,
  tx: Tx,
  account: BillingAccount,
  { id: subscriptionId, state, latestBill }: ToldPlan,
): Promise<BillingAccount> {
  const isKnown = account.subscriptionId === subscriptionId;
  if (!state || state.customerId !== account.customerId) return isKnown ? end(deps, tx, account) : account;
  // News of a plan that another one has come after. Both may have begun in the same second, which is as exact as the
  // provider's times are; one that is over does not come after one that goes on.
  const isOlder = account.periodStart !== null && state.periodStart < account.periodStart;
  const isOver = state.status === 'ended' && account.subscriptionId !== null && account.status !== 'ended';
  if (!isKnown && (isOlder || isOver)) return account;
  const billed = await syncInvoice(deps, tx, account, latestBill);
  const changes = await followChange(tx, account, state, billed, deps.clock.now());
  const { plan, status, cancelsAtPeriodEnd, currency, periodStart, periodEnd } = state;
  const set = { subscriptionId, plan, status, cancelsAtPeriodEnd, currency, periodStart, periodEnd };
  const changed = await deps.billing.change(tx, account, { ...set, ...changes });
  return status === 'ended' ? end(deps, tx, changed) : changed;
}

const SOLD = {
  extra: { kind: 'extra', paidAs: 'extra_credits', monthsValid: EXTRA_CREDITS.monthsValid },
  api: { kind: 'api', paidAs: 'api_credits', monthsValid: API_CREDITS.monthsValid },
} as const;

async function grantPurchase(
  deps: SyncDeps,
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

export async function syncCheckout(
  deps: SyncDeps,
  tx: Tx,
  account: BillingAccount,
  { checkout, plan }: ToldCheckout,
): Promise<BillingAccount> {
  if (checkout.customerId !== account.customerId || checkout.status !== 'paid') return account;
  if (checkout.credits > 0) await grantPurchase(deps, tx, account, checkout);
  if (!plan) return account;
  const taken = await syncSubscription(deps, tx, account, plan);
  return taken.openCheckoutId === checkout.id
    ? deps.billing.change(tx, taken, { openCheckoutId: null })
    : taken;
}
