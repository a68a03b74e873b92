import type { Currency } from '@parlance/kernel/prices';

/** A visitor's country is not known yet: Portuguese is read in Brazil above all, everyone else sees dollars. */
export const shownCurrency = (interfaceLanguage: string): Currency =>
  interfaceLanguage === 'pt-BR' ? 'brl' : 'usd';

/** 900 -> "$9", 850 -> "$8.50", in the reader's way of writing it. */
export const priceText = (cents: number, currency: Currency, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
