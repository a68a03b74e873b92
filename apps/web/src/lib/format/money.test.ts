import { expect, it } from 'vitest';
import { priceText } from './money.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['usd', 600, '$6.00'],
  ['brl', 1_500, 'R$ 15,00'],
  ['eur', 550, '5,50 €'],
  ['usd', 120_000, '$1,200.00'],
] as const)('writes %s as people there do: %d -> %s', (currency, cents, text) => {
  expect(plain(priceText(cents, currency))).toBe(text);
});
