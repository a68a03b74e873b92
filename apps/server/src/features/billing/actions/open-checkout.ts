import { isAppError } from '@parlance/kernel/errors';
import type { PaidPlan } from '@parlance/kernel/prices';
import type { CheckoutRequest, CreditPurchase, OpenCheckout } from '@parlance/ports/payments';
import type { Actor } from '../../../endpoint.ts';
import { currencyFor, isRunning, refuseSecondPlan } from '../billing.policy.ts';
import type { BillingAccount } from '../ledger.store.ts';
import { askCheckout, askPlan } from './ask-provider.ts';
import { converse, type Write } from './converse.ts';
import { type SyncDeps, syncCheckout, syncSubscription } from './sync-from-provider.ts';

export type CheckoutDeps = SyncDeps & {
  publicUrl: string;
  languageOf(userId: string): Promise<string>;
};

/** Whom it is for, and what the browser asked in. */
export type Buyer = { actor: Actor; acceptLanguage: string | null };

async function newCustomer(
  deps: CheckoutDeps,
  write: Write,
  { country, taxId }: BillingAccount,
  { userId, email, name }: Actor,
): Promise<string> {
  const customerId = await deps.payments.createCustomer({ userId, email, name });
  if (country) await deps.payments.describeCustomer(customerId, { country, taxId });
  await write((tx, account) => deps.billing.change(tx, account, { customerId }));
  return customerId;
}

/** A customer the provider has lost is made anew, once. */
async function asCustomer<T>(
  deps: CheckoutDeps,
  write: Write,
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
  return open(await newCustomer(deps, write, account, actor));
}

async function checkoutRequest(
  deps: CheckoutDeps,
  account: BillingAccount,
  { actor, acceptLanguage }: Buyer,
  pages: { success: string; cancel: string },
): Promise<Omit<CheckoutRequest, 'customerId'>> {
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
async function closeEarlier(
  deps: CheckoutDeps,
  write: Write,
  account: BillingAccount,
): Promise<BillingAccount> {
  const { openCheckoutId } = account;
  if (!openCheckoutId || (await deps.payments.closeCheckout(openCheckoutId))) return account;
  const paid = await askCheckout(deps, openCheckoutId);
  return paid ? write((tx, current) => syncCheckout(deps, tx, current, paid)) : account;
}

export function openPlanCheckout(deps: CheckoutDeps, buyer: Buyer, plan: PaidPlan): Promise<OpenCheckout> {
  const { userId } = buyer.actor;
  return converse(deps, userId, async (write) => {
    let { account } = await deps.billing.loadBillingState(userId, deps.clock.now());
    if (isRunning(account) && account.subscriptionId) {
      const told = await askPlan(deps, account.subscriptionId);
      account = await write((tx, current) => syncSubscription(deps, tx, current, told));
    }
    refuseSecondPlan(account);
    account = await closeEarlier(deps, write, account);
    refuseSecondPlan(account);
    const pages = { success: '/app/subscription-success', cancel: '/app/subscription-plans' };
    const request = await checkoutRequest(deps, account, buyer, pages);
    const checkout = await asCustomer(deps, write, account, buyer.actor, (customerId) =>
      deps.payments.openPlanCheckout({ ...request, customerId, plan }),
    );
    await write((tx, now) => deps.billing.change(tx, now, { openCheckoutId: checkout.id }));
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
  const { userId } = buyer.actor;
  return converse(deps, userId, async (write) => {
    const { account } = await deps.billing.loadBillingState(userId, deps.clock.now());
    const request = await checkoutRequest(deps, account, buyer, CREDIT_PAGES[bought.kind]);
    return asCustomer(deps, write, account, buyer.actor, (customerId) =>
      deps.payments.openCreditCheckout({ ...request, customerId, ...bought }),
    );
  });
}
