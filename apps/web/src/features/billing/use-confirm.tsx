import { Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { CurrentUser } from '@parlance/contract/accounts';
import type { Currency, PaidPlan } from '@parlance/kernel/prices';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/format/days.ts';
import { priceText } from '../../lib/format/money.ts';
import type { ChangeTerms } from './change-terms.ts';

const words = (sentences: string[]) => (
  <Stack gap="sm">
    {sentences.map((sentence) => (
      <Text key={sentence}>{sentence}</Text>
    ))}
  </Stack>
);

/** Asks before a plan is cancelled; says until when it stays. */
export function useConfirmCancel() {
  const { t, i18n } = useTranslation(['billing', 'account']);
  return ({ plan, next_billing_at }: CurrentUser, onConfirm: () => void): void => {
    const name = t(`account:plan.names.${plan}`);
    modals.openConfirmModal({
      title: t('billing:cancel.title', { plan: name }),
      children: words([
        next_billing_at
          ? t('billing:cancel.until', { plan: name, day: dayOf(next_billing_at, i18n.language) })
          : t('billing:cancel.at_end', { plan: name }),
        t('billing:cancel.back'),
      ]),
      labels: { confirm: t('billing:cancel.confirm'), cancel: t('billing:cancel.keep') },
      confirmProps: { color: 'red' },
      onConfirm,
    });
  };
}

type Change = { plan: PaidPlan; terms: ChangeTerms; currency: Currency; nextBillingAt: string };

/** Asks before a plan is changed; says what is charged and when. */
export function useConfirmChange() {
  const { t, i18n } = useTranslation(['billing', 'account']);
  return ({ plan, terms, currency, nextBillingAt }: Change, onConfirm: () => void): void => {
    const name = t(`account:plan.names.${plan}`);
    const { direction, credits } = terms;
    const bill = {
      day: dayOf(nextBillingAt, i18n.language),
      price: priceText(terms.priceCents, currency),
      difference: priceText(terms.differenceCents, currency),
    };
    modals.openConfirmModal({
      title: t('billing:change.title', { plan: name }),
      children: words([
        t(`billing:change.now_${direction}`, { plan: name, count: credits }),
        t('billing:change.today'),
        t(`billing:change.bill_${direction}`, bill),
      ]),
      labels: { confirm: t('billing:change.confirm', { plan: name }), cancel: t('billing:change.keep') },
      onConfirm,
    });
  };
}
