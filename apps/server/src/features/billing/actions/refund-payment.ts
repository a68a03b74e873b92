import { AppError } from '@parlance/kernel/errors';
import { REFUND_DAYS } from '@parlance/kernel/prices';
import type { PaymentRow } from '../billing.store.ts';
import { takeBackCredits } from '../ledger.store.ts';
import { type TakeOverDeps, takeOverSubscription } from './take-over.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The one that is meant, or the latest that can go back. */
function refundable(rows: PaymentRow[], paymentId: string | undefined, now: Date): PaymentRow {
  const row = paymentId
    ? rows.find(({ id }) => id === paymentId)
    : rows.find(({ refundedAt, amountCents }) => !refundedAt && amountCents > 0);
  const refuse = (log: string) => new AppError('refund_refused', { log });
  if (!row) throw refuse('There is no such payment.');
  if (row.refundedAt) throw refuse(`${row.id} was refunded on ${row.refundedAt.toISOString()}.`);
  if (now.getTime() - row.paidAt.getTime() > REFUND_DAYS * DAY_MS)
    throw refuse(`${row.id} was paid on ${row.paidAt.toISOString()}, more than ${REFUND_DAYS} days ago.`);
  return row;
}

/** Gives money back and takes back what is left of what it paid for; a plan ends with it. */
export async function refundPayment(
  deps: TakeOverDeps,
  userId: string,
  paymentId: string | undefined,
): Promise<PaymentRow & { takenBack: number }> {
  const now = deps.clock.now();
  const payment = refundable(await deps.billing.paymentsOf(userId), paymentId, now);
  const { id, kind, amountCents: cents, currency } = payment;
  return deps.billing.underLock(userId, now, async (tx, account) => {
    await deps.payments.refund(kind === 'plan' ? { invoiceId: id } : { checkoutId: id });
    const takenBack = await takeBackCredits(tx, userId, ({ source }) => source === id, payment.credits, now);
    await deps.billing.markRefunded(tx, id, now);
    if (kind === 'plan' && account.subscriptionId) {
      await deps.payments.endSubscription(account.subscriptionId);
      await takeOverSubscription(deps, tx, account, account.subscriptionId);
    }
    await deps.billing.notify(tx, `refunded:${id}`, userId, { kind: 'refunded', cents, currency }, now);
    return { ...payment, takenBack };
  });
}
