import type { readCreditStatement, Subscription } from '@parlance/contract/billing';
import type { ReplyOf } from '@parlance/contract/route';
import type { Plan } from '@parlance/kernel/limits';
import { isRunning, planInForce } from './billing.policy.ts';
import type { BillingState, BillingStore, GrantRow, PaymentRow, Standing } from './billing.store.ts';
import { type BillingAccount, type CreditPool, isIn } from './ledger.store.ts';

const isAlive =
  (now: Date) =>
  ({ expiresAt }: GrantRow): boolean =>
    !expiresAt || expiresAt > now;

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What can be spent now, of all kinds that a pool holds. */
export const balanceOf = ({ grants }: BillingState, now: Date, pool: CreditPool = 'own'): number =>
  sum(
    grants
      .filter(isAlive(now))
      .filter(isIn(pool))
      .map(({ remaining }) => remaining),
  );

/** Paid for API credits and not given back. */
export const spentOnApi = (payments: PaymentRow[]): number =>
  sum(
    payments
      .filter(({ kind, refundedAt }) => kind === 'api_credits' && !refundedAt)
      .map(({ amountCents }) => amountCents),
  );

/** Of a plan's month, or without a plan of the trial. What was bought beside is told separately. */
function creditsOf({ grants, creditsUsed }: Standing, now: Date) {
  const own = grants
    .filter(isAlive(now))
    .filter(isIn('own'))
    .filter(({ kind }) => kind !== 'extra');
  return { credits_used: creditsUsed, credits_remaining: sum(own.map(({ remaining }) => remaining)) };
}

function statusOf({ account }: BillingState, now: Date): Subscription['status'] {
  if (!account.status) return 'active';
  const inForce = planInForce(account, now) !== 'trial';
  if (account.cancelsAtPeriodEnd && inForce) return 'cancelled';
  return inForce ? 'active' : 'inactive';
}

/** A plan that was given lasts until its day; one that is paid for is told instead, where there is one. */
export function subscriptionView(
  standing: Standing,
  now: Date,
  given?: { plan: Plan; until: Date },
): Subscription {
  const { account } = standing;
  if (given && !account.status)
    return {
      plan: given.plan,
      status: 'active',
      next_billing_at: null,
      expires_at: given.until.toISOString(),
      ...creditsOf(standing, now),
    };
  const status = statusOf(standing, now);
  const overdue = account.status === 'past_due';
  const end = isRunning(account) && account.periodEnd ? account.periodEnd.toISOString() : null;
  return {
    plan: overdue && account.plan ? account.plan : planInForce(account, now),
    status,
    next_billing_at: status === 'active' && account.status ? end : null,
    expires_at: status === 'cancelled' ? end : null,
    ...creditsOf(standing, now),
  };
}

/** Bought and neither spent nor expired, the soonest to expire first. */
export const extraCreditsOf = ({ grants }: BillingState, now: Date) =>
  grants
    .filter(isAlive(now))
    .flatMap(({ kind, credits, remaining, startsAt, expiresAt }) =>
      kind === 'extra' && expiresAt && remaining > 0
        ? [{ credits, creditsRemaining: remaining, purchasedAt: startsAt, expiresAt }]
        : [],
    )
    .sort((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime());

type Entry = Awaited<ReturnType<BillingStore['entries']>>[number];
type Item = ReplyOf<typeof readCreditStatement>['items'][number];

const MOVES = {
  grant: 'granted',
  hold: 'held',
  release: 'returned',
  expire: 'expired',
  take_back: 'taken_back',
  settle: 'spent',
} as const;

/** What came back of a hold, because less was made than was asked for or the run was cancelled, is a move of its own. */
const moveOf = ({ kind, credits }: Entry['entry']): Item['move'] =>
  kind === 'settle' && credits > 0 ? 'share_returned' : MOVES[kind];

/** `settled` are runs that came to an end; what they held is spent. */
export const statementItem = (
  { entry, grant }: Entry,
  settled: Set<string | null>,
  titles: Map<string, string | null>,
): Item => ({
  id: entry.id,
  at: entry.createdAt.toISOString(),
  move: entry.kind === 'hold' && settled.has(entry.runId) ? 'spent' : moveOf(entry),
  credits: entry.credits,
  kind: grant.kind as Item['kind'],
  audio: entry.audioId ? { id: entry.audioId, title: titles.get(entry.audioId) ?? null } : null,
  expires_at: entry.kind === 'grant' ? (grant.expiresAt?.toISOString() ?? null) : null,
});

/** Everything about the user's money, for a download. */
export const exportView = (
  { country, taxId }: BillingAccount,
  payments: PaymentRow[],
  entries: Awaited<ReturnType<BillingStore['allEntries']>>,
) => ({
  country,
  tax_id: taxId,
  payments: payments.map((payment) => ({
    id: payment.id,
    kind: payment.kind,
    plan: payment.plan,
    credits: payment.credits,
    amount_cents: payment.amountCents,
    currency: payment.currency,
    paid_at: payment.paidAt.toISOString(),
    refunded_at: payment.refundedAt?.toISOString() ?? null,
  })),
  ledger: entries.map((entry) => ({
    at: entry.createdAt.toISOString(),
    move: moveOf(entry),
    credits: entry.credits,
    audio_id: entry.audioId,
  })),
});
