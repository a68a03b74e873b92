import { addMonths } from '@parlance/kernel/prices';
import { chargeRefusalOf } from './cards.ts';
import {
  type Books,
  type Customer,
  type Invoice,
  type Line,
  newKey,
  type Session,
  type Subscription,
} from './records.ts';
import { showInvoice, showSession, showSubscription } from './show.ts';

const DAY = 24 * 60 * 60;
/** After a failed charge it is tried again so many days later, three times; then the plan ends. */
const RETRY_DAYS = [3, 5, 7];

export type Emit = (type: string, object: object) => void;
export type Billing = ReturnType<typeof openBilling>;

/** What happens to money: first payments, monthly bills, changes in between, cards that fail. */
export function openBilling(books: Books, emit: Emit) {
  const customerOf = (id: string): Customer => books.customers[id]!;
  const priceOf = (id: string) => books.prices[id]!;

  /** A customer on a test clock lives by it. */
  function nowOf(customer: Customer): number {
    const clock = customer.test_clock ? books.clocks[customer.test_clock] : undefined;
    return clock?.frozen_time ?? Math.floor(Date.now() / 1000);
  }

  const monthStart = (subscription: Subscription, months: number): number =>
    addMonths(new Date(subscription.billing_cycle_anchor * 1000), months).getTime() / 1000;

  function pay(
    customer: Customer,
    amount: number,
    currency: string,
  ): { intent: string } | { refusal: string } {
    const refusal = customer.card ? chargeRefusalOf(customer.card) : 'There is no card.';
    if (refusal) return { refusal };
    const intent = newKey('pi');
    books.payments[intent] = { id: intent, amount, currency, customer: customer.id, refunded: 0 };
    return { intent };
  }

  const monthLine = ({ item }: Subscription): Line => ({
    id: newKey('il'),
    object: 'line_item',
    amount: priceOf(item.price).unit_amount,
    description: `1 × ${books.products[priceOf(item.price).product]?.name}`,
    period: { start: item.current_period_start, end: item.current_period_end },
    price: item.price,
    proration: false,
  });

  /** What waits for the next bill, and the month that begins unless it is the last one. */
  function bill(
    subscription: Subscription,
    why: Invoice['billing_reason'],
    at: number,
    months = [monthLine(subscription)],
  ): Invoice {
    const customer = customerOf(subscription.customer);
    const lines = [...(books.pending[subscription.id] ?? []), ...months];
    delete books.pending[subscription.id];
    const total = lines.reduce((sum, line) => sum + line.amount, 0);
    const due = Math.max(0, total + customer.balance);
    customer.balance = Math.min(0, total + customer.balance);
    const invoice: Invoice = {
      id: newKey('in'),
      object: 'invoice',
      customer: customer.id,
      subscription: subscription.id,
      billing_reason: why,
      status: 'open',
      currency: subscription.currency,
      lines,
      total,
      amount_due: due,
      amount_paid: 0,
      attempt_count: 0,
      next_payment_attempt: null,
      paid_at: null,
      payment_intent: null,
      created: at,
    };
    books.invoices[invoice.id] = invoice;
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  /** Tries to get the money for an open bill. */
  function collect(invoice: Invoice, at: number): void {
    const subscription = books.subscriptions[invoice.subscription]!;
    const paid =
      invoice.amount_due === 0
        ? { intent: null }
        : pay(customerOf(invoice.customer), invoice.amount_due, invoice.currency);
    invoice.attempt_count += 1;
    if ('intent' in paid) {
      const done = { amount_paid: invoice.amount_due, paid_at: at, next_payment_attempt: null } as const;
      Object.assign(invoice, { ...done, status: 'paid', payment_intent: paid.intent });
      if (subscription.status === 'past_due') subscription.status = 'active';
      emit('invoice.paid', showInvoice(invoice));
      return;
    }
    const retryDays = RETRY_DAYS[invoice.attempt_count - 1];
    invoice.next_payment_attempt = retryDays === undefined ? null : at + retryDays * DAY;
    if (subscription.status !== 'canceled') subscription.status = 'past_due';
    emit('invoice.payment_failed', showInvoice(invoice));
    if (retryDays !== undefined) return;
    invoice.status = 'uncollectible';
    end(subscription);
  }

  /** At once: with that go changes that no bill has named yet. */
  function end(subscription: Subscription): void {
    if (subscription.status === 'canceled') return;
    subscription.status = 'canceled';
    delete books.pending[subscription.id];
    emit('customer.subscription.deleted', showSubscription(books, subscription));
  }

  function renew(subscription: Subscription): void {
    const at = subscription.item.current_period_end;
    if (subscription.cancel_at_period_end) {
      // Changes within the last month are left in place and collected at its end; see "cancel a subscription".
      const last = books.pending[subscription.id]
        ? bill(subscription, 'subscription_cycle', at, [])
        : undefined;
      end(subscription);
      if (last) collect(last, at);
      return;
    }
    subscription.months += 1;
    subscription.item.current_period_start = at;
    subscription.item.current_period_end = monthStart(subscription, subscription.months);
    collect(bill(subscription, 'subscription_cycle', at), at);
    if (subscription.status !== 'canceled')
      emit('customer.subscription.updated', showSubscription(books, subscription));
  }

  /** The next thing that time brings to a customer: a new month or another try to get money. */
  function nextDue(customerId: string): { at: number; run(): void } | undefined {
    const due: { at: number; run(): void }[] = [];
    for (const subscription of Object.values(books.subscriptions))
      if (subscription.customer === customerId && subscription.status !== 'canceled')
        due.push({ at: subscription.item.current_period_end, run: () => renew(subscription) });
    for (const invoice of Object.values(books.invoices)) {
      const at = invoice.next_payment_attempt;
      if (invoice.customer === customerId && invoice.status === 'open' && at !== null)
        due.push({ at, run: () => collect(invoice, at) });
    }
    return due.sort((one, other) => one.at - other.at)[0];
  }

  /** Brings a customer's affairs up to their clock. */
  function catchUp(customer: Customer): void {
    for (let due = nextDue(customer.id); due && due.at <= nowOf(customer); due = nextDue(customer.id))
      due.run();
  }

  function startSubscription(session: Session, at: number): Subscription {
    const subscription: Subscription = {
      id: newKey('sub'),
      object: 'subscription',
      customer: session.customer,
      status: 'active',
      cancel_at_period_end: false,
      currency: session.currency,
      metadata: session.subscription_metadata,
      latest_invoice: null,
      billing_cycle_anchor: at,
      months: 1,
      created: at,
      item: { id: newKey('si'), price: session.price, current_period_start: at, current_period_end: at },
    };
    subscription.item.current_period_end = monthStart(subscription, 1);
    books.subscriptions[subscription.id] = subscription;
    collect(bill(subscription, 'subscription_create', at), at);
    emit('customer.subscription.created', showSubscription(books, subscription));
    return subscription;
  }

  return {
    nowOf,
    end,
    /** What a person does on the checkout page; gives what the page says when the card is refused. */
    payCheckout(session: Session, card: string): string | undefined {
      const customer = customerOf(session.customer);
      const refusal = chargeRefusalOf(card);
      if (refusal) return refusal;
      customer.card = card;
      const at = nowOf(customer);
      if (session.mode === 'subscription') session.subscription = startSubscription(session, at).id;
      else {
        const paid = pay(customer, session.amount_total, session.currency);
        session.payment_intent = 'intent' in paid ? paid.intent : null;
      }
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
      emit('checkout.session.completed', showSession(session));
      return undefined;
    },

    /** Another price from `at` on: what was paid for the rest of the month is given back, what it costs is added. */
    changePrice(subscription: Subscription, price: string, at: number, prorated: boolean): void {
      const { item } = subscription;
      const period = { start: at, end: item.current_period_end };
      const share = (period.end - at) / (item.current_period_end - item.current_period_start);
      const line = (id: string, sign: 1 | -1, description: string): Line => ({
        id: newKey('il'),
        object: 'line_item',
        period,
        price: id,
        proration: true,
        description,
        amount: sign * Math.round(priceOf(id).unit_amount * share),
      });
      if (prorated && price !== item.price) {
        const waiting = books.pending[subscription.id] ?? [];
        waiting.push(line(item.price, -1, 'Unused time'), line(price, 1, 'Remaining time'));
        books.pending[subscription.id] = waiting;
      }
      item.price = price;
    },

    /** Another card; a bill that waits is paid with it. */
    changeCard(customer: Customer, card: string): void {
      customer.card = card;
      for (const invoice of Object.values(books.invoices))
        if (invoice.customer === customer.id && invoice.status === 'open') collect(invoice, nowOf(customer));
    },

    catchUpAll(): void {
      for (const customer of Object.values(books.customers)) catchUp(customer);
    },

    /** Moves a test clock forward, and all that live by it. */
    advance(clockId: string, to: number): void {
      const clock = books.clocks[clockId]!;
      clock.frozen_time = Math.max(clock.frozen_time, to);
      for (const customer of Object.values(books.customers))
        if (customer.test_clock === clockId) catchUp(customer);
    },

    /** To the end of the month that runs, for this customer alone. */
    skipMonth(customer: Customer): void {
      const next = nextDue(customer.id);
      if (!next) return;
      const id = customer.test_clock ?? newKey('clock');
      books.clocks[id] ??= {
        id,
        object: 'test_helpers.test_clock',
        frozen_time: nowOf(customer),
        status: 'ready',
      };
      customer.test_clock = id;
      this.advance(id, next.at);
    },
  };
}
