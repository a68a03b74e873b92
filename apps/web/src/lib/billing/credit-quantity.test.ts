import { createCreditPurchaseSession } from '@parlance/contract/billing';
import { expect, it } from 'vitest';
import { quantityFault } from './credit-quantity.ts';

it.each([
  ['', 'required'],
  [0, 'credits_not_positive'],
  [-100, 'credits_not_positive'],
  [150, 'credits_not_in_hundreds'],
  [10_100, 'too_many_credits'],
  ['many', 'invalid'],
  [100, undefined],
  [10_000, undefined],
])('%j credits: %s', (wanted, fault) => {
  expect(quantityFault(createCreditPurchaseSession.body, wanted)).toBe(fault);
});
