import { Alert, Stack, Text } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import type { Currency } from '@parlance/kernel/prices';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../../lib/api/api.ts';
import { priceText } from '../../../lib/format/money.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { useFailureText } from '../billing-queries.ts';
import { BillingFields } from './billing-fields.tsx';
import { centsOf, type Order } from './order.ts';
import type { BillingForm } from './use-billing-form.ts';
import { useCheckout } from './use-checkout.ts';

type Props = {
  order: Order | null;
  close: () => void;
  options: Options;
  form: BillingForm;
  currency: Currency;
};

/** Who pays what, and when; then on to the payment page. */
export function CheckoutDialog({ order, close, ...rest }: Props) {
  const { t } = useTranslation(['billing', 'account']);
  return (
    <Dialog
      opened={order !== null}
      onClose={close}
      size={500}
      title={
        order?.kind === 'plan'
          ? t('checkout.plan_title', { plan: t(`account:plan.names.${order.plan}`) })
          : t('checkout.credits_title')
      }
    >
      {order && <CheckoutForm order={order} close={close} {...rest} />}
    </Dialog>
  );
}

function CheckoutForm({ order, close, options, form, currency }: Props & { order: Order }) {
  const { t } = useTranslation('billing');
  const failureText = useFailureText();
  const { go, error, busy } = useCheckout();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const place = event.currentTarget;
    const info = form.check(place);
    if (!info || busy) return;
    go(
      { order, info },
      { onError: (problem) => isApiProblem(problem) && form.refuse(problem.fields, place) },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Terms order={order} options={options} currency={currency} />
        <BillingFields form={form} />
        <div role="alert">
          {error && (
            <Alert role="presentation" color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
              {failureText(order.kind === 'plan' ? 'subscribe' : 'buy_credits', error)}
            </Alert>
          )}
        </div>
        <FormFooter isPending={busy} submit={t('checkout.go')} close={close} />
      </Stack>
    </form>
  );
}

function Terms({ order, options, currency }: Pick<Props, 'options' | 'currency'> & { order: Order }) {
  const { t } = useTranslation('billing');
  const price = priceText(centsOf(order, options, currency), currency);
  const terms =
    order.kind === 'plan'
      ? t('checkout.plan_terms', { price })
      : t('checkout.credits_terms', {
          price,
          count: order.credits,
          months: options.extra_credits.months_valid,
        });
  return <Text aria-live="polite">{terms}</Text>;
}
