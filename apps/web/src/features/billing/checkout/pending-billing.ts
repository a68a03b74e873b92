import { BillingInfo } from '@parlance/contract/billing';
import { forget, readJson, STORAGE_KEYS, writeJson } from '../../../lib/storage/storage.ts';

/** What was given before a checkout, for the moment somebody comes back from it. */
export const keepPendingBilling = ({ country, tax_id }: BillingInfo): void =>
  writeJson(STORAGE_KEYS.pendingBillingData, { country, tax_id });

/** Null when there is none, or nothing the server would take. */
export const pendingBilling = (): BillingInfo | null =>
  readJson(STORAGE_KEYS.pendingBillingData, BillingInfo);

export const forgetPendingBilling = (): void => forget(STORAGE_KEYS.pendingBillingData);
