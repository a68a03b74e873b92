import { EXTRA_CREDITS, PAID_PLANS } from '@parlance/kernel/prices';
import { z } from 'zod';
import { CurrentUser, INTERFACE_LANGUAGES } from './accounts.ts';
import { COUNTRIES } from './countries.ts';
import { isCpf } from './cpf.ts';
import type { ProblemCode } from './problem.ts';
import { route } from './route.ts';

/** Of every call that has to ask the payment provider: it may keep silent, or be busy with the same person. */
const TALKING = ['payments_unavailable', 'payment_in_progress'] as const;

const country = z
  .string({ error: 'required' })
  .max(20, 'country_unknown')
  .trim()
  .toUpperCase()
  .min(1, 'required')
  .refine((code) => COUNTRIES.includes(code), 'country_unknown');

const taxId = z.string().max(40, 'too_long').trim();

/** A taxpayer's number is asked for in Brazil alone. */
function checkTaxId(info: { country?: string; tax_id?: string }, context: z.RefinementCtx): void {
  if (info.country !== 'BR') return;
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['tax_id'], message });
  if (!info.tax_id) refuse('required');
  else if (!isCpf(info.tax_id)) refuse('cpf_invalid');
}

export const BillingInfo = z.object({ country, tax_id: taxId.optional() }).superRefine(checkTaxId);
export type BillingInfo = z.infer<typeof BillingInfo>;

/** What every change of a plan answers with: the same words as in the current user. */
export const Subscription = CurrentUser.pick({
  plan: true,
  status: true,
  next_billing_at: true,
  expires_at: true,
  credits_used: true,
  credits_remaining: true,
});
export type Subscription = z.infer<typeof Subscription>;

/** Where the payment provider takes the money. */
export const Checkout = z.object({ session_id: z.string(), url: z.url() });

const plan = z.enum(PAID_PLANS, { error: 'invalid' });
const sessionId = z.string({ error: 'required' }).min(1, 'required').max(300, 'invalid');
const userId = z.string({ error: 'required' }).min(1, 'required').max(200, 'invalid');

/** So many credits at once, in whole blocks. */
export const purchaseOf = ({ block, max }: { block: number; max: number }) =>
  z.object({
    credit_quantity: z
      .int({ error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'invalid') })
      .positive('credits_not_positive')
      .multipleOf(block, 'credits_not_in_hundreds')
      .max(max, 'too_many_credits'),
  });

/** Taking over credits that were paid. */
export const PurchaseSuccess = {
  body: z.object({ session_id: sessionId, user_id: userId }),
  status: 200 as const,
  reply: z.object({ credits: z.number().int(), expires_at: z.iso.datetime() }),
  problems: [
    'validation_failed',
    'forbidden',
    'not_found',
    'checkout_incomplete',
    ...TALKING,
  ] as ProblemCode[],
};

export const createCheckoutSession = route({
  method: 'post',
  path: '/api/subscription/create_checkout_session',
  summary: 'Begin to pay for a plan; the currency follows the billing country',
  access: 'user',
  body: z.object({ plan }),
  status: 200,
  idempotent: true,
  reply: Checkout,
  problems: ['validation_failed', 'plan_already_running', ...TALKING, 'rate_limited'],
});

export const updateSubscriptionAfterSuccess = route({
  method: 'post',
  path: '/api/subscription/update_subscription_after_success',
  summary: 'Take over what was paid; may be called again',
  access: 'user',
  body: z
    .object({ session_id: sessionId, user_id: userId, country: country.optional(), tax_id: taxId.optional() })
    .superRefine(checkTaxId),
  status: 200,
  reply: Subscription,
  problems: ['validation_failed', 'forbidden', 'not_found', 'checkout_incomplete', ...TALKING],
});

export const changeSubscription = route({
  method: 'post',
  path: '/api/subscription/change_subscription',
  summary: 'Change the plan at once; the difference is on the next bill',
  access: 'user',
  body: z.object({ plan }),
  status: 200,
  idempotent: true,
  reply: Subscription,
  problems: [
    'validation_failed',
    'no_running_plan',
    'plan_cancelled',
    'payment_overdue',
    ...TALKING,
    'rate_limited',
  ],
});

export const cancelSubscription = route({
  method: 'post',
  path: '/api/subscription/cancel_subscription',
  summary: 'Cancel; the plan stays until the end of the paid month',
  access: 'user',
  status: 200,
  reply: Subscription,
  problems: ['no_running_plan', ...TALKING, 'rate_limited'],
});

export const reactivateSubscription = route({
  method: 'post',
  path: '/api/subscription/reactivate_subscription',
  summary: 'Take a cancellation back',
  access: 'user',
  status: 200,
  reply: Subscription,
  problems: ['no_running_plan', ...TALKING, 'rate_limited'],
});

export const createCreditPurchaseSession = route({
  method: 'post',
  path: '/api/subscription/create_credit_purchase_session',
  summary: 'Begin to pay for extra credits, in hundreds',
  access: 'user',
  body: purchaseOf(EXTRA_CREDITS),
  status: 200,
  idempotent: true,
  reply: Checkout,
  problems: ['validation_failed', ...TALKING, 'rate_limited'],
});

export const processCreditPurchaseSuccess = route({
  method: 'post',
  path: '/api/subscription/process_credit_purchase_success',
  summary: 'Take over extra credits that were paid; may be called again',
  access: 'user',
  ...PurchaseSuccess,
});

export const createBillingPortalSession = route({
  method: 'post',
  path: '/api/subscription/create_billing_portal_session',
  summary: 'Where cards and bills are looked after',
  access: 'user',
  status: 200,
  reply: z.object({ url: z.url() }),
  problems: ['no_running_plan', ...TALKING, 'rate_limited'],
});

export const readBillingInfo = route({
  method: 'get',
  path: '/api/current_user/billing_info',
  summary: 'Billing country and tax id; null before the first was given',
  access: 'user',
  status: 200,
  reply: z.object({
    country: z.string().nullable(),
    tax_id: z.string().nullable(),
    /** Of the running plan, else of the country. */
    currency: z.enum(['usd', 'brl', 'eur']),
  }),
});

export const changeBillingInfo = route({
  method: 'put',
  path: '/api/current_user/billing_info',
  summary: 'Set billing country and tax id before a checkout, so that it opens in the right currency',
  access: 'user',
  body: BillingInfo,
  status: 204,
  problems: ['validation_failed', ...TALKING],
});

const CREDIT_MOVES = [
  'granted',
  'held',
  'spent',
  'returned',
  /** The rest, after an audio was cancelled and what had been spoken of it was paid. */
  'share_returned',
  'expired',
  'taken_back',
] as const;
export const CREDIT_KINDS = ['trial', 'plan', 'extra', 'gift'] as const;

export const readCreditStatement = route({
  method: 'get',
  path: '/api/current_user/credit_statement',
  summary: 'Where credits came from and where they went, newest first',
  access: 'user',
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  status: 200,
  reply: z.object({
    /** What can be spent now. */
    balance: z.number().int(),
    items: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        move: z.enum(CREDIT_MOVES),
        /** Below zero for what left the balance. */
        credits: z.number().int(),
        kind: z.enum(CREDIT_KINDS),
        /** What it was for; title null when the audio has none or is gone. */
        audio: z.object({ id: z.string(), title: z.string().nullable() }).nullable(),
        expires_at: z.iso.datetime().nullable(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
});

export const listCountries = route({
  method: 'get',
  path: '/api/countries',
  summary: 'Countries by name, in the asked language',
  access: 'public',
  query: z.object({ language: z.enum(INTERFACE_LANGUAGES, { error: 'invalid' }).optional() }),
  status: 200,
  reply: z.object({ items: z.array(z.object({ code: z.string(), name: z.string() })) }),
});

export const takePaymentEvent = route({
  method: 'post',
  path: '/api/stripe/webhook',
  summary: 'For the payment provider alone: signed news about payments',
  access: 'public',
  status: 200,
  reply: z.object({ received: z.literal(true) }),
  problems: ['webhook_refused', ...TALKING],
});
