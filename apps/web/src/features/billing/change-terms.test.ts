import type { Options } from '@parlance/contract/options';
import { expect, it } from 'vitest';
import { termsOfChange } from './change-terms.ts';

const plan = (id: 'basic' | 'pro', credits: number, usd: number, brl: number): Options['plans'][number] => ({
  id,
  credits,
  max_tokens: 1,
  video: false,
  long: false,
  price_cents: { usd, brl, eur: 1 },
});
const basic = plan('basic', 100, 900, 2_900);
const pro = plan('pro', 250, 1_900, 5_900);
const periodEnd = new Date('2026-05-01T00:00:00Z');

it('charges the whole difference on the first day, and gives all the credits', () => {
  const now = new Date('2026-04-01T00:00:00Z');
  expect(termsOfChange({ from: basic, to: pro, currency: 'usd', now, periodEnd })).toEqual({
    direction: 'up',
    priceCents: 1_900,
    differenceCents: 1_000,
    credits: 150,
  });
});

it('counts only what is left of the month, in the currency of the plan', () => {
  const now = new Date('2026-04-16T00:00:00Z');
  expect(termsOfChange({ from: pro, to: basic, currency: 'brl', now, periodEnd })).toEqual({
    direction: 'down',
    priceCents: 2_900,
    differenceCents: 1_500,
    credits: 75,
  });
});

it('changes nothing any more when the month is over', () => {
  const now = new Date('2026-05-02T00:00:00Z');
  expect(termsOfChange({ from: basic, to: pro, currency: 'usd', now, periodEnd })).toMatchObject({
    differenceCents: 0,
    credits: 0,
  });
});
