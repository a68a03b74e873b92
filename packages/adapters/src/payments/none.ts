import { AppError } from '@parlance/kernel/errors';
import type { Payments } from '@parlance/ports/payments';

async function refuse(): Promise<never> {
  throw new AppError('payments_unavailable', { log: 'nothing is sold here' });
}

/** Where nothing is sold: nobody gets as far as here by way of the interface. */
export const noPayments = (): Payments => ({
  createCustomer: refuse,
  describeCustomer: refuse,
  deleteCustomer: refuse,
  openPlanCheckout: refuse,
  openCreditCheckout: refuse,
  readCheckout: refuse,
  closeCheckout: refuse,
  readSubscription: refuse,
  changePlan: refuse,
  setCancelsAtPeriodEnd: refuse,
  endSubscription: refuse,
  readInvoice: refuse,
  refund: refuse,
  openPortal: refuse,
  readEvent: refuse,
});
