import type { Books, Customer, Invoice, Line, Session, Subscription } from './records.ts';

const list = (url: string, data: object[]) => ({ object: 'list', url, has_more: false, data });

export const showList = list;

/** The card is nobody's business but the bank's. */
export function showCustomer({ card: _, tax_ids: __, ...customer }: Customer): object {
  return customer.deleted ? { id: customer.id, object: 'customer', deleted: true } : customer;
}

export function showSession({
  price: _,
  quantity: __,
  subscription_metadata: ___,
  ...session
}: Session): object {
  return { ...session, livemode: false };
}

export function showSubscription(books: Books, subscription: Subscription): object {
  const { item, months: _, ...rest } = subscription;
  const price = books.prices[item.price];
  const shown = { ...item, object: 'subscription_item', subscription: rest.id, quantity: 1, price };
  return { ...rest, livemode: false, items: list('/v1/subscription_items', [shown]) };
}

const showLine = (invoice: Invoice, line: Line) => {
  const { proration, price, ...rest } = line;
  const details = { subscription: invoice.subscription, proration };
  return {
    ...rest,
    currency: invoice.currency,
    pricing: { type: 'price_details', price_details: { price } },
    parent: proration
      ? { type: 'invoice_item_details', invoice_item_details: details, subscription_item_details: null }
      : { type: 'subscription_item_details', subscription_item_details: details, invoice_item_details: null },
  };
};

export function showInvoice(invoice: Invoice): object {
  const { lines, subscription, paid_at, payment_intent: _, ...rest } = invoice;
  return {
    ...rest,
    livemode: false,
    attempted: rest.attempt_count > 0,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    status_transitions: { paid_at },
    lines: list(
      `/v1/invoices/${invoice.id}/lines`,
      lines.map((line) => showLine(invoice, line)),
    ),
  };
}
