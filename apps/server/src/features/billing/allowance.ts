import type { Subscription } from '@parlance/contract/billing';
import type { Clock } from '@parlance/kernel/clock';
import { LIMITS, type Plan } from '@parlance/kernel/limits';
import type { Tx } from '../../db/connect.ts';
import type { BillingStore } from './billing.store.ts';
import { balanceOf } from './billing.view.ts';
import { type CreditHold, grantCredits, holdCredits, lockAccount } from './ledger.store.ts';

type Deps = {
  billing: BillingStore;
  clock: Clock;
  /** Without it, as many as anybody likes. */
  creditsAMonth: number | undefined;
};

/** The limits that everybody has where nothing is sold. */
const PLAN: Plan = 'pro';

const monthOf = (now: Date) => {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { startsAt: new Date(Date.UTC(year, month)), expiresAt: new Date(Date.UTC(year, month + 1)) };
};

/**
 * Spending where nothing is sold. Credits go through the same ledger: a month's allowance is put in when it is first
 * looked at, and where there is no bound, what a run needs is put in when it is held. Programs spend of the same.
 */
export function allowance({ billing, clock, creditsAMonth }: Deps) {
  async function giveMonth(tx: Tx, userId: string, credits: number): Promise<void> {
    const now = clock.now();
    await lockAccount(tx, userId, now);
    const { startsAt, expiresAt } = monthOf(now);
    const source = `allowance:${userId}:${startsAt.toISOString().slice(0, 7)}`;
    await grantCredits(tx, { userId, kind: 'plan', source, credits, startsAt, expiresAt }, now);
  }

  async function giveNeeded(tx: Tx, { userId, runId, credits }: CreditHold): Promise<void> {
    const now = clock.now();
    await lockAccount(tx, userId, now);
    const source = `allowance:${runId}`;
    await grantCredits(tx, { userId, kind: 'plan', source, credits, startsAt: now, expiresAt: null }, now);
  }

  async function creditsAvailable(userId: string): Promise<number> {
    if (creditsAMonth === undefined) return LIMITS.unlimitedCredits;
    await billing.transaction((tx) => giveMonth(tx, userId, creditsAMonth));
    return balanceOf(await billing.loadBillingState(userId, clock.now()), clock.now());
  }

  async function hold(tx: Tx, { pool: _, ...wanted }: CreditHold): Promise<void> {
    if (creditsAMonth === undefined) await giveNeeded(tx, wanted);
    else await giveMonth(tx, wanted.userId, creditsAMonth);
    await holdCredits(tx, wanted, clock.now());
  }

  return {
    planOf: async (): Promise<Plan> => PLAN,
    creditsAvailable,
    holdCredits: hold,
    async subscriptionOf(userId: string): Promise<Subscription> {
      const credits_remaining = await creditsAvailable(userId);
      const { creditsUsed } = await billing.standingOf(userId, clock.now());
      const dates = { next_billing_at: null, expires_at: null };
      return { plan: PLAN, status: 'active', ...dates, credits_used: creditsUsed, credits_remaining };
    },
  };
}
