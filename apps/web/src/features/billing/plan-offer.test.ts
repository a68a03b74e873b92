import { expect, it } from 'vitest';
import { offerOf } from './plan-offer.ts';

it.each([
  ['basic', 'trial', 'active', 'choose'],
  ['pro', 'trial', 'inactive', 'choose'],
  ['pro', 'basic', 'active', 'change'],
  ['basic', 'pro', 'cancelled', 'reactivate_first'],
  ['pro', 'basic', 'inactive', 'card_first'],
  ['pro', 'pro', 'active', 'current'],
  ['trial', 'trial', 'active', 'current'],
  ['trial', 'pro', 'active', 'none'],
] as const)('the card of %s, for somebody on %s who is %s: %s', (card, plan, status, offer) => {
  expect(offerOf(card, { plan, status })).toBe(offer);
});
