import type { Currency, PaidPlan } from '@parlance/kernel/prices';

export type Customer = { userId: string; email: string; name: string };

/** A page of the provider's, where money is taken. */
export type OpenCheckout = { id: string; url: string };

/** Where the provider sends people back to; "{CHECKOUT_SESSION_ID}" in `successUrl` becomes the checkout's id. */
type WayBack = { successUrl: string; cancelUrl: string };

export type CheckoutRequest = WayBack & {
  customerId: string;
  userId: string;
  currency: Currency;
  /** BCP 47: what the pages are shown in. */
  language: string;
};

/** Extra credits in the person's currency, or credits of the API, in dollars whatever `currency` says. */
export type CreditPurchase = 'extra' | 'api';

export type Checkout = {
  id: string;
  customerId: string;
  /** Who it was opened for. */
  userId: string;
  status: 'open' | 'paid' | 'expired';
  /** Of a checkout for a plan. */
  subscriptionId: string | undefined;
  /** Of a checkout for credits; nought for a plan. */
  credits: number;
  creditKind: CreditPurchase;
  amountCents: number;
  currency: Currency;
  createdAt: Date;
};

export type SubscriptionState = {
  id: string;
  customerId: string;
  plan: PaidPlan;
  /** "past_due": the provider keeps trying to get its money. */
  status: 'active' | 'past_due' | 'ended';
  cancelsAtPeriodEnd: boolean;
  currency: Currency;
  periodStart: Date;
  periodEnd: Date;
  /** When `changePlan` was last called. */
  planChangedAt: Date | undefined;
  latestInvoiceId: string | undefined;
};

export type Invoice = {
  id: string;
  customerId: string;
  subscriptionId: string | undefined;
  why: 'start' | 'renewal' | 'other';
  /** The month it is for, and the plan in that month; missing on a bill for something else. */
  month: { plan: PaidPlan; start: Date; end: Date } | undefined;
  paid: boolean;
  /** The provider tried to get the money and could not. */
  failed: boolean;
  amountCents: number;
  currency: Currency;
  paidAt: Date | undefined;
};

/** Something happened to this; what it is now must be asked for. */
export type PaymentEvent = {
  id: string;
  about: { what: 'checkout' | 'subscription' | 'invoice'; id: string; customerId: string } | undefined;
};

/**
 * Takes money. What cannot be reached or is not answered throws AppError 'payments_unavailable'; what the
 * provider does not know is undefined to a reader, and AppError 'payments.unknown' to whoever wants to change it.
 */
export interface Payments {
  /** The same customer for the same user, however often it is asked for in a row. */
  createCustomer(who: Customer): Promise<string>;
  /** Writes the country, and in Brazil the taxpayer's number, on the bills. */
  describeCustomer(customerId: string, info: { country: string; taxId: string | null }): Promise<void>;
  /** Forgets the customer and ends whatever runs. One that is gone is no error. */
  deleteCustomer(customerId: string): Promise<void>;

  openPlanCheckout(request: CheckoutRequest & { plan: PaidPlan }): Promise<OpenCheckout>;
  openCreditCheckout(
    request: CheckoutRequest & { credits: number; kind: CreditPurchase },
  ): Promise<OpenCheckout>;
  readCheckout(id: string): Promise<Checkout | undefined>;
  /** From now on it can't be paid; false when it already was. */
  closeCheckout(id: string): Promise<boolean>;

  readSubscription(id: string): Promise<SubscriptionState | undefined>;
  /** At once. With `prorated`, the difference for the rest of the month is on the next bill. */
  changePlan(id: string, to: { plan: PaidPlan; at: Date; prorated: boolean }): Promise<void>;
  setCancelsAtPeriodEnd(id: string, cancels: boolean): Promise<void>;
  endSubscription(id: string): Promise<void>;

  readInvoice(id: string): Promise<Invoice | undefined>;
  /** Gives back all that was paid for an invoice or a checkout. A second time changes nothing. */
  refund(paid: { invoiceId: string } | { checkoutId: string }): Promise<void>;

  /** Where a person looks after cards and bills. */
  openPortal(request: { customerId: string; returnUrl: string; language: string }): Promise<string>;

  /** Throws AppError 'webhook_refused' unless the provider signed exactly this, a moment ago. */
  readEvent(body: string, signature: string | undefined): Promise<PaymentEvent>;
}
