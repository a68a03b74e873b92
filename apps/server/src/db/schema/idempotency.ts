import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './accounts.ts';
import { moment } from './columns.ts';

/** Requests that came with an Idempotency-Key, and how they were answered. Old ones are forgotten. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ofUser(),
    key: text('key').notNull(),
    /** Of method, path and body: the same key for another request is a mistake. */
    requestHash: text('request_hash').notNull(),
    /** Who is answering, and until when; whoever comes after that answers in its place. */
    holder: text('holder').notNull(),
    heldUntil: moment('held_until').notNull(),
    /** Null while it is being answered. */
    status: integer('status'),
    reply: text('reply'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
