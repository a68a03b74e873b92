import { newId } from '@parlance/kernel/ids';
import type { PaidPlan } from '@parlance/kernel/prices';
import type { SubscriptionState } from '@parlance/ports/payments';
import type { Tx } from '../../../db/connect.ts';
import { creditSecondsOfChange, creditsBetween, creditsExpireAt } from '../billing.policy.ts';
import { type BillingAccount, grantCredits, takeBackCredits } from '../ledger.store.ts';

const isSameMonth = (account: BillingAccount, { id, periodStart }: SubscriptionState): boolean =>
  account.subscriptionId === id && account.periodStart?.getTime() === periodStart.getTime();

/**
 * A changed plan brings or takes its share of credits for what is left of the month. What was set aside for a
 * change counts as taken already; it comes back if the change did not come about.
 */
export async function followChange(
  tx: Tx,
  account: BillingAccount,
  state: SubscriptionState,
  billed: PaidPlan | undefined,
  now: Date,
): Promise<Pick<BillingAccount, 'changeCreditSeconds' | 'setAside'>> {
  const { planChangedAt: at, plan: to, periodStart: start, periodEnd: end } = state;
  const { userId, plan, changeCreditSeconds, setAside } = account;
  const known = isSameMonth(account, state);
  const before = known ? changeCreditSeconds : 0;
  const from = known ? plan : billed;
  const changed = from && from !== to && at && state.status === 'active';
  const after = changed ? before + creditSecondsOfChange({ from, to, at }, { start, end }) : before;
  const credits = creditsBetween(before, after, { start, end }) + (known ? setAside : 0);
  if (credits < 0) await takeBackCredits(tx, userId, ({ kind }) => kind === 'plan', -credits, now);
  if (credits > 0) {
    const times = { startsAt: start, expiresAt: creditsExpireAt(end) };
    const source = `change:${state.id}:${newId(now.getTime())}`;
    await grantCredits(tx, { userId, kind: 'plan', source, credits, ...times }, now);
  }
  return { changeCreditSeconds: after, setAside: 0 };
}
