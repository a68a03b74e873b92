import { Button } from '@mantine/core';
import { processApiCreditPurchaseSuccess } from '@parlance/contract/api-access';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { useCheckoutReturn } from '../../../lib/billing/use-checkout-return.ts';
import { dayOf } from '../../../lib/format/days.ts';
import { PurchaseScreen } from '../../../ui/billing/purchase-screen.tsx';
import { useFailureText } from '../access-queries.ts';

export default function ApiCreditPurchaseSuccessPage() {
  const { t, i18n } = useTranslation('api');
  const failureText = useFailureText();
  const credits = useCheckoutReturn({
    finish: (back) => call(processApiCreditPurchaseSuccess, { body: back }),
    elsewhere: '/app/api',
    failureText: (error) => failureText('buy', error),
  });
  const bought = credits && {
    title: t('credits.bought', { count: credits.credits }),
    body: t('credits.usable_until', { day: dayOf(credits.expires_at, i18n.language) }),
  };
  return (
    <PurchaseScreen
      bought={bought ?? null}
      actions={
        <>
          <Button component={Link} to="/app/api" size="md">
            {t('credits.back')}
          </Button>
          <Button component={Link} to="/docs/api" size="md" variant="default">
            {t('reference.link')}
          </Button>
        </>
      }
    />
  );
}
