import { AppError } from '@parlance/kernel/errors';
import type { CreditPurchase } from '@parlance/ports/payments';
import { ownCheckout } from '../billing.policy.ts';
import type { GrantRow } from '../billing.store.ts';
import { setBillingInfo } from './set-billing-info.ts';
import { type TakeOverDeps, takeOverCheckout } from './take-over.ts';

type Finished = { session_id: string; user_id: string };

/** The address somebody came back to names a user: it must be the one who is signed in. */
async function paidCheckout(deps: TakeOverDeps, userId: string, finished: Finished) {
  if (finished.user_id !== userId) throw new AppError('forbidden');
  return ownCheckout(await deps.payments.readCheckout(finished.session_id), userId);
}

/** Takes over a plan that was paid. The provider's own news may have been faster, or may come later. */
export async function finishPlanCheckout(
  deps: TakeOverDeps,
  userId: string,
  finished: Finished & { country?: string; tax_id?: string },
): Promise<void> {
  const checkout = await paidCheckout(deps, userId, finished);
  if (!checkout.subscriptionId) throw new AppError('not_found');
  await deps.billing.underLock(userId, deps.clock.now(), async (tx, account) => {
    const taken = await takeOverCheckout(deps, tx, account, checkout);
    const { country, tax_id } = finished;
    if (country) await setBillingInfo(deps, tx, taken, { country, tax_id });
  });
}

/** Gives what was bought. */
export async function finishCreditCheckout(
  deps: TakeOverDeps,
  userId: string,
  finished: Finished,
  kind: CreditPurchase,
): Promise<GrantRow> {
  const checkout = await paidCheckout(deps, userId, finished);
  if (checkout.creditKind !== kind) throw new AppError('not_found');
  return deps.billing.underLock(userId, deps.clock.now(), async (tx, account) => {
    await takeOverCheckout(deps, tx, account, checkout);
    const grant = await deps.billing.findGrant(tx, checkout.id);
    if (!grant) throw new AppError('not_found');
    return grant;
  });
}
