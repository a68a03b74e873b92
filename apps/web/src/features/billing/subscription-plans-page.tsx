import { Skeleton, Stack, Text, Title } from '@mantine/core';
import type { CurrentUser } from '@parlance/contract/accounts';
import type { readBillingInfo } from '@parlance/contract/billing';
import type { Options } from '@parlance/contract/options';
import type { ReplyOf } from '@parlance/contract/route';
import { currencyOf } from '@parlance/kernel/prices';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshCurrentUser } from '../../lib/auth/identity.ts';
import { useOptions } from '../../lib/queries/use-options.ts';
import { useClientState } from '../../lib/storage/state.ts';
import { CreditPrices } from '../../ui/billing/credit-prices.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { UnavailablePage } from '../../ui/page/unavailable-page.tsx';
import { useBillingInfo } from './billing-queries.ts';
import { BillingSection } from './billing-section.tsx';
import { BuyCredits } from './buy-credits.tsx';
import { CheckoutDialog } from './checkout/checkout-dialog.tsx';
import type { Order } from './checkout/order.ts';
import { forgetPendingBilling } from './checkout/pending-billing.ts';
import { useBillingForm } from './checkout/use-billing-form.ts';
import { CurrentPlan } from './current-plan.tsx';
import { PlanCards } from './plan-cards.tsx';
import { isPaid } from './plan-offer.ts';

export default function SubscriptionPlansPage() {
  const { t } = useTranslation('billing');
  const user = useClientState((state) => state.currentUser);
  const options = useOptions();
  const info = useBillingInfo();
  useEffect(() => {
    // The checkout has been closed, or not begun; the server knows the country by now.
    forgetPendingBilling();
    void refreshCurrentUser();
  }, []);

  const failed = [options, info].find(({ isError, data }) => isError && !data);
  if (failed) {
    return (
      <UnavailablePage title={t('load_failed')} error={failed.error} retry={() => void failed.refetch()} />
    );
  }
  return (
    <Stack gap="lg">
      <PageHead title={t('title')} />
      <div>
        <Title order={1}>{t('title')}</Title>
        <Text c="dimmed" mt={4}>
          {t('lead')}
        </Text>
        <CreditPrices c="dimmed" />
      </div>
      {user && options.data && info.data ? (
        <Plans user={user} options={options.data} info={info.data} />
      ) : (
        <Stack gap="lg" aria-hidden>
          <Skeleton h={140} radius="lg" />
          <Skeleton h={420} radius="lg" />
        </Stack>
      )}
    </Stack>
  );
}

type Props = { user: CurrentUser; options: Options; info: ReplyOf<typeof readBillingInfo> };

function Plans({ user, options, info }: Props) {
  const form = useBillingForm(info);
  const [order, setOrder] = useState<Order | null>(null);
  const { country } = form.values;
  // A plan that runs keeps the currency it began in, wherever its owner moves.
  const currency = isPaid(user.plan) || !country ? info.currency : currencyOf(country);
  return (
    <>
      <CurrentPlan user={user} />
      <PlanCards
        user={user}
        options={options}
        currency={currency}
        choose={(plan) => setOrder({ kind: 'plan', plan })}
      />
      <BuyCredits
        options={options}
        currency={currency}
        buy={(credits) => setOrder({ kind: 'credits', credits })}
      />
      <BillingSection form={form} keepsCurrency={isPaid(user.plan)} />
      <CheckoutDialog
        order={order}
        close={() => {
          setOrder(null);
          form.forgetFaults();
        }}
        options={options}
        form={form}
        currency={currency}
      />
    </>
  );
}
