import type { BillingInfo } from '@parlance/contract/billing';
import type { Tx } from '../../../db/connect.ts';
import type { BillingAccount } from '../ledger.store.ts';
import type { TakeOverDeps } from './take-over.ts';

/** Needs the account's lock. A taxpayer's number is kept for Brazil alone. */
export async function setBillingInfo(
  deps: TakeOverDeps,
  tx: Tx,
  account: BillingAccount,
  { country, tax_id }: BillingInfo,
): Promise<void> {
  const taxId = country === 'BR' ? (tax_id?.replace(/\D/g, '') ?? null) : null;
  if (account.country === country && account.taxId === taxId) return;
  await deps.billing.change(tx, account, { country, taxId });
  if (account.customerId) await deps.payments.describeCustomer(account.customerId, { country, taxId });
}
