import {
  type BillingInfo,
  changeBillingInfo,
  createCheckoutSession,
  createCreditPurchaseSession,
} from '@parlance/contract/billing';
import { call } from '../../../lib/api/api.ts';
import { usePaymentPage } from '../../../lib/billing/use-payment-page.ts';
import type { Order } from './order.ts';
import { forgetPendingBilling, keepPendingBilling } from './pending-billing.ts';

type CheckoutRequest = { order: Order; info: BillingInfo };

/** The country goes ahead: it decides in which currency the payment page opens. */
async function openCheckout({ order, info }: CheckoutRequest): Promise<string> {
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

export const useCheckout = () => usePaymentPage(openCheckout);
