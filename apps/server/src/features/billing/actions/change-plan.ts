import { AppError } from '@parlance/kernel/errors';
import type { PaidPlan } from '@parlance/kernel/prices';
import type { Tx } from '../../../db/connect.ts';
import { creditsOfChange, isRunning, refuseChangeOf, runningPlan } from '../billing.policy.ts';
import type { BillingAccount } from '../ledger.store.ts';
import { type TakeOverDeps, takeOverSubscription } from './take-over.ts';

type Running = ReturnType<typeof runningPlan>;

/**
 * Works on the plan as the provider knows it this moment. One that turns out to have ended is written down as
 * ended before it is refused.
 */
async function withRunningPlan(
  deps: TakeOverDeps,
  userId: string,
  work: (tx: Tx, account: BillingAccount, running: Running) => Promise<void>,
): Promise<void> {
  const found = await deps.billing.underLock(userId, deps.clock.now(), async (tx, locked) => {
    if (!isRunning(locked)) return false;
    const { subscriptionId } = runningPlan(locked);
    const account = await takeOverSubscription(deps, tx, locked, subscriptionId);
    if (!isRunning(account)) return false;
    await work(tx, account, runningPlan(account));
    await takeOverSubscription(deps, tx, account, subscriptionId);
    return true;
  });
  if (!found) throw new AppError('no_running_plan');
}

/** The provider's clock and ours may differ; a change lies within the month it changes. */
const within = (moment: Date, start: Date, end: Date): Date =>
  new Date(Math.min(Math.max(moment.getTime(), start.getTime()), end.getTime()));

async function unspentPlanCredits(deps: TakeOverDeps, tx: Tx, userId: string): Promise<number> {
  return (await deps.billing.planGrants(tx, userId)).reduce((sum, { remaining }) => sum + remaining, 0);
}

/**
 * At once. Money for the rest of the month is settled on the next bill; for a smaller plan only as far as its
 * credits can be given back, because what was spent is not paid back.
 */
export function changePlan(deps: TakeOverDeps, userId: string, to: PaidPlan): Promise<void> {
  return withRunningPlan(deps, userId, async (tx, account, running) => {
    const { subscriptionId, plan: from, periodStart: start, periodEnd: end } = running;
    refuseChangeOf(account);
    if (from === to) return;
    // Whole seconds, as the provider counts.
    const at = within(new Date(Math.floor(deps.clock.now().getTime() / 1000) * 1000), start, end);
    const credits = creditsOfChange({ from, to, at, start, end });
    const prorated = credits >= 0 || (await unspentPlanCredits(deps, tx, userId)) >= -credits;
    await deps.payments.changePlan(subscriptionId, { plan: to, at, prorated });
  });
}

/** Cancelled, the plan lasts to the end of the paid month; until then that can be taken back. */
export function setCancelled(deps: TakeOverDeps, userId: string, cancelled: boolean): Promise<void> {
  return withRunningPlan(deps, userId, async (_, account, { subscriptionId }) => {
    if (account.cancelsAtPeriodEnd !== cancelled)
      await deps.payments.setCancelsAtPeriodEnd(subscriptionId, cancelled);
  });
}
