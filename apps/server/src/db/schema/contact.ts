import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { mailProgress } from './preferences.ts';

/** What people wrote to whoever runs the service, and whether the mail about it has gone. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Lower-case; nobody proved that it is theirs. */
    email: text('email').notNull(),
    message: text('message').notNull(),
    language: text('language').$type<InterfaceLanguage>().notNull(),
    createdAt: moment('created_at').notNull(),
    ...mailProgress,
  },
  (table) => [
    index('contact_messages_due').on(table.dueAt),
    index('contact_messages_email').on(table.email),
    index('contact_messages_created').on(table.createdAt),
  ],
);
