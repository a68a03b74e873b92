import { createHash } from 'node:crypto';
import { AppError } from '@parlance/kernel/errors';
import type { Checkout, CheckoutRequest, PaymentEvent, Payments } from '@parlance/ports/payments';
import Stripe from 'stripe';
import { checkoutOf, eventOf, idOf, invoiceOf, subscriptionOf } from './stripe-mapping.ts';
import { stripePrices } from './stripe-prices.ts';

type Options = {
  secretKey: string;
  webhookSecret: string;
  /** Somewhere else that speaks Stripe's interface. */
  apiUrl?: string;
  /** How long it may keep silent: a person waits. */
  silenceMs?: number;
  /** How often a call that got no answer is made again. */
  retries?: number;
};

const SILENCE_MS = 6_000;
const RETRIES = 1;

/** Words of Stripe's pages, where it has ours; else the browser's. */
const LOCALES: Record<string, Stripe.Checkout.SessionCreateParams.Locale> = {
  'pt-BR': 'pt-BR',
  'en-US': 'en',
};

function stripeAt({ secretKey, apiUrl, silenceMs = SILENCE_MS, retries = RETRIES }: Options): Stripe {
  const at = apiUrl ? new URL(apiUrl) : undefined;
  return new Stripe(secretKey, {
    ...(at && {
      host: at.hostname,
      port: at.port || (at.protocol === 'http:' ? 80 : 443),
      protocol: at.protocol === 'http:' ? 'http' : 'https',
    }),
    timeout: silenceMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

function translated(error: unknown): AppError {
  if (isMissing(error)) return new AppError('payments.unknown', { cause: error, log: String(error) });
  return new AppError('payments_unavailable', { cause: error, log: String(error), retry: 'later' });
}

const asking = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw translated(error);
  });

const reading = <T, R>(call: Promise<T>, words: (found: T) => R | Promise<R>): Promise<R | undefined> =>
  call.then(words).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw translated(error);
  });

/** A deleted customer's things are read as if they were there; the customer himself is marked. */
const goneIsFine = (call: Promise<unknown>): Promise<void> => reading(call, () => {}).then(() => {});

export function stripePayments(options: Options): Payments {
  const stripe = stripeAt(options);
  const prices = stripePrices(stripe);
  const { sessions } = stripe.checkout;

  async function openCheckout(
    { customerId, userId, language, successUrl, cancelUrl }: CheckoutRequest,
    rest: Stripe.Checkout.SessionCreateParams,
  ): Promise<{ id: string; url: string }> {
    const session = await asking(
      sessions.create({
        customer: customerId,
        client_reference_id: userId,
        locale: LOCALES[language] ?? 'auto',
        success_url: successUrl,
        cancel_url: cancelUrl,
        ...rest,
      }),
    );
    if (!session.url) throw new AppError('payments_unavailable', { log: `${session.id} has no page` });
    return { id: session.id, url: session.url };
  }

  async function paymentIntentOf(paid: { invoiceId: string } | { checkoutId: string }): Promise<string> {
    if ('checkoutId' in paid) return idOf((await sessions.retrieve(paid.checkoutId)).payment_intent) ?? '';
    const { data } = await stripe.invoicePayments.list({ invoice: paid.invoiceId, status: 'paid', limit: 1 });
    return idOf(data[0]?.payment.payment_intent ?? null) ?? '';
  }

  return {
    async createCustomer({ userId, email, name }) {
      const make = { email, name, metadata: { user_id: userId } };
      const idempotencyKey = `customer-${createHash('sha256').update(JSON.stringify(make)).digest('hex')}`;
      return (await asking(stripe.customers.create(make, { idempotencyKey }))).id;
    },

    async describeCustomer(customerId, { country, taxId }) {
      await asking(stripe.customers.update(customerId, { address: { country } }));
      if (country !== 'BR' || !taxId) return;
      const { data } = await asking(stripe.customers.listTaxIds(customerId, { limit: 100 }));
      const digits = taxId.replace(/\D/g, '');
      const known = data.filter(({ type }) => type === 'br_cpf');
      if (known.some(({ value }) => value.replace(/\D/g, '') === digits)) return;
      for (const old of known) await asking(stripe.customers.deleteTaxId(customerId, old.id));
      await asking(stripe.customers.createTaxId(customerId, { type: 'br_cpf', value: digits }));
    },

    deleteCustomer: (customerId) => goneIsFine(stripe.customers.del(customerId)),

    async openPlanCheckout(request) {
      const price = await asking(prices.ofPlan(request.plan, request.currency));
      return openCheckout(request, {
        mode: 'subscription',
        line_items: [{ price, quantity: 1 }],
        subscription_data: { metadata: { user_id: request.userId } },
      });
    },

    async openCreditCheckout(request) {
      const { kind, credits } = request;
      const price = await asking(prices.ofCredits(kind, request.currency));
      return openCheckout(request, {
        mode: 'payment',
        line_items: [{ price, quantity: prices.blocksOf(kind, credits) }],
        metadata: { credits: String(credits), credit_kind: kind },
      });
    },

    readCheckout: (id) =>
      reading(sessions.retrieve(id), (session): Checkout | undefined => checkoutOf(session)),

    async closeCheckout(id) {
      try {
        await sessions.expire(id);
        return true;
      } catch (error) {
        // Stripe says no to one that is over, whichever way it ended.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw translated(error);
        return (await this.readCheckout(id))?.status !== 'paid';
      }
    },

    readSubscription: (id) => reading(stripe.subscriptions.retrieve(id), subscriptionOf),

    async changePlan(id, { plan, at, prorated }) {
      const { items, currency } = await asking(stripe.subscriptions.retrieve(id));
      const price = await asking(prices.ofPlan(plan, currency));
      const atSeconds = Math.floor(at.getTime() / 1000);
      await asking(
        stripe.subscriptions.update(id, {
          items: [{ id: items.data[0]?.id, price, quantity: 1 }],
          proration_behavior: prorated ? 'create_prorations' : 'none',
          ...(prorated && { proration_date: atSeconds }),
          metadata: { plan_changed_at: String(atSeconds) },
        }),
      );
    },

    async setCancelsAtPeriodEnd(id, cancels) {
      await asking(stripe.subscriptions.update(id, { cancel_at_period_end: cancels }));
    },

    endSubscription: (id) => goneIsFine(stripe.subscriptions.cancel(id)),

    readInvoice: (id) =>
      reading(stripe.invoices.retrieve(id), async (invoice) =>
        invoiceOf(invoice, await prices.plansOf(invoice.lines.data)),
      ),

    async refund(paid) {
      const intent = await asking(paymentIntentOf(paid));
      if (!intent) return;
      try {
        await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund-${intent}` });
      } catch (error) {
        if ((error as { code?: string }).code !== 'charge_already_refunded') throw translated(error);
      }
    },

    async openPortal({ customerId, returnUrl, language }) {
      const locale = (LOCALES[language] ?? 'auto') as Stripe.BillingPortal.SessionCreateParams.Locale;
      const make = { customer: customerId, return_url: returnUrl, locale };
      return (await asking(stripe.billingPortal.sessions.create(make))).url;
    },

    async readEvent(body, signature): Promise<PaymentEvent> {
      try {
        return eventOf(
          await stripe.webhooks.constructEventAsync(body, signature ?? '', options.webhookSecret),
        );
      } catch (error) {
        throw new AppError('webhook_refused', { cause: error, log: String(error) });
      }
    },
  };
}
