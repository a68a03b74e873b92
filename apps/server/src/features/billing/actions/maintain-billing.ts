import type { Log } from '../../../log.ts';
import { expireCredits, lockAccount, usersWithExpired } from '../ledger.store.ts';
import type { SyncDeps } from './sync-from-provider.ts';

export type UpkeepDeps = SyncDeps & { log: Log };

const DAY_MS = 24 * 60 * 60_000;
/** The provider brings news again for three days; a signature is stale after minutes. */
const KEEP_EVENTS_MS = 30 * DAY_MS;
const RETRY_MS = 10 * 60_000;

/** Writes into the ledger what time has taken. */
export async function expireDueCredits({ billing, clock }: UpkeepDeps): Promise<void> {
  const now = clock.now();
  const due = await billing.transaction((tx) => usersWithExpired(tx, now));
  for (const { userId } of due)
    await billing.transaction(async (tx) => {
      await lockAccount(tx, userId, now);
      await expireCredits(tx, userId, now);
    });
}

/** People who deleted their account are forgotten by the provider too. */
export async function forgetDeparted({ billing, payments, clock, log }: UpkeepDeps): Promise<void> {
  const take = () => {
    const now = clock.now();
    return billing.takeDeparted(now, new Date(now.getTime() + RETRY_MS));
  };
  for (let customerId = await take(); customerId; customerId = await take())
    try {
      await payments.deleteCustomer(customerId);
      await billing.forgetDeparted(customerId);
    } catch (error) {
      log.warn({ err: error }, 'a customer will be forgotten later');
    }
}

export const forgetOldEvents = ({ billing, clock }: UpkeepDeps): Promise<void> =>
  billing.forgetEvents(new Date(clock.now().getTime() - KEEP_EVENTS_MS));
