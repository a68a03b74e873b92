import { processCreditPurchaseSuccess } from '@parlance/contract/billing';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useCheckoutReturn } from '../../../lib/billing/use-checkout-return.ts';
import { dayOf } from '../../../lib/format/days.ts';
import { useFailureText } from '../billing-queries.ts';
import { SuccessScreen } from './success-screen.tsx';

export default function CreditPurchaseSuccessPage() {
  const { t, i18n } = useTranslation('billing');
  const failureText = useFailureText();
  const credits = useCheckoutReturn({
    finish: (back) => call(processCreditPurchaseSuccess, { body: back }),
    elsewhere: '/app/my-account',
    failureText: (error) => failureText('buy_credits', error),
  });
  const bought = credits && {
    title: t('success.credits_title', { count: credits.credits }),
    body: t('success.credits_body', { day: dayOf(credits.expires_at, i18n.language) }),
  };
  return <SuccessScreen bought={bought ?? null} />;
}
