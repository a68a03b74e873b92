import { expect, it } from 'vitest';
import { priceText, shownCurrency } from './price-text.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it('writes prices as the reader would, without idle zeros', () => {
  expect(plain(priceText(900, 'usd', 'en-US'))).toBe('$9');
  expect(plain(priceText(850, 'eur', 'en-US'))).toBe('€8.50');
  expect(plain(priceText(2_900, 'brl', 'pt-BR'))).toBe('R$ 29');
});

it('shows reais to readers of Portuguese and dollars to everyone else', () => {
  expect(shownCurrency('pt-BR')).toBe('brl');
  expect(shownCurrency('en-US')).toBe('usd');
});
