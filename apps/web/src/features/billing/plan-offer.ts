import type { CurrentUser } from '@parlance/contract/accounts';
import { PAID_PLANS, type PaidPlan } from '@parlance/kernel/prices';
import { standingOf } from '../../lib/billing/plan-standing.ts';

/** What a plan's card holds out to somebody: a way to it, or why there is none now. */
type Offer = 'current' | 'choose' | 'change' | 'reactivate_first' | 'card_first' | 'none';

const OFFERS = {
  trial: 'choose',
  ended: 'choose',
  running: 'change',
  cancelled: 'reactivate_first',
  overdue: 'card_first',
} as const;

export const isPaid = (plan: CurrentUser['plan']): plan is PaidPlan =>
  PAID_PLANS.some((paid) => paid === plan);

export function offerOf(plan: CurrentUser['plan'], user: Pick<CurrentUser, 'plan' | 'status'>): Offer {
  if (plan === user.plan) return 'current';
  return isPaid(plan) ? OFFERS[standingOf(user)] : 'none';
}
