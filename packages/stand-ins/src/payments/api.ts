import { Hono } from 'hono';
import type { Billing, Emit } from './billing.ts';
import { type Form, partOf, readForm, textOf, wordsOf } from './form.ts';
import { type Books, newKey, type Session } from './records.ts';
import { badRequest, found, idempotency, only, refuse } from './refusals.ts';
import { showCustomer, showInvoice, showList, showSession, showSubscription } from './show.ts';

type Deps = {
  books: Books;
  billing: Billing;
  emit: Emit;
  /** Written down after every change. */
  save(): void;
  secretKey: string;
  pagesUrl: string;
};

const SESSION_NAMES = [
  ...['mode', 'customer', 'client_reference_id', 'line_items', 'success_url', 'cancel_url'],
  ...['metadata', 'subscription_data', 'locale'],
];

/** The part of the real interface that the product speaks. */
export function paymentsApi({ books, billing, emit, save, secretKey, pagesUrl }: Deps): Hono {
  const app = new Hono();
  const seconds = () => Math.floor(Date.now() / 1000);

  app.use('/v1/*', async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${secretKey}`)
      throw refuse(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    await next();
    if (context.req.method !== 'GET') save();
  });
  app.use('/v1/*', idempotency());

  const customer = (id: string | undefined) => {
    const one = found(books.customers[id ?? ''], 'customer', id);
    if (one.deleted) throw found(undefined, 'customer', id);
    return one;
  };
  const session = (id: string) => found(books.sessions[id], 'checkout.session', id);
  const subscription = (id: string) => found(books.subscriptions[id], 'subscription', id);

  app.post('/v1/products', async ({ req, json }) => {
    const form = only(readForm(await req.text()), 'id', 'name');
    const id = textOf(form.id) ?? newKey('prod');
    if (books.products[id]) throw badRequest('Product already exists.', { code: 'resource_already_exists' });
    books.products[id] = { id, object: 'product', name: textOf(form.name) ?? '' };
    return json(books.products[id]);
  });

  app.get('/v1/prices', ({ req, json }) => {
    const query = only(readForm(req.url.split('?')[1] ?? ''), 'lookup_keys', 'active', 'limit');
    const keys = Object.values(wordsOf(query.lookup_keys));
    const prices = Object.values(books.prices).filter(
      ({ lookup_key, active }) => active && lookup_key !== null && keys.includes(lookup_key),
    );
    return json(showList('/v1/prices', prices));
  });
  app.get('/v1/prices/:id', ({ req, json }) =>
    json(found(books.prices[req.param('id')], 'price', req.param('id'))),
  );
  app.post('/v1/prices', async ({ req, json }) => {
    const names = ['product', 'currency', 'unit_amount', 'lookup_key', 'transfer_lookup_key', 'recurring'];
    const form = only(readForm(await req.text()), ...names, 'metadata');
    const product = found(books.products[textOf(form.product) ?? ''], 'product', textOf(form.product));
    const lookupKey = textOf(form.lookup_key) ?? null;
    for (const other of Object.values(books.prices))
      if (lookupKey && other.lookup_key === lookupKey) other.lookup_key = null;
    const id = newKey('price');
    books.prices[id] = {
      id,
      object: 'price',
      active: true,
      product: product.id,
      lookup_key: lookupKey,
      currency: textOf(form.currency) ?? 'usd',
      unit_amount: Number(textOf(form.unit_amount)),
      recurring: form.recurring ? { interval: 'month' } : null,
      metadata: wordsOf(form.metadata),
    };
    return json(books.prices[id]);
  });

  app.post('/v1/customers', async ({ req, json }) => {
    const form = only(readForm(await req.text()), 'email', 'name', 'metadata', 'test_clock');
    const id = newKey('cus');
    books.customers[id] = {
      id,
      object: 'customer',
      address: null,
      balance: 0,
      tax_ids: [],
      card: null,
      email: textOf(form.email) ?? null,
      name: textOf(form.name) ?? null,
      metadata: wordsOf(form.metadata),
      test_clock: textOf(form.test_clock) ?? null,
    };
    return json(showCustomer(books.customers[id]));
  });
  app.post('/v1/customers/:id', async ({ req, json }) => {
    const form = only(readForm(await req.text()), 'address');
    const one = customer(req.param('id'));
    one.address = { country: textOf(partOf(form.address).country) ?? '' };
    return json(showCustomer(one));
  });
  app.delete('/v1/customers/:id', ({ req, json }) => {
    const one = customer(req.param('id'));
    for (const running of Object.values(books.subscriptions))
      if (running.customer === one.id) billing.end(running);
    Object.assign(one, { deleted: true, email: null, name: null, address: null, tax_ids: [], card: null });
    return json(showCustomer(one));
  });
  app.get('/v1/customers/:id/tax_ids', ({ req, json }) =>
    json(showList(req.path, customer(req.param('id')).tax_ids)),
  );
  app.post('/v1/customers/:id/tax_ids', async ({ req, json }) => {
    const { type, value } = wordsOf(only(readForm(await req.text()), 'type', 'value'));
    const taxId = { id: newKey('txi'), object: 'tax_id' as const, type: type ?? '', value: value ?? '' };
    customer(req.param('id')).tax_ids.push(taxId);
    return json(taxId);
  });
  app.delete('/v1/customers/:id/tax_ids/:tax_id', ({ req, json }) => {
    const one = customer(req.param('id'));
    one.tax_ids = one.tax_ids.filter(({ id }) => id !== req.param('tax_id'));
    return json({ id: req.param('tax_id'), object: 'tax_id', deleted: true });
  });

  app.post('/v1/checkout/sessions', async ({ req, json }) => {
    const form = only(readForm(await req.text()), ...SESSION_NAMES);
    const made = newSession(form);
    books.sessions[made.id] = made;
    return json(showSession(made));
  });
  function newSession(form: Form): Session {
    const owner = customer(textOf(form.customer));
    const line = wordsOf(partOf(form.line_items)['0']);
    const price = found(books.prices[line.price ?? ''], 'price', line.price);
    const mode = form.mode === 'subscription' ? 'subscription' : 'payment';
    if ((mode === 'subscription') !== (price.recurring !== null))
      throw badRequest(`This price can't be paid in ${mode} mode.`, { param: 'line_items' });
    const id = newKey('cs_test');
    const quantity = Number(line.quantity ?? 1);
    return {
      id,
      object: 'checkout.session',
      mode,
      customer: owner.id,
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: textOf(form.client_reference_id) ?? null,
      metadata: wordsOf(form.metadata),
      subscription_metadata: wordsOf(partOf(form.subscription_data).metadata),
      price: price.id,
      quantity,
      amount_total: price.unit_amount * quantity,
      currency: price.currency,
      success_url: textOf(form.success_url) ?? '',
      cancel_url: textOf(form.cancel_url) ?? '',
      url: `${pagesUrl}/checkout/${id}`,
      subscription: null,
      payment_intent: null,
      created: billing.nowOf(owner),
    };
  }
  app.get('/v1/checkout/sessions/:id', ({ req, json }) => json(showSession(session(req.param('id')))));
  app.post('/v1/checkout/sessions/:id/expire', ({ req, json }) => {
    const one = session(req.param('id'));
    if (one.status !== 'open') throw badRequest(`Only open sessions can expire; this one is ${one.status}.`);
    Object.assign(one, { status: 'expired', url: null });
    emit('checkout.session.expired', showSession(one));
    return json(showSession(one));
  });

  app.get('/v1/subscriptions/:id', ({ req, json }) =>
    json(showSubscription(books, subscription(req.param('id')))),
  );
  app.post('/v1/subscriptions/:id', async ({ req, json }) => {
    const names = ['items', 'proration_behavior', 'proration_date', 'metadata', 'cancel_at_period_end'];
    const form = only(readForm(await req.text()), ...names);
    const one = subscription(req.param('id'));
    if (one.status === 'canceled') throw badRequest('A canceled subscription can only update its metadata.');
    const wanted = wordsOf(partOf(form.items)['0']).price;
    if (wanted) {
      const price = found(books.prices[wanted], 'price', wanted);
      if (price.currency !== one.currency) throw badRequest('The currency of a subscription can’t change.');
      const at = Number(textOf(form.proration_date) ?? billing.nowOf(customer(one.customer)));
      if (at < one.item.current_period_start || at > one.item.current_period_end)
        throw badRequest('Cannot prorate outside the period.', { param: 'proration_date' });
      billing.changePrice(one, wanted, at, form.proration_behavior !== 'none');
    }
    Object.assign(one.metadata, wordsOf(form.metadata));
    if (form.cancel_at_period_end) one.cancel_at_period_end = form.cancel_at_period_end === 'true';
    emit('customer.subscription.updated', showSubscription(books, one));
    return json(showSubscription(books, one));
  });
  app.delete('/v1/subscriptions/:id', ({ req, json }) => {
    const one = subscription(req.param('id'));
    if (one.status === 'canceled') found(undefined, 'subscription', one.id);
    billing.end(one);
    return json(showSubscription(books, one));
  });

  app.get('/v1/invoices/:id', ({ req, json }) =>
    json(showInvoice(found(books.invoices[req.param('id')], 'invoice', req.param('id')))),
  );
  app.get('/v1/invoice_payments', ({ req, json }) => {
    const { invoice } = wordsOf(only(readForm(req.url.split('?')[1] ?? ''), 'invoice', 'status', 'limit'));
    const intent = books.invoices[invoice ?? '']?.payment_intent;
    const payment = { type: 'payment_intent', payment_intent: intent };
    const data = intent ? [{ id: newKey('inpay'), object: 'invoice_payment', invoice, payment }] : [];
    return json(showList('/v1/invoice_payments', data));
  });

  app.post('/v1/refunds', async ({ req, json }) => {
    const { payment_intent: intent } = wordsOf(only(readForm(await req.text()), 'payment_intent'));
    const payment = found(books.payments[intent ?? ''], 'payment_intent', intent);
    if (payment.refunded > 0)
      throw badRequest('Charge has already been refunded.', { code: 'charge_already_refunded' });
    payment.refunded = payment.amount;
    const refund = { id: newKey('re'), object: 'refund', payment_intent: intent, status: 'succeeded' };
    return json({ ...refund, amount: payment.amount, currency: payment.currency });
  });

  app.post('/v1/billing_portal/sessions', async ({ req, json }) => {
    const form = wordsOf(only(readForm(await req.text()), 'customer', 'return_url', 'locale'));
    const one = customer(form.customer);
    const url = `${pagesUrl}/portal/${one.id}?return_url=${encodeURIComponent(form.return_url ?? '')}`;
    return json({ id: newKey('bps'), object: 'billing_portal.session', customer: one.id, url });
  });

  app.post('/v1/test_helpers/test_clocks', async ({ req, json }) => {
    const { frozen_time: at } = wordsOf(only(readForm(await req.text()), 'frozen_time', 'name'));
    const id = newKey('clock');
    const clock = {
      id,
      object: 'test_helpers.test_clock',
      status: 'ready',
      frozen_time: Number(at ?? seconds()),
    };
    books.clocks[id] = clock as (typeof books.clocks)[string];
    return json(clock);
  });
  app.post('/v1/test_helpers/test_clocks/:id/advance', async ({ req, json }) => {
    const { frozen_time: to } = wordsOf(only(readForm(await req.text()), 'frozen_time'));
    const clock = found(books.clocks[req.param('id')], 'test_clock', req.param('id'));
    billing.advance(clock.id, Number(to));
    return json(clock);
  });

  return app;
}
