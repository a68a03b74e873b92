import { AppError } from '@parlance/kernel/errors';
import type { PaidPlan } from '@parlance/kernel/prices';
import type { Tx } from '../../../db/connect.ts';
import {
  creditSecondsOfChange,
  creditsBetween,
  isRunning,
  refuseChangeOf,
  runningPlan,
} from '../billing.policy.ts';
import { type BillingAccount, takeBackCredits } from '../ledger.store.ts';
import { askPlan } from './ask-provider.ts';
import { converse, type Write } from './converse.ts';
import { type SyncDeps, syncSubscription } from './sync-from-provider.ts';

/**
 * Works on the plan as the provider knows it this moment. One that turns out to have ended is written down as
 * ended before it is refused.
 */
function withRunningPlan(
  deps: SyncDeps,
  userId: string,
  work: (write: Write, account: BillingAccount) => Promise<void>,
): Promise<void> {
  return converse(deps, userId, async (write) => {
    const known = (await deps.billing.loadBillingState(userId, deps.clock.now())).account;
    const { subscriptionId } = runningPlan(known);
    const hear = async () => {
      const told = await askPlan(deps, subscriptionId);
      return write((tx, account) => syncSubscription(deps, tx, account, told));
    };
    const account = await hear();
    if (!isRunning(account)) throw new AppError('no_running_plan');
    try {
      await work(write, account);
    } catch (error) {
      // A call that got no answer may have been heard.
      await hear().catch(() => {});
      throw error;
    }
    await hear();
  });
}

/** The provider's clock and ours may differ; a change lies within the month it changes. */
const within = (moment: Date, start: Date, end: Date): Date =>
  new Date(Math.min(Math.max(moment.getTime(), start.getTime()), end.getTime()));

/**
 * Takes the credits of a change before anybody is asked for it, so that they can't be spent while the money
 * for them is on its way back. False when so many are no longer there; then none are taken.
 */
async function setAside(deps: SyncDeps, tx: Tx, account: BillingAccount, credits: number): Promise<boolean> {
  const { userId } = account;
  const grants = await deps.billing.planGrants(tx, userId);
  if (grants.reduce((sum, { remaining }) => sum + remaining, 0) < credits) return false;
  await takeBackCredits(tx, userId, ({ kind }) => kind === 'plan', credits, deps.clock.now());
  await deps.billing.change(tx, account, { setAside: credits });
  return true;
}

/**
 * At once. Money for the rest of the month is settled on the next bill; for a smaller plan only as far as its
 * credits can be given back, because what was spent is not paid back.
 */
export function changePlan(deps: SyncDeps, userId: string, to: PaidPlan): Promise<void> {
  return withRunningPlan(deps, userId, async (write, account) => {
    const { subscriptionId, plan: from, periodStart: start, periodEnd: end } = runningPlan(account);
    refuseChangeOf(account);
    if (from === to) return;
    // Whole seconds, as the provider counts.
    const at = within(new Date(Math.floor(deps.clock.now().getTime() / 1000) * 1000), start, end);
    const before = account.changeCreditSeconds;
    const after = before + creditSecondsOfChange({ from, to, at }, { start, end });
    const credits = creditsBetween(before, after, { start, end });
    const prorated = credits >= 0 || (await write((tx, now) => setAside(deps, tx, now, -credits)));
    await deps.payments.changePlan(subscriptionId, { plan: to, at, prorated });
  });
}

/** Cancelled, the plan lasts to the end of the paid month; until then that can be taken back. */
export function setCancelled(deps: SyncDeps, userId: string, cancelled: boolean): Promise<void> {
  return withRunningPlan(deps, userId, async (_, account) => {
    const { subscriptionId } = runningPlan(account);
    if (account.cancelsAtPeriodEnd !== cancelled)
      await deps.payments.setCancelsAtPeriodEnd(subscriptionId, cancelled);
  });
}
