import type { Options } from '@parlance/contract/options';
import type { Currency, PaidPlan } from '@parlance/kernel/prices';

/** What somebody is about to pay for. */
export type Order = { kind: 'plan'; plan: PaidPlan } | { kind: 'credits'; credits: number };

export function centsOf(order: Order, options: Options, currency: Currency): number {
  if (order.kind === 'plan')
    return options.plans.find(({ id }) => id === order.plan)?.price_cents?.[currency] ?? 0;
  const { block, price_cents } = options.extra_credits;
  return (order.credits / block) * price_cents[currency];
}
