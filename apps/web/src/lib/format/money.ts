import type { Currency } from '@parlance/kernel/prices';

/** A price reads as it does where the money is used: $6.00, R$ 15,00, 5,50 €. */
const HOMES: Record<Currency, string> = { usd: 'en-US', brl: 'pt-BR', eur: 'de-DE' };

export const priceText = (cents: number, currency: Currency): string =>
  new Intl.NumberFormat(HOMES[currency], { style: 'currency', currency }).format(cents / 100);
