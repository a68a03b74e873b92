import type { PaymentEvent } from '@parlance/ports/payments';
import type { Tx } from '../../../db/connect.ts';
import type { BillingAccount } from '../ledger.store.ts';
import { askAbout, type Told } from './ask-provider.ts';
import { converse } from './converse.ts';
import { type SyncDeps, syncCheckout, syncInvoice, syncSubscription } from './sync-from-provider.ts';

async function syncAll(
  deps: SyncDeps,
  tx: Tx,
  account: BillingAccount,
  { checkout, plan, bill }: Told,
): Promise<void> {
  if (checkout) await syncCheckout(deps, tx, account, checkout);
  // The plan first: a bill that is told of after its plan has ended must find it ended.
  const current = plan ? await syncSubscription(deps, tx, account, plan) : account;
  await syncInvoice(deps, tx, current, bill);
}

/**
 * News from the provider: taken once, whole or not at all. A death in the middle, or a provider that does not
 * answer, leaves nothing behind, and the news comes again.
 */
export async function takePaymentEvent(deps: SyncDeps, { id, about }: PaymentEvent): Promise<void> {
  if (!about) return;
  const userId = await deps.billing.userOfCustomer(about.customerId);
  // Of somebody who is gone, or of another shop at the same provider.
  if (!userId) return;
  await converse(deps, userId, async (write) => {
    if (await deps.billing.knowsEvent(id)) return;
    const told = await askAbout(deps, about);
    await write(async (tx, account) => {
      if (await deps.billing.takeEvent(tx, id, deps.clock.now())) await syncAll(deps, tx, account, told);
    });
  });
}
