import type { Options } from '@parlance/contract/options';
import { addMonths, type Currency } from '@parlance/kernel/prices';

type PlanOption = Options['plans'][number];

export type ChangeTerms = {
  direction: 'up' | 'down';
  /** Of one month of the new plan. */
  priceCents: number;
  /** What the rest of this month adds to the next bill, or at most takes off it. */
  differenceCents: number;
  /** That come for the rest of this month, or go. */
  credits: number;
};

type Change = { from: PlanOption; to: PlanOption; currency: Currency; now: Date; periodEnd: Date };

const monthly = ({ price_cents }: PlanOption, currency: Currency): number => price_cents?.[currency] ?? 0;

/** What a change of plan means today and on the next bill. The server counts by the second; these are for reading. */
export function termsOfChange({ from, to, currency, now, periodEnd }: Change): ChangeTerms {
  const periodStart = addMonths(periodEnd, -1);
  const whole = periodEnd.getTime() - periodStart.getTime();
  const share = Math.min(1, Math.max(0, (periodEnd.getTime() - now.getTime()) / whole));
  const difference = monthly(to, currency) - monthly(from, currency);
  return {
    direction: difference > 0 ? 'up' : 'down',
    priceCents: monthly(to, currency),
    differenceCents: Math.round(Math.abs(difference) * share),
    credits: Math.abs(Math.ceil((to.credits - from.credits) * share)),
  };
}
