import { API_CREDITS } from '@parlance/kernel/api-tiers';
import { type Currency, EXTRA_CREDITS, PAID_PLANS, type PaidPlan, PLAN_CENTS } from '@parlance/kernel/prices';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import type { CreditPurchase } from '@parlance/ports/payments';
import type Stripe from 'stripe';

type Wanted = {
  lookupKey: string;
  cents: number;
  currency: Currency;
  product: { id: string; name: string };
  plan?: PaidPlan;
};

const isPlan = (name: string | undefined): name is PaidPlan => PAID_PLANS.some((plan) => plan === name);

const planPrice = (plan: PaidPlan, currency: Currency): Wanted => ({
  lookupKey: `parlance_${plan}_month_${currency}`,
  cents: PLAN_CENTS[plan][currency],
  currency,
  product: { id: `parlance_${plan}`, name: `${PRODUCT_NAME} ${plan === 'pro' ? 'Pro' : 'Basic'}` },
  plan,
});

const extraCreditPrice = (currency: Currency): Wanted => ({
  lookupKey: `parlance_extra_credits_${currency}`,
  cents: EXTRA_CREDITS.blockCents[currency],
  currency,
  product: { id: 'parlance_extra_credits', name: `${EXTRA_CREDITS.block} credits for ${PRODUCT_NAME}` },
});

const API_CREDIT_PRICE: Wanted = {
  lookupKey: 'parlance_api_credits_usd',
  cents: API_CREDITS.blockCents,
  currency: 'usd',
  product: { id: 'parlance_api_credits', name: `${API_CREDITS.block} credits for the ${PRODUCT_NAME} API` },
};

/**
 * Our price list at Stripe: what is missing there is made when it is first asked for, and an amount that was
 * changed here is a new price there. People on the old one stay on it until they change their plan.
 */
export function stripePrices(stripe: Stripe) {
  const found = new Map<string, Promise<string>>();
  const plans = new Map<string, PaidPlan | undefined>();

  async function ensureProduct({ id, name }: Wanted['product']): Promise<void> {
    try {
      await stripe.products.create({ id, name });
    } catch (error) {
      if ((error as { code?: string }).code !== 'resource_already_exists') throw error;
    }
  }

  async function look(wanted: Wanted): Promise<string> {
    const { lookupKey, cents, currency, product, plan } = wanted;
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
    if (data[0]?.unit_amount === cents) return data[0].id;
    await ensureProduct(product);
    const made = await stripe.prices.create({
      product: product.id,
      currency,
      unit_amount: cents,
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      ...(plan && { recurring: { interval: 'month' }, metadata: { plan } }),
    });
    return made.id;
  }

  function idOf(wanted: Wanted): Promise<string> {
    const known = found.get(wanted.lookupKey);
    if (known) return known;
    const looking = look(wanted);
    found.set(wanted.lookupKey, looking);
    // Not found this time is not never.
    looking.catch(() => found.delete(wanted.lookupKey));
    return looking;
  }

  async function planOf(priceId: string): Promise<PaidPlan | undefined> {
    if (!plans.has(priceId)) {
      const { plan } = (await stripe.prices.retrieve(priceId)).metadata;
      plans.set(priceId, isPlan(plan) ? plan : undefined);
    }
    return plans.get(priceId);
  }

  return {
    ofPlan: (plan: PaidPlan, currency: string) => idOf(planPrice(plan, currency as Currency)),
    ofCredits: (kind: CreditPurchase, currency: Currency) =>
      idOf(kind === 'api' ? API_CREDIT_PRICE : extraCreditPrice(currency)),
    blocksOf: (kind: CreditPurchase, credits: number): number =>
      credits / (kind === 'api' ? API_CREDITS : EXTRA_CREDITS).block,
    /** Which plan each line of a bill is for. */
    async plansOf(lines: Stripe.InvoiceLineItem[]): Promise<(PaidPlan | undefined)[]> {
      const ids = lines.map((line) => line.pricing?.price_details?.price);
      return Promise.all(
        ids.map((price) => (price ? planOf(typeof price === 'string' ? price : price.id) : undefined)),
      );
    },
  };
}
