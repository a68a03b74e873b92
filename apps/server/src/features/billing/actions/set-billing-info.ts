import type { BillingInfo } from '@parlance/contract/billing';
import type { Write } from './converse.ts';
import type { SyncDeps } from './sync-from-provider.ts';

/** Within a conversation. A taxpayer's number is kept for Brazil alone. */
export async function setBillingInfo(
  deps: SyncDeps,
  write: Write,
  userId: string,
  { country, tax_id }: BillingInfo,
): Promise<void> {
  const taxId = country === 'BR' ? (tax_id?.replace(/\D/g, '') ?? null) : null;
  const { account } = await deps.billing.loadBillingState(userId, deps.clock.now());
  if (account.country === country && account.taxId === taxId) return;
  if (account.customerId) await deps.payments.describeCustomer(account.customerId, { country, taxId });
  await write((tx, locked) => deps.billing.change(tx, locked, { country, taxId }));
}
