import type { PaymentEvent } from '@parlance/ports/payments';
import type { Tx } from '../../../db/connect.ts';
import { type BillingAccount, lockAccount } from '../ledger.store.ts';
import { type TakeOverDeps, takeOverCheckout, takeOverInvoice, takeOverSubscription } from './take-over.ts';

async function takeOver(
  deps: TakeOverDeps,
  tx: Tx,
  account: BillingAccount,
  { what, id }: NonNullable<PaymentEvent['about']>,
): Promise<void> {
  if (what === 'subscription') await takeOverSubscription(deps, tx, account, id);
  if (what === 'invoice') {
    const subscriptionId = (await deps.payments.readInvoice(id))?.subscriptionId;
    // The plan first: a bill that is told of after its plan has ended must find it ended.
    const now = subscriptionId ? await takeOverSubscription(deps, tx, account, subscriptionId) : account;
    await takeOverInvoice(deps, tx, now, id);
  }
  if (what === 'checkout') {
    const checkout = await deps.payments.readCheckout(id);
    if (checkout) await takeOverCheckout(deps, tx, account, checkout);
  }
}

/**
 * News from the provider: taken once, whole or not at all. A death in the middle, or a provider that does not
 * answer, leaves nothing behind, and the news comes again.
 */
export async function takePaymentEvent(deps: TakeOverDeps, { id, about }: PaymentEvent): Promise<void> {
  if (!about) return;
  const now = deps.clock.now();
  await deps.billing.transaction(async (tx) => {
    if (!(await deps.billing.takeEvent(tx, id, now))) return;
    const userId = await deps.billing.userOfCustomer(tx, about.customerId);
    // Of somebody who is gone, or of another shop at the same provider.
    if (!userId) return;
    await takeOver(deps, tx, await lockAccount(tx, userId, now), about);
  });
}
