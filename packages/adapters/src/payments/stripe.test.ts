import { type PaymentsTrial, paymentsSuite } from '@parlance/ports/suites/payments';
import { sign } from '@parlance/stand-ins/payments/webhooks';
import { createStandIns } from '@parlance/stand-ins/stand-ins';
import { stripePayments } from './stripe.ts';

const CARDS = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', fails: '4000000000000341' };

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

async function open(): Promise<PaymentsTrial> {
  const standIns = await createStandIns({ port: 0, origins: [], services: ['payments'] });
  const standIn = standIns.payments!;
  const given = standIn.holdEvents();
  const { secretKey, webhookSecret, apiUrl } = standIn;
  const keys = { secretKey, webhookSecret };
  return {
    payments: stripePayments({ ...keys, apiUrl }),
    paymentsWithoutProvider: stripePayments({ ...keys, apiUrl: 'http://127.0.0.1:1', retries: 0 }),
    pay: async (url, card) => (await post(url, { card: CARDS[card] })).status === 303,
    async spoilCard(customerId) {
      await post(`${standIn.pageUrl}/portal/${customerId}?return_url=/`, { card: CARDS.fails });
    },
    async passMonth(customerId) {
      await post(`${standIn.pageUrl}/customers/${customerId}/skip`, {});
    },
    news: () => given().map(({ body }) => ({ body, signature: sign(body, webhookSecret) })),
    signedBefore: (body, seconds) => sign(body, webhookSecret, Math.floor(Date.now() / 1000) - seconds),
    signedByStranger: (body) => sign(body, 'whsec_of_a_stranger'),
    close: standIns.close,
  };
}

paymentsSuite('Stripe', open);
