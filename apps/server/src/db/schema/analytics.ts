import type { AnalyticsEvent } from '@parlance/contract/analytics';
import type { SignInMethod } from '@parlance/contract/identity';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often something happened on a day. Nothing here can be led back to a person. */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    event: text('event').$type<AnalyticsEvent>().notNull(),
    method: text('method').$type<SignInMethod>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.method] })],
);
