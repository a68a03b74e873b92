import { AppError } from '@parlance/kernel/errors';
import { REFUND_DAYS } from '@parlance/kernel/prices';
import { isRunning } from '../billing.policy.ts';
import type { GrantRow, PaymentRow } from '../billing.store.ts';
import { takeBackCredits } from '../ledger.store.ts';
import { askPlan } from './ask-provider.ts';
import { converse } from './converse.ts';
import { type SyncDeps, syncSubscription } from './sync-from-provider.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What a refund does, or would do. */
export type Refund = {
  payment: PaymentRow;
  /** Credits that go with it. */
  credits: number;
  endsPlan: boolean;
};

/** The one that is meant, or the latest. After that went back, another one has to be named. */
function refundable(rows: PaymentRow[], paymentId: string | undefined, now: Date): PaymentRow {
  const row = paymentId
    ? rows.find(({ id }) => id === paymentId)
    : rows.find(({ amountCents }) => amountCents > 0);
  const refuse = (log: string) => new AppError('refund_refused', { log });
  if (!row) throw refuse('There is no such payment.');
  const another = paymentId ? '' : ' To refund another payment, name it with --payment.';
  if (row.refundedAt) throw refuse(`${row.id} was refunded on ${row.refundedAt.toISOString()}.${another}`);
  if (now.getTime() - row.paidAt.getTime() > REFUND_DAYS * DAY_MS)
    throw refuse(`${row.id} was paid on ${row.paidAt.toISOString()}, more than ${REFUND_DAYS} days ago.`);
  return row;
}

/** Of the plan that runs now, where the payment was for it. */
async function planOf(deps: SyncDeps, { id, kind, userId }: PaymentRow): Promise<string | undefined> {
  if (kind !== 'plan') return undefined;
  const { account } = await deps.billing.loadBillingState(userId, deps.clock.now());
  if (!isRunning(account) || !account.subscriptionId) return undefined;
  const bill = await deps.payments.readInvoice(id);
  return bill?.subscriptionId === account.subscriptionId ? account.subscriptionId : undefined;
}

/** What is left of the credits that go: those that were paid for, and with a plan all of the plan's. */
const creditsIn = (grants: GrantRow[], payment: PaymentRow, endsPlan: boolean): number =>
  grants
    .filter(({ source, kind }) => source === payment.id || (endsPlan && kind === 'plan'))
    .reduce((sum, { remaining }) => sum + remaining, 0);

/** What `refundPayment` would do now. */
export async function previewRefund(
  deps: SyncDeps,
  userId: string,
  paymentId: string | undefined,
): Promise<Refund> {
  const now = deps.clock.now();
  const payment = refundable(await deps.billing.paymentsOf(userId), paymentId, now);
  const endsPlan = (await planOf(deps, payment)) !== undefined;
  const { grants } = await deps.billing.loadBillingState(userId, now);
  return { payment, endsPlan, credits: creditsIn(grants, payment, endsPlan) };
}

/** Gives money back and takes back what is left of what it paid for; the plan it was for ends with it. */
export async function refundPayment(deps: SyncDeps, userId: string, paymentId: string): Promise<Refund> {
  return converse(deps, userId, async (write) => {
    const now = deps.clock.now();
    const payment = refundable(await deps.billing.paymentsOf(userId), paymentId, now);
    const { id, kind, amountCents: cents, currency } = payment;
    const subscriptionId = await planOf(deps, payment);
    await deps.payments.refund(kind === 'plan' ? { invoiceId: id } : { checkoutId: id });
    if (subscriptionId) await deps.payments.endSubscription(subscriptionId);
    const told = subscriptionId ? await askPlan(deps, subscriptionId) : undefined;
    return write(async (tx, account) => {
      const before = await deps.billing.grantsOf(tx, userId);
      await takeBackCredits(tx, userId, ({ source }) => source === id, payment.credits, now);
      await deps.billing.markRefunded(tx, id, now);
      const after = told ? await syncSubscription(deps, tx, account, told) : account;
      const endsPlan = told !== undefined && !isRunning(after);
      await deps.billing.notify(tx, `refunded:${id}`, userId, { kind: 'refunded', cents, currency }, now);
      return { payment, endsPlan, credits: creditsIn(before, payment, endsPlan) };
    });
  });
}
