import type { Checkout, Invoice, PaymentEvent, Payments, SubscriptionState } from '@parlance/ports/payments';

/*
 * How things stand at the provider, asked before anything is written, and always within a conversation: what
 * was heard there is never older than what another one has written.
 */

type Asking = { payments: Payments };

export type ToldPlan = {
  id: string;
  /** Missing when the provider knows no such plan. */
  state: SubscriptionState | undefined;
  latestBill: Invoice | undefined;
};

export type ToldCheckout = { checkout: Checkout; plan: ToldPlan | undefined };

export async function askPlan({ payments }: Asking, id: string): Promise<ToldPlan> {
  const state = await payments.readSubscription(id);
  const latestBill = state?.latestInvoiceId ? await payments.readInvoice(state.latestInvoiceId) : undefined;
  return { id, state, latestBill };
}

export async function askCheckout(deps: Asking, id: string): Promise<ToldCheckout | undefined> {
  const checkout = await deps.payments.readCheckout(id);
  if (!checkout) return undefined;
  const { status, subscriptionId } = checkout;
  const plan = status === 'paid' && subscriptionId ? await askPlan(deps, subscriptionId) : undefined;
  return { checkout, plan };
}

export type Told = { checkout?: ToldCheckout; plan?: ToldPlan; bill?: Invoice };

/** Whatever a message is about. */
export async function askAbout(
  deps: Asking,
  { what, id }: NonNullable<PaymentEvent['about']>,
): Promise<Told> {
  if (what === 'subscription') return { plan: await askPlan(deps, id) };
  if (what === 'checkout') return { checkout: await askCheckout(deps, id) };
  const bill = await deps.payments.readInvoice(id);
  return { bill, plan: bill?.subscriptionId ? await askPlan(deps, bill.subscriptionId) : undefined };
}
