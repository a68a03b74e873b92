import { Alert, Text } from '@mantine/core';
import { type ApiAccess, createApiCreditPurchaseSession } from '@parlance/contract/api-access';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { usePaymentPage } from '../../../lib/billing/use-payment-page.ts';
import { priceText } from '../../../lib/format/money.ts';
import { CreditQuantityForm } from '../../../ui/billing/credit-quantity-form.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useFailureText } from '../access-queries.ts';

const openCheckout = async (credits: number): Promise<string> =>
  (await call(createApiCreditPurchaseSession, { body: { credit_quantity: credits } })).url;

/** API credits cost dollars wherever somebody lives, so the payment page can be opened without asking more. */
export function BuyApiCredits({ access }: { access: ApiAccess }) {
  const { t } = useTranslation('api');
  const failureText = useFailureText();
  const { go, error, busy } = usePaymentPage(openCheckout);
  const { block, block_cents, max, months_valid } = access.credit_price;
  return (
    <Section
      title={t('credits.title')}
      hint={t('credits.hint', { price: priceText(block_cents, 'usd'), block, count: months_valid })}
    >
      <CreditQuantityForm
        block={block}
        max={max}
        purchase={createApiCreditPurchaseSession.body}
        priceOf={(credits) => priceText((credits / block) * block_cents, 'usd')}
        buy={go}
        busy={busy}
      />
      <div role="alert">
        {error && (
          <Alert
            role="presentation"
            color="red"
            variant="light"
            mt="md"
            icon={<IconAlertTriangle aria-hidden />}
          >
            {failureText('buy', error)}
          </Alert>
        )}
      </div>
      <Text size="sm" c="dimmed" mt="md">
        {t('credits.apart')}
      </Text>
    </Section>
  );
}
