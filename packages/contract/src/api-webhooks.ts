import { LIMITS } from '@parlance/kernel/limits';
import { z } from 'zod';
import { AUDIO_STATUSES } from './audios.ts';
import { sourceUrl } from './new-audio.ts';
import { FAILURE_CODES } from './problem.ts';
import { route } from './route.ts';

/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = ['audio.ready', 'audio.failed', 'audio.cancelled'] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/**
 * What is posted, signed as https://www.standardwebhooks.com says: headers webhook-id (the same each time it is
 * tried: use it to tell repetitions), webhook-timestamp and webhook-signature.
 */
export const WebhookEvent = z.object({
  type: z.enum([...WEBHOOK_EVENTS, 'webhook.test']),
  timestamp: z.iso.datetime(),
  data: z.object({
    /** Null in a test. What else there is to know is read with GET /v1/audios/{id}. */
    audio: z
      .object({
        id: z.string(),
        status: z.enum(AUDIO_STATUSES),
        title: z.string().nullable(),
        revision: z.string(),
        duration_ms: z.number().int().nullable(),
        credits_charged: z.number().int(),
        error_code: z.enum(FAILURE_CODES).nullable(),
      })
      .nullable(),
  }),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** True also after the address answered 410: nothing is sent until it is enabled again. */
  disabled: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Webhook = z.infer<typeof Webhook>;

/** "whsec_…", told when the webhook is made and when the secret is changed. */
const WebhookWithSecret = Webhook.extend({ secret: z.string() });

const fields = {
  url: sourceUrl,
  description: z.string().max(LIMITS.apiKeyDescriptionMaxChars, 'too_long').trim(),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, { error: 'invalid' }))
    .min(1, 'required')
    .max(WEBHOOK_EVENTS.length, 'too_many_entries'),
};

export const NewWebhook = z.object({
  url: fields.url,
  description: fields.description.optional(),
  /** All of them, unless some are named. */
  events: fields.events.optional(),
});
export const WebhookChange = z.object({ ...fields, disabled: z.boolean() }).partial();

/** Why nothing came of a try to deliver, where there was no answer to tell. */
export const DELIVERY_ERRORS = ['address_refused', 'unreachable', 'timeout'] as const;

/** One event on its way to one webhook, with every try. */
export const WebhookDelivery = z.object({
  /** The event's webhook-id header. */
  id: z.string(),
  webhook_id: z.string(),
  event: WebhookEvent,
  status: z.enum(['pending', 'delivered', 'failed']),
  created_at: z.iso.datetime(),
  /** Null once there is nothing left to do. */
  next_attempt_at: z.iso.datetime().nullable(),
  attempts: z.array(
    z.object({
      at: z.iso.datetime(),
      /** What the address answered with; null when it did not. */
      status_code: z.number().int().nullable(),
      error: z.enum(DELIVERY_ERRORS).nullable(),
      duration_ms: z.number().int(),
    }),
  ),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const params = z.object({ webhook_id: z.string() });

export const listWebhooks = route({
  method: 'get',
  path: '/api/webhooks',
  summary: 'The caller’s webhooks, newest first',
  access: 'user',
  status: 200,
  reply: z.object({ items: z.array(Webhook), next_cursor: z.string().nullable() }),
});

export const createWebhook = route({
  method: 'post',
  path: '/api/webhooks',
  summary: 'Be told when audios end; the signing secret is in this answer',
  access: 'user',
  body: NewWebhook,
  status: 201,
  reply: WebhookWithSecret,
  problems: ['validation_failed', 'forbidden', 'too_many_webhooks'],
});

export const changeWebhook = route({
  method: 'patch',
  path: '/api/webhooks/:webhook_id',
  summary: 'Change a webhook’s address or events, disable or enable it',
  access: 'user',
  params,
  body: WebhookChange,
  status: 200,
  reply: Webhook,
  problems: ['validation_failed', 'not_found'],
});

export const deleteWebhook = route({
  method: 'delete',
  path: '/api/webhooks/:webhook_id',
  summary: 'Delete a webhook and its log',
  access: 'user',
  params,
  status: 204,
  problems: ['not_found'],
});

export const rotateWebhookSecret = route({
  method: 'post',
  path: '/api/webhooks/:webhook_id/rotate_secret',
  summary: 'A new signing secret; the old one signs nothing any more',
  access: 'user',
  params,
  status: 200,
  reply: WebhookWithSecret,
  problems: ['not_found'],
});

export const testWebhook = route({
  method: 'post',
  path: '/api/webhooks/:webhook_id/test',
  summary: 'Send a "webhook.test" event; how it went is in the deliveries',
  access: 'user',
  params,
  status: 202,
  reply: WebhookDelivery,
  problems: ['not_found', 'too_many_at_once'],
});

export const listWebhookDeliveries = route({
  method: 'get',
  path: '/api/webhooks/:webhook_id/deliveries',
  summary: 'What was sent to a webhook and how it went, newest first; kept for 30 days',
  access: 'user',
  params,
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  status: 200,
  reply: z.object({ items: z.array(WebhookDelivery), next_cursor: z.string().nullable() }),
  problems: ['validation_failed', 'not_found'],
});

export const redeliver = route({
  method: 'post',
  path: '/api/webhook_deliveries/:delivery_id/redeliver',
  summary: 'Send an event once more, with the same webhook-id',
  access: 'user',
  params: z.object({ delivery_id: z.string() }),
  status: 202,
  reply: WebhookDelivery,
  problems: ['not_found'],
});
