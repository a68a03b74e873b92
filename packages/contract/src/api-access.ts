import { API_CREDITS } from '@parlance/kernel/api-tiers';
import { LIMITS } from '@parlance/kernel/limits';
import { oneLine } from '@parlance/kernel/one-line';
import { z } from 'zod';
import { Checkout, PurchaseSuccess, purchaseOf } from './billing.ts';
import { route } from './route.ts';

/** Inactive, then waitlisted, then active: somebody who runs the service looks at each, in about 1-3 business days. */
const API_STATUSES = ['inactive', 'waitlisted', 'active'] as const;

/** Where the caller stands with the alpha API. */
export const ApiAccess = z.object({
  status: z.enum(API_STATUSES),
  requested_at: z.iso.datetime().nullable(),
  approved_at: z.iso.datetime().nullable(),
  /** 0 to 2; rises by itself with what was spent on API credits. */
  tier: z.number().int(),
  /** API credits that can be spent now. */
  credits: z.number().int(),
  /** Paid for API credits and not given back, in US cents. */
  total_spent_cents: z.number().int(),
  tier_progress: z.object({
    /** Null on the highest. */
    next_tier: z.number().int().nullable(),
    /** What has to be spent in all for the next tier, in US cents; null on the highest. */
    next_tier_cents: z.number().int().nullable(),
    /** On the way from this tier to the next, 0..100; 100 on the highest. */
    percent: z.number().int(),
  }),
  /** Requests that the tier may make, over all keys. */
  rate_limit: z.object({ requests: z.number().int(), seconds: z.number().int() }),
  /** What API credits cost: always in US dollars. */
  credit_price: z.object({
    block: z.number().int(),
    block_cents: z.number().int(),
    max: z.number().int(),
    months_valid: z.number().int(),
  }),
});
export type ApiAccess = z.infer<typeof ApiAccess>;

export const readApiAccess = route({
  method: 'get',
  path: '/api/api_access',
  summary: 'Where the caller stands with the alpha API',
  access: 'user',
  status: 200,
  reply: ApiAccess,
});

export const joinApiWaitlist = route({
  method: 'post',
  path: '/api/api_access/waitlist',
  summary: 'Ask for access; may be called again',
  access: 'user',
  status: 200,
  reply: ApiAccess,
});

const API_USAGE_MAX_DAYS = 90;

export const ApiUsage = z.object({
  /** Every day of the asked time (UTC), oldest first, with nought where nothing happened. */
  items: z.array(
    z.object({
      /** "2026-01-31" */
      day: z.iso.date(),
      requests: z.number().int(),
      /** Audios begun on this day that came to an end or still run. */
      audios: z.number().int(),
      credits: z.number().int(),
    }),
  ),
});
export type ApiUsage = z.infer<typeof ApiUsage>;

export const readApiUsage = route({
  method: 'get',
  path: '/api/api_access/usage',
  summary: 'Requests, audios and API credits by day',
  access: 'user',
  query: z.object({ days: z.coerce.number().int().min(1).max(API_USAGE_MAX_DAYS).default(30) }),
  status: 200,
  reply: ApiUsage,
  problems: ['validation_failed'],
});

export const createApiCreditPurchaseSession = route({
  method: 'post',
  path: '/api/api_access/create_credit_purchase_session',
  summary: 'Begin to pay for API credits, in hundreds; leads back to /app/api-credit-purchase-success',
  access: 'user',
  body: purchaseOf(API_CREDITS),
  status: 200,
  idempotent: true,
  reply: Checkout,
  problems: ['validation_failed', 'forbidden', 'payments_unavailable', 'payment_in_progress', 'rate_limited'],
});

export const processApiCreditPurchaseSuccess = route({
  method: 'post',
  path: '/api/api_access/process_credit_purchase_success',
  summary: 'Take over API credits that were paid; may be called again',
  access: 'user',
  ...PurchaseSuccess,
});

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** To the minute; null before the first call. */
  last_used_at: z.iso.datetime().nullable(),
  disabled: z.boolean(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** The secret is told here and never again: only its SHA-256 is kept. */
export const NewlyMadeApiKey = ApiKey.extend({ secret: z.string() });

const keyName = z
  .string({ error: 'required' })
  .max(LIMITS.apiKeyNameMaxChars, 'too_long')
  .overwrite(oneLine)
  .min(1, 'required');
const keyDescription = z.string().max(LIMITS.apiKeyDescriptionMaxChars, 'too_long').trim();

export const NewApiKey = z.object({ name: keyName, description: keyDescription.optional() });
export const ApiKeyChange = z
  .object({ name: keyName, description: keyDescription, disabled: z.boolean() })
  .partial();

const keyParams = z.object({ key_id: z.string() });

export const listApiKeys = route({
  method: 'get',
  path: '/api/api_keys',
  summary: 'The caller’s API keys, newest first, without their secrets',
  access: 'user',
  status: 200,
  reply: z.object({ items: z.array(ApiKey), next_cursor: z.string().nullable() }),
});

export const createApiKey = route({
  method: 'post',
  path: '/api/api_keys',
  summary: 'Make an API key; its secret is in this answer and in no other',
  access: 'user',
  body: NewApiKey,
  status: 201,
  reply: NewlyMadeApiKey,
  problems: ['validation_failed', 'forbidden', 'too_many_keys'],
});

export const changeApiKey = route({
  method: 'patch',
  path: '/api/api_keys/:key_id',
  summary: 'Rename, describe, disable or enable an API key; takes effect with the next request',
  access: 'user',
  params: keyParams,
  body: ApiKeyChange,
  status: 200,
  reply: ApiKey,
  problems: ['validation_failed', 'not_found'],
});

export const deleteApiKey = route({
  method: 'delete',
  path: '/api/api_keys/:key_id',
  summary: 'Delete an API key; takes effect with the next request',
  access: 'user',
  params: keyParams,
  status: 204,
  problems: ['not_found'],
});
