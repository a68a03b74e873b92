import { AppError, isAppError } from '@parlance/kernel/errors';
import { converse } from './converse.ts';
import type { CheckoutDeps } from './open-checkout.ts';

/** For whoever has bought something, also after the plan ended: the bills are there. */
export function openPortal(deps: CheckoutDeps, userId: string): Promise<string> {
  return converse(deps, userId, async () => {
    const { account } = await deps.billing.loadBillingState(userId, deps.clock.now());
    if (!account.customerId) throw new AppError('no_running_plan');
    const request = { customerId: account.customerId, returnUrl: `${deps.publicUrl}/app/subscription-plans` };
    try {
      return await deps.payments.openPortal({ ...request, language: await deps.languageOf(userId) });
    } catch (error) {
      throw isAppError(error) && error.code === 'payments.unknown' ? new AppError('no_running_plan') : error;
    }
  });
}
