export const CURRENCIES = ['usd', 'brl', 'eur'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Plans that cost money. */
export const PAID_PLANS = ['basic', 'pro'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/** A month of a plan, in cents. */
export const PLAN_CENTS: Record<PaidPlan, Record<Currency, number>> = {
  basic: { usd: 900, brl: 2_900, eur: 850 },
  pro: { usd: 1_900, brl: 5_900, eur: 1_800 },
};

export const MONTHLY_CREDITS: Record<PaidPlan, number> = { basic: 100, pro: 250 };

/** Credits that are bought beside a plan, in blocks. */
export const EXTRA_CREDITS = {
  block: 100,
  max: 10_000,
  monthsValid: 12,
  blockCents: { usd: 600, brl: 1_500, eur: 550 } as Record<Currency, number>,
} as const;

export const REFUND_DAYS = 14;

const EURO_AREA = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));

/** By billing country: Brazil in reais, the euro area in euros, everyone else in dollars. */
export function currencyOf(country: string | null | undefined): Currency {
  if (country === 'BR') return 'brl';
  return country && EURO_AREA.has(country) ? 'eur' : 'usd';
}

/** The same day so many months later, or the last one of a shorter month. */
export function addMonths(moment: Date, months: number): Date {
  const day = moment.getUTCDate();
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(day, lastDay));
  return later;
}
