import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { announcements, mailProgress } from './preferences.ts';

/** Addresses that somebody named, and when their owners agreed. Nobody here needs an account. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: text('id').primaryKey(),
    /** Lower-case. */
    email: text('email').notNull().unique(),
    language: text('language').$type<InterfaceLanguage>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Null until the owner of the address pressed the button; such a row goes when its link expires. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('newsletter_subscriptions_requested').on(table.requestedAt)],
);

/** Which news goes to which subscriber, kept after it was sent: nobody gets the same twice. */
export const newsletterMails = pgTable(
  'newsletter_mails',
  {
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    ...mailProgress,
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.subscriptionId] }),
    index('newsletter_mails_due').on(table.dueAt),
  ],
);
