import { newId } from '@parlance/kernel/ids';
import { addMonths } from '@parlance/kernel/prices';
import { grantCredits } from '../ledger.store.ts';
import type { SyncDeps } from './sync-from-provider.ts';

type Gift = { credits: number; months: number };

/** A present from whoever runs the service. */
export async function giveCredits(
  { billing, clock }: Pick<SyncDeps, 'billing' | 'clock'>,
  userId: string,
  { credits, months }: Gift,
): Promise<Date> {
  const now = clock.now();
  const expiresAt = addMonths(now, months);
  await billing.underLock(userId, now, (tx) =>
    grantCredits(
      tx,
      { userId, kind: 'gift', source: `gift:${newId()}`, credits, startsAt: now, expiresAt },
      now,
    ),
  );
  return expiresAt;
}
