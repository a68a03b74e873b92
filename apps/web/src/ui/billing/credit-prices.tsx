import { Text, type TextProps } from '@mantine/core';
import { creditsFor } from '@parlance/kernel/credits';
import { useTranslation } from 'react-i18next';

const priceOf = (length: 'short' | 'medium' | 'long') => creditsFor({ length, premium: false });

/** What credits buy, said wherever they have a price. */
export function CreditPrices(props: TextProps) {
  const { t } = useTranslation();
  const prices = { short: priceOf('short'), medium: priceOf('medium'), long: priceOf('long') };
  return <Text {...props}>{t('credit_prices', prices)}</Text>;
}
