import type { Currency, PaidPlan } from './prices.ts';

type Money = { cents: number; currency: Currency };
/** Until when what was paid for lasts; ISO 8601. */
type Lasting = { until: string };

/** What a person is told about their money. */
export type PaymentNews =
  | ({ kind: 'plan_started' | 'plan_renewed'; plan: PaidPlan } & Money & Lasting)
  | ({ kind: 'credits_bought'; credits: number } & Money & Lasting)
  | ({ kind: 'payment_failed'; plan: PaidPlan } & Money)
  /** A plan that has ended still owed for having been changed within its last month. */
  | ({ kind: 'changes_settled' | 'changes_unpaid' } & Money)
  | ({ kind: 'refunded' } & Money);
