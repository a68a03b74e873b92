import { expect, it } from 'vitest';
import { addMonths, currencyOf, EXTRA_CREDITS, PLAN_CENTS } from './prices.ts';

it.each([
  ['BR', 'brl'],
  ['DE', 'eur'],
  ['PT', 'eur'],
  ['BG', 'eur'],
  ['GB', 'usd'],
  ['PL', 'usd'],
  ['US', 'usd'],
  [undefined, 'usd'],
])('bills %s in %s', (country, currency) => expect(currencyOf(country)).toBe(currency));

it('asks the prices of the plans page', () => {
  expect(PLAN_CENTS.basic).toEqual({ usd: 900, brl: 2900, eur: 850 });
  expect(PLAN_CENTS.pro).toEqual({ usd: 1900, brl: 5900, eur: 1800 });
  expect(EXTRA_CREDITS.blockCents).toEqual({ usd: 600, brl: 1500, eur: 550 });
});

it.each([
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 2, '2026-03-31T10:00:00.000Z'],
  ['2027-12-15T00:00:00.000Z', 1, '2028-01-15T00:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
])('puts %s and %i months at %s', (from, months, to) =>
  expect(addMonths(new Date(from), months).toISOString()).toBe(to),
);
