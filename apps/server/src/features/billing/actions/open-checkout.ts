import { isAppError } from '@parlance/kernel/errors';
import type { PaidPlan } from '@parlance/kernel/prices';
import type { CreditPurchase, OpenCheckout, Wish } from '@parlance/ports/payments';
import type { Tx } from '../../../db/connect.ts';
import type { Actor } from '../../../endpoint.ts';
import { currencyFor, isRunning, refuseSecondPlan } from '../billing.policy.ts';
import type { BillingAccount } from '../ledger.store.ts';
import { type TakeOverDeps, takeOverCheckout, takeOverSubscription } from './take-over.ts';

export type CheckoutDeps = TakeOverDeps & {
  publicUrl: string;
  languageOf(userId: string): Promise<string>;
};

/** Whom it is for, and what the browser asked in. */
export type Buyer = { actor: Actor; acceptLanguage: string | null };

async function newCustomer(
  deps: CheckoutDeps,
  tx: Tx,
  account: BillingAccount,
  { userId, email, name }: Actor,
): Promise<BillingAccount> {
  const customerId = await deps.payments.createCustomer({ userId, email, name });
  const { country, taxId } = account;
  if (country) await deps.payments.describeCustomer(customerId, { country, taxId });
  return deps.billing.change(tx, account, { customerId });
}

/** A customer the provider has lost is made anew, once. */
async function asCustomer<T>(
  deps: CheckoutDeps,
  tx: Tx,
  account: BillingAccount,
  actor: Actor,
  open: (customerId: string) => Promise<T>,
): Promise<T> {
  if (account.customerId) {
    try {
      return await open(account.customerId);
    } catch (error) {
      if (!isAppError(error) || error.code !== 'payments.unknown') throw error;
    }
  }
  const { customerId } = await newCustomer(deps, tx, account, actor);
  return open(customerId ?? '');
}

async function wishOf(
  deps: CheckoutDeps,
  account: BillingAccount,
  { actor, acceptLanguage }: Buyer,
  pages: { success: string; cancel: string },
): Promise<Omit<Wish, 'customerId'>> {
  const { userId } = actor;
  return {
    userId,
    currency: currencyFor(account, acceptLanguage),
    language: await deps.languageOf(userId),
    successUrl: `${deps.publicUrl}${pages.success}?session_id={CHECKOUT_SESSION_ID}&user_id=${encodeURIComponent(userId)}`,
    cancelUrl: `${deps.publicUrl}${pages.cancel}`,
  };
}

/** There is one plan checkout that can be paid at most, so nobody can pay for two plans. */
async function closeEarlier(deps: CheckoutDeps, tx: Tx, account: BillingAccount): Promise<BillingAccount> {
  const { openCheckoutId } = account;
  if (!openCheckoutId || (await deps.payments.closeCheckout(openCheckoutId))) return account;
  const paid = await deps.payments.readCheckout(openCheckoutId);
  return paid ? takeOverCheckout(deps, tx, account, paid) : account;
}

export function openPlanCheckout(deps: CheckoutDeps, buyer: Buyer, plan: PaidPlan): Promise<OpenCheckout> {
  const { userId } = buyer.actor;
  return deps.billing.underLock(userId, deps.clock.now(), async (tx, locked) => {
    let account = locked;
    if (isRunning(account) && account.subscriptionId)
      account = await takeOverSubscription(deps, tx, account, account.subscriptionId);
    refuseSecondPlan(account);
    account = await closeEarlier(deps, tx, account);
    refuseSecondPlan(account);
    const pages = { success: '/app/subscription-success', cancel: '/app/subscription-plans' };
    const wish = await wishOf(deps, account, buyer, pages);
    const checkout = await asCustomer(deps, tx, account, buyer.actor, (customerId) =>
      deps.payments.openPlanCheckout({ ...wish, customerId, plan }),
    );
    await deps.billing.change(tx, account, { openCheckoutId: checkout.id });
    return checkout;
  });
}

const CREDIT_PAGES = {
  extra: { success: '/app/credit-purchase-success', cancel: '/app/my-account' },
  api: { success: '/app/api-credit-purchase-success', cancel: '/app/api' },
} as const;

export function openCreditCheckout(
  deps: CheckoutDeps,
  buyer: Buyer,
  bought: { credits: number; kind: CreditPurchase },
): Promise<OpenCheckout> {
  return deps.billing.underLock(buyer.actor.userId, deps.clock.now(), async (tx, account) => {
    const wish = await wishOf(deps, account, buyer, CREDIT_PAGES[bought.kind]);
    return asCustomer(deps, tx, account, buyer.actor, (customerId) =>
      deps.payments.openCreditCheckout({ ...wish, customerId, ...bought }),
    );
  });
}
