import type { DELIVERY_ERRORS, WebhookEvent, WebhookEventType } from '@parlance/contract/api-webhooks';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser, user } from './accounts.ts';
import { moment } from './columns.ts';

/** Who asked for the alpha API, and who may use it. The mail about it is written down here until it has gone. */
export const apiAccess = pgTable(
  'api_access',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
    approvedAt: moment('approved_at'),
    tries: integer('tries').notNull().default(0),
    dueAt: moment('due_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [index('api_access_due').on(table.dueAt)],
);

export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    /** SHA-256 of the secret: 256 random bits can't be guessed from it, so it needs no slower one. */
    secretHash: text('secret_hash').notNull().unique(),
    name: text('name').notNull(),
    description: text('description'),
    disabled: boolean('disabled').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('api_keys_of_user').on(table.userId)],
);

export const apiUsage = pgTable(
  'api_usage',
  {
    userId: ofUser(),
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    requests: integer('requests').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    url: text('url').notNull(),
    description: text('description'),
    events: jsonb('events').$type<WebhookEventType[]>().notNull(),
    disabled: boolean('disabled').notNull().default(false),
    /** Tries in a row that nobody answered in time: such a receiver is given one connection at a time. */
    hangs: integer('hangs').notNull().default(0),
    /** The signing secret is derived from the server's own and this; another one means another secret. */
    secretSeed: text('secret_seed').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('webhooks_of_user').on(table.userId)],
);

export type DeliveryAttempt = {
  at: string;
  statusCode: number | null;
  error: (typeof DELIVERY_ERRORS)[number] | null;
  durationMs: number;
};

/** An event on its way to one webhook, written down with what it tells of. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    event: jsonb('event').$type<WebhookEvent>().notNull(),
    attempts: jsonb('attempts').$type<DeliveryAttempt[]>().notNull().default([]),
    /** Since it was last begun; asked to be sent again, it begins anew. */
    tries: integer('tries').notNull().default(0),
    /** Null once there is nothing left to do. While it is being sent: when another process may take it. */
    dueAt: moment('due_at'),
    /** While it is being sent: its person's turn is counted by it, over all processes. */
    sendingUntil: moment('sending_until'),
    deliveredAt: moment('delivered_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('webhook_deliveries_sending').on(table.sendingUntil),
    index('webhook_deliveries_of_webhook').on(table.webhookId, table.id.desc()),
    index('webhook_deliveries_due').on(table.dueAt),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
);
