import { AppError } from '@parlance/kernel/errors';
import type { Plan } from '@parlance/kernel/limits';
import { type Currency, currencyOf, MONTHLY_CREDITS, type PaidPlan } from '@parlance/kernel/prices';
import type { Checkout } from '@parlance/ports/payments';
import type { BillingAccount } from './ledger.store.ts';

/** A new month is billed some time after the old one ended; nobody should stand without credits meanwhile. */
const GRACE_MS = 24 * 60 * 60_000;

export const creditsExpireAt = (periodEnd: Date): Date => new Date(periodEnd.getTime() + GRACE_MS);

export const isRunning = (account: BillingAccount): boolean =>
  account.status === 'active' || account.status === 'past_due';

/** What may be asked for now. A plan that is cancelled lasts to its last day, one that is overdue does not count. */
export function planInForce(account: BillingAccount, now: Date): Plan {
  const { status, plan, periodEnd, cancelsAtPeriodEnd } = account;
  if (status !== 'active' || !plan || !periodEnd) return 'trial';
  return now < (cancelsAtPeriodEnd ? periodEnd : creditsExpireAt(periodEnd)) ? plan : 'trial';
}

/** The country of the first language that a browser asks for: "pt-BR" is Brazil, "de" is Germany. */
function regionOf(acceptLanguage: string | null): string | undefined {
  const [first = ''] = (acceptLanguage ?? '').split(/[,;]/);
  try {
    return new Intl.Locale(first.trim()).maximize().region;
  } catch {
    return undefined;
  }
}

/** A running plan keeps its currency; else the billing country says, and before there is one the browser's language. */
export const currencyFor = (account: BillingAccount, acceptLanguage: string | null): Currency =>
  (isRunning(account) && account.currency) || currencyOf(account.country ?? regionOf(acceptLanguage));

export function refuseSecondPlan(account: BillingAccount): void {
  if (isRunning(account)) throw new AppError('plan_already_running');
}

export function runningPlan(account: BillingAccount) {
  const { subscriptionId, plan, periodStart, periodEnd } = account;
  if (!isRunning(account) || !subscriptionId || !plan || !periodStart || !periodEnd)
    throw new AppError('no_running_plan');
  return { subscriptionId, plan, periodStart, periodEnd };
}

export function refuseChangeOf({ status, cancelsAtPeriodEnd }: BillingAccount): void {
  if (status === 'past_due') throw new AppError('payment_overdue');
  if (cancelsAtPeriodEnd) throw new AppError('plan_cancelled');
}

/** What somebody else paid does not exist. */
export function ownCheckout(checkout: Checkout | undefined, userId: string): Checkout {
  if (checkout?.userId !== userId) throw new AppError('not_found');
  if (checkout.status !== 'paid') throw new AppError('checkout_incomplete');
  return checkout;
}

type Month = { start: Date; end: Date };

/** Whole seconds, as the provider counts. */
const secondsOf = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 1000);

/** What a change of plan brings for the rest of the month, or below zero takes, in credits times seconds. */
export function creditSecondsOfChange(
  { from, to, at }: { from: PaidPlan; to: PaidPlan; at: Date },
  { start, end }: Month,
): number {
  const left = Math.min(secondsOf(start, end), Math.max(0, secondsOf(at, end)));
  return (MONTHLY_CREDITS[to] - MONTHLY_CREDITS[from]) * left;
}

/**
 * How many credits there are more, or fewer, when changes bring `after` to the month instead of `before`. The
 * sum is rounded and not its parts: up and down again any number of times leaves nothing behind.
 */
export function creditsBetween(before: number, after: number, { start, end }: Month): number {
  const credits = (sum: number) => Math.round(sum / secondsOf(start, end));
  return credits(after) - credits(before);
}
