import { AppError } from '@parlance/kernel/errors';
import type { CreditPurchase } from '@parlance/ports/payments';
import { ownCheckout } from '../billing.policy.ts';
import type { GrantRow } from '../billing.store.ts';
import { askCheckout, type ToldCheckout } from './ask-provider.ts';
import { converse, type Write } from './converse.ts';
import { setBillingInfo } from './set-billing-info.ts';
import { type SyncDeps, syncCheckout } from './sync-from-provider.ts';

type Finished = { session_id: string; user_id: string };

/** The address somebody came back to names a user: it must be the one who is signed in. */
async function withPaidCheckout<T>(
  deps: SyncDeps,
  userId: string,
  finished: Finished,
  work: (write: Write, told: ToldCheckout) => Promise<T>,
): Promise<T> {
  if (finished.user_id !== userId) throw new AppError('forbidden');
  return converse(deps, userId, async (write) => {
    const told = await askCheckout(deps, finished.session_id);
    return work(write, { plan: told?.plan, checkout: ownCheckout(told?.checkout, userId) });
  });
}

/** Takes over a plan that was paid. The provider's own news may have been faster, or may come later. */
export function finishPlanCheckout(
  deps: SyncDeps,
  userId: string,
  finished: Finished & { country?: string; tax_id?: string },
): Promise<void> {
  return withPaidCheckout(deps, userId, finished, async (write, told) => {
    if (!told.plan) throw new AppError('not_found');
    await write((tx, account) => syncCheckout(deps, tx, account, told));
    const { country, tax_id } = finished;
    if (country) await setBillingInfo(deps, write, userId, { country, tax_id });
  });
}

/** Gives what was bought. */
export function finishCreditCheckout(
  deps: SyncDeps,
  userId: string,
  finished: Finished,
  kind: CreditPurchase,
): Promise<GrantRow> {
  return withPaidCheckout(deps, userId, finished, async (write, told) => {
    if (told.checkout.creditKind !== kind) throw new AppError('not_found');
    const grant = await write(async (tx, account) => {
      await syncCheckout(deps, tx, account, told);
      return deps.billing.findGrant(tx, told.checkout.id);
    });
    if (!grant) throw new AppError('not_found');
    return grant;
  });
}
