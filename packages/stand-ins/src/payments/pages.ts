import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { PAGE_POLICY, page } from '../page.ts';
import type { Billing } from './billing.ts';
import { cardDigits, KNOWN_CARDS, refusalOf } from './cards.ts';
import type { Books, Customer, Invoice, Session, Subscription } from './records.ts';

type Deps = { books: Books; billing: Billing; save(): void; keptInFile: boolean };

const LOCALES: Record<string, string> = { brl: 'pt-BR', eur: 'de-DE', usd: 'en-US' };
const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat(LOCALES[currency], { style: 'currency', currency }).format(cents / 100);
const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

const notReal = html`<p class="soft">This page stands in for the payment provider. No money moves and no card is real.</p>`;

const cardFields = (refusal: string | undefined) => html`
${refusal ? html`<p role="alert" id="refusal"><strong>${refusal}</strong></p>` : ''}
<label>Card number<input name="card" inputmode="numeric" autocomplete="off" required placeholder="4242 4242 4242 4242" ${refusal ? html`aria-describedby="refusal" aria-invalid="true"` : ''} /></label>
<label>Expiry<input name="expiry" autocomplete="off" required pattern="\\d\\d ?/ ?\\d\\d" placeholder="12 / 34" /></label>
<label>CVC<input name="cvc" inputmode="numeric" autocomplete="off" required pattern="\\d{3,4}" placeholder="123" /></label>`;

const knownCards = html`<details class="card"><summary>Cards to try</summary>
<ul>${KNOWN_CARDS.map(([number, does]) => html`<li><code>${number}</code> ${does}</li>`)}</ul>
</details>`;

const checkoutPage = ({ books }: Deps, session: Session, refusal?: string) => {
  const price = books.prices[session.price];
  const each = price?.recurring ? ' a month' : '';
  const count = session.quantity > 1 ? `${session.quantity} × ` : '';
  return page(
    'Checkout',
    html`<p><a href="${session.cancel_url}">Back without paying</a></p>
<h1>${count}${books.products[price?.product ?? '']?.name}</h1>
<p>${money(session.amount_total, session.currency)}${each}</p>
${notReal}
<form class="card" method="post">
<p class="soft">For ${books.customers[session.customer]?.email}</p>
${cardFields(refusal)}
<button class="button" type="submit">${price?.recurring ? 'Subscribe' : 'Pay'}</button>
</form>
${knownCards}`,
    'narrow',
  );
};

const overPage = (session: Session) =>
  page(
    'Checkout',
    html`<h1>${session.status === 'complete' ? 'This was paid already' : 'This checkout is over'}</h1>
<p><a href="${session.status === 'complete' ? wayOn(session) : session.cancel_url}">Go on</a></p>`,
    'narrow',
  );

const wayOn = (session: Session): string => session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);

const invoiceRow = (invoice: Invoice) => html`<li class="row">
<span><strong>${money(invoice.amount_due, invoice.currency)}</strong> ${invoice.status}, ${day(invoice.created)}</span>
${invoice.lines.map((line) => html`<span class="soft">${line.description}: ${money(line.amount, invoice.currency)}</span>`)}
</li>`;

const planRow = (books: Books, subscription: Subscription) => html`<p>
<strong>${books.products[books.prices[subscription.item.price]?.product ?? '']?.name}</strong>: ${subscription.status},
${subscription.cancel_at_period_end ? 'ends' : 'next bill'} on ${day(subscription.item.current_period_end)}</p>`;

const affairsOf = (books: Books, { id }: Customer) => ({
  subscriptions: Object.values(books.subscriptions).filter((one) => one.customer === id),
  invoices: Object.values(books.invoices)
    .filter((one) => one.customer === id)
    .reverse(),
});

const portalPage = ({ books }: Deps, customer: Customer, returnUrl: string, refusal?: string) => {
  const { subscriptions, invoices } = affairsOf(books, customer);
  return page(
    'Billing',
    html`<p><a href="${returnUrl}">Back</a></p>
<h1>Billing of ${customer.email}</h1>
${notReal}
<section class="card"><h2>Plans</h2>${subscriptions.map((one) => planRow(books, one))}</section>
<form class="card" method="post"><h2>Card</h2>
<p class="soft">${customer.card ? `Ends in ${customer.card.slice(-4)}` : 'None yet'}</p>
${cardFields(refusal)}
<button class="button" type="submit">Use this card</button>
</form>
${knownCards}
<section class="card"><h2>Bills</h2><ul>${invoices.map(invoiceRow)}</ul></section>`,
    'narrow',
  );
};

const customerCard = (books: Books, customer: Customer) => {
  const { subscriptions, invoices } = affairsOf(books, customer);
  const running = subscriptions.some(({ status }) => status !== 'canceled');
  return html`<section class="card"><h2>${customer.email ?? customer.id}</h2>
${subscriptions.map((one) => planRow(books, one))}
${
  running
    ? html`<form method="post" action="/payments/customers/${customer.id}/skip"><button class="button" type="submit">Let a month pass</button></form>`
    : ''
}
<ul>${invoices.map(invoiceRow)}</ul></section>`;
};

const overviewPage = ({ books, keptInFile }: Deps) =>
  page(
    'Payments',
    html`<h1>Payments</h1>
<p class="soft">Stands in for the payment provider: no money moves. ${
      keptInFile
        ? 'What was bought is kept in a file beside the other data.'
        : 'What was bought is kept until the server stops.'
    } <a href="/payments">Look again</a></p>
${Object.values(books.customers)
  .filter(({ deleted }) => !deleted)
  .reverse()
  .map((customer) => customerCard(books, customer))}`,
  );

const cardIn = async (context: Context): Promise<string> =>
  cardDigits(String((await context.req.formData()).get('card') ?? ''));

/** Where a person pays, looks after cards, and lets time pass. */
export function paymentPages(deps: Deps): Hono {
  const { books, billing, save } = deps;
  const app = new Hono();
  app.use('/payments/*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    context.header('content-security-policy', PAGE_POLICY);
  });

  app.get('/payments', async (context) => context.html(await overviewPage(deps)));
  app.post('/payments/customers/:id/skip', (context) => {
    const customer = books.customers[context.req.param('id')];
    if (!customer) return context.notFound();
    billing.skipMonth(customer);
    save();
    return context.redirect('/payments', 303);
  });

  app.get('/payments/checkout/:id', async (context) => {
    const session = books.sessions[context.req.param('id')];
    if (!session) return context.notFound();
    return context.html(await (session.status === 'open' ? checkoutPage(deps, session) : overPage(session)));
  });
  app.post('/payments/checkout/:id', async (context) => {
    const session = books.sessions[context.req.param('id')];
    if (!session) return context.notFound();
    if (session.status !== 'open') return context.html(await overPage(session), 409);
    const refusal = billing.payCheckout(session, await cardIn(context));
    if (refusal) return context.html(await checkoutPage(deps, session, refusal), 402);
    save();
    return context.redirect(wayOn(session), 303);
  });

  app.on(['GET', 'POST'], '/payments/portal/:id', async (context) => {
    const customer = books.customers[context.req.param('id')];
    if (!customer || customer.deleted) return context.notFound();
    const returnUrl = context.req.query('return_url') ?? '/payments';
    if (context.req.method === 'GET') return context.html(await portalPage(deps, customer, returnUrl));
    const card = await cardIn(context);
    const refusal = refusalOf(card);
    if (refusal) return context.html(await portalPage(deps, customer, returnUrl, refusal), 402);
    billing.changeCard(customer, card);
    save();
    return context.redirect(context.req.url, 303);
  });
  return app;
}
