import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@parlance/contract/accounts';
import {
  createApiCreditPurchaseSession,
  processApiCreditPurchaseSuccess,
} from '@parlance/contract/api-access';
import * as contract from '@parlance/contract/billing';
import { COUNTRIES } from '@parlance/contract/countries';
import type { Route } from '@parlance/contract/route';
import type { CreditPurchase } from '@parlance/ports/payments';
import { type Call, type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import { changePlan, setCancelled } from './actions/change-plan.ts';
import { converse } from './actions/converse.ts';
import { finishCreditCheckout, finishPlanCheckout } from './actions/finish-checkout.ts';
import { type CheckoutDeps, openCreditCheckout, openPlanCheckout } from './actions/open-checkout.ts';
import { openPortal } from './actions/open-portal.ts';
import { readStatement, type StatementDeps } from './actions/read-statement.ts';
import { setBillingInfo } from './actions/set-billing-info.ts';
import { takePaymentEvent } from './actions/take-payment-event.ts';
import type { BillingLimits } from './billing.limits.ts';
import { currencyFor } from './billing.policy.ts';
import { subscriptionView } from './billing.view.ts';

export type BillingDeps = CheckoutDeps &
  StatementDeps & {
    limits: BillingLimits;
    /** Throws AppError 'forbidden' for who may not use the API. */
    requireApiAccess(userId: string): Promise<void>;
    /** Mails about money may be waiting. */
    moneyMoved(): Promise<void>;
  };

const languageIn = (request: Request): string | null => request.headers.get('accept-language');

const countriesIn = (language: InterfaceLanguage) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((one, other) =>
    one.name.localeCompare(other.name, language),
  );
};

/** What is left of this feature where nothing is sold. */
export const withoutPayments = ({ route }: Endpoint): boolean => route === contract.readCreditStatement;

/** Stripe's own bound for an event is far below. */
const EVENT_MAX_BYTES = 1024 * 1024;

export function billingEndpoints(deps: BillingDeps): Endpoint[] {
  const view = async (userId: string) => {
    const now = deps.clock.now();
    return subscriptionView(await deps.billing.standingOf(userId, now), now);
  };
  const afterwards = async (userId: string, work: Promise<void>) => {
    await work;
    await deps.moneyMoved();
    return view(userId);
  };
  /** Does something to the caller's plan and tells how it stands after it. */
  const change = async (call: Pick<Call<Route>, 'actor'>, work: (userId: string) => Promise<void>) => {
    const { userId } = signedIn(call);
    await deps.limits.change(userId);
    return afterwards(userId, work(userId));
  };

  const buyerOf = async (call: Pick<Call<Route>, 'actor' | 'request'>) => {
    const actor = signedIn(call);
    await deps.limits.checkout(actor.userId);
    return { actor, acceptLanguage: languageIn(call.request) };
  };

  const beginPurchase = async (
    call: Pick<Call<Route>, 'actor' | 'request'>,
    bought: { credits: number; kind: CreditPurchase },
  ) => {
    const buyer = await buyerOf(call);
    const { id, url } = await openCreditCheckout(deps, buyer, bought);
    return { session_id: id, url };
  };
  const finishPurchase = async (
    call: Call<typeof contract.processCreditPurchaseSuccess>,
    kind: CreditPurchase,
  ) => {
    const { credits, expiresAt } = await finishCreditCheckout(deps, signedIn(call).userId, call.body, kind);
    await deps.moneyMoved();
    return { credits, expires_at: (expiresAt ?? deps.clock.now()).toISOString() };
  };

  return [
    endpoint(contract.createCheckoutSession, async (call) => {
      const { id, url } = await openPlanCheckout(deps, await buyerOf(call), call.body.plan);
      return { session_id: id, url };
    }),
    endpoint(contract.updateSubscriptionAfterSuccess, (call) => {
      const { userId } = signedIn(call);
      return afterwards(userId, finishPlanCheckout(deps, userId, call.body));
    }),
    endpoint(contract.changeSubscription, (call) =>
      change(call, (userId) => changePlan(deps, userId, call.body.plan)),
    ),
    endpoint(contract.cancelSubscription, (call) =>
      change(call, (userId) => setCancelled(deps, userId, true)),
    ),
    endpoint(contract.reactivateSubscription, (call) =>
      change(call, (userId) => setCancelled(deps, userId, false)),
    ),
    endpoint(contract.createCreditPurchaseSession, (call) =>
      beginPurchase(call, { credits: call.body.credit_quantity, kind: 'extra' }),
    ),
    endpoint(contract.processCreditPurchaseSuccess, (call) => finishPurchase(call, 'extra')),
    endpoint(createApiCreditPurchaseSession, async (call) => {
      await deps.requireApiAccess(signedIn(call).userId);
      return beginPurchase(call, { credits: call.body.credit_quantity, kind: 'api' });
    }),
    endpoint(processApiCreditPurchaseSuccess, (call) => finishPurchase(call, 'api')),
    endpoint(contract.createBillingPortalSession, async (call) => {
      const { userId } = signedIn(call);
      await deps.limits.checkout(userId);
      return { url: await openPortal(deps, userId) };
    }),
    endpoint(contract.readBillingInfo, async (call) => {
      const { account } = await deps.billing.loadBillingState(signedIn(call).userId, deps.clock.now());
      const currency = currencyFor(account, languageIn(call.request));
      return { country: account.country, tax_id: account.taxId, currency };
    }),
    endpoint(contract.changeBillingInfo, async (call) => {
      const { userId } = signedIn(call);
      await converse(deps, userId, (write) => setBillingInfo(deps, write, userId, call.body));
      return undefined;
    }),
    endpoint(contract.readCreditStatement, (call) => readStatement(deps, signedIn(call).userId, call.query)),
    endpoint(contract.listCountries, async (call) => {
      const asked = languageIn(call.request) ?? '';
      const heard = INTERFACE_LANGUAGES.find((one) => asked.startsWith(one.slice(0, 2)));
      return { items: countriesIn(call.query.language ?? heard ?? 'en-US') };
    }),
    endpoint(contract.takePaymentEvent, async ({ request, wholeBody }) => {
      const signature = request.headers.get('stripe-signature') ?? undefined;
      const text = new TextDecoder().decode(await wholeBody(EVENT_MAX_BYTES));
      const event = await deps.payments.readEvent(text, signature);
      await takePaymentEvent(deps, event);
      await deps.moneyMoved();
      return { received: true as const };
    }),
  ];
}
