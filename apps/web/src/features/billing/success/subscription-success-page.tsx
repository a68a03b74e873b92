import { updateSubscriptionAfterSuccess } from '@parlance/contract/billing';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useCheckoutReturn } from '../../../lib/billing/use-checkout-return.ts';
import { dayOf } from '../../../lib/format/days.ts';
import { useFailureText } from '../billing-queries.ts';
import { forgetPendingBilling, pendingBilling } from '../checkout/pending-billing.ts';
import { SuccessScreen } from './success-screen.tsx';

export default function SubscriptionSuccessPage() {
  const { t, i18n } = useTranslation(['billing', 'account']);
  const failureText = useFailureText();
  const plan = useCheckoutReturn({
    finish: async (back) => {
      const now = await call(updateSubscriptionAfterSuccess, { body: { ...back, ...pendingBilling() } });
      forgetPendingBilling();
      return now;
    },
    elsewhere: '/app/subscription-plans',
    failureText: (error) => failureText('subscribe', error),
  });
  const bought = plan && {
    title: t('billing:success.plan_title', { plan: t(`account:plan.names.${plan.plan}`) }),
    body: [
      t('billing:success.credits_left', { count: plan.credits_remaining }),
      plan.next_billing_at &&
        t('billing:success.next_bill', { day: dayOf(plan.next_billing_at, i18n.language) }),
    ]
      .filter(Boolean)
      .join(' '),
  };
  return <SuccessScreen bought={bought ?? null} />;
}
