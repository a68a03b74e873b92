import {
  type BillingInfo,
  changeBillingInfo,
  createCheckoutSession,
  createCreditPurchaseSession,
} from '@parlance/contract/billing';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import type { Order } from './order.ts';
import { forgetPendingBilling, keepPendingBilling } from './pending-billing.ts';

type Wish = { order: Order; info: BillingInfo };

/** The country goes ahead: it decides in which currency the payment page opens. */
async function openCheckout({ order, info }: Wish): Promise<string> {
  await call(changeBillingInfo, { body: info });
  if (order.kind === 'credits') {
    const body = { credit_quantity: order.credits };
    return (await call(createCreditPurchaseSession, { body })).url;
  }
  keepPendingBilling(info);
  try {
    return (await call(createCheckoutSession, { body: { plan: order.plan } })).url;
  } catch (error) {
    forgetPendingBilling();
    throw error;
  }
}

/** Leaves for the payment provider's page. Busy until the browser is gone. */
export function useCheckout() {
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: openCheckout,
    onSuccess: (url) => location.assign(url),
  });
  useEffect(() => {
    // Somebody who goes back may find this very page again, as it was when they left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);
  return { go: mutate, reset, error, busy: isPending || isSuccess };
}
