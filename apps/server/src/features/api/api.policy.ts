import type { ApiAccess } from '@parlance/contract/api-access';
import { API_TIERS, apiTierOf } from '@parlance/kernel/api-tiers';
import { AppError } from '@parlance/kernel/errors';
import type { AccessRow } from './access.store.ts';

export const statusOf = (row: AccessRow | undefined): ApiAccess['status'] => {
  if (!row) return 'inactive';
  return row.approvedAt ? 'active' : 'waitlisted';
};

export function requireActive(row: AccessRow | undefined): void {
  if (statusOf(row) !== 'active') throw new AppError('forbidden');
}

/** How far the money spent has come from its tier to the next. */
export function tierProgress(spentCents: number): ApiAccess['tier_progress'] {
  const { tier } = apiTierOf(spentCents);
  const next = API_TIERS[tier + 1];
  if (!next) return { next_tier: null, next_tier_cents: null, percent: 100 };
  const from = API_TIERS[tier]?.fromCents ?? 0;
  const percent = Math.floor((100 * (spentCents - from)) / (next.fromCents - from));
  return { next_tier: tier + 1, next_tier_cents: next.fromCents, percent };
}
