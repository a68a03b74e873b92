import type { Limiter } from '@parlance/ports/limiter';

/** Each is somebody else's service asked several times; nobody who means to pay needs as many. */
const CHECKOUTS = { name: 'checkouts', max: 20, seconds: 10 * 60 };
const PLAN_CHANGES = { name: 'plan-changes', max: 20, seconds: 60 * 60 };

export type BillingLimits = ReturnType<typeof billingLimits>;

/** How often one person may open a page of the payment provider's, and how often change their plan. */
export function billingLimits(limiter: Pick<Limiter, 'take'>) {
  return {
    async checkout(userId: string): Promise<void> {
      await limiter.take(CHECKOUTS, userId);
    },
    async change(userId: string): Promise<void> {
      await limiter.take(PLAN_CHANGES, userId);
    },
  };
}
