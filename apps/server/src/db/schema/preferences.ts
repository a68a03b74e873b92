import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { Mode, Plan, Tone } from '@parlance/kernel/limits';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser, user } from './accounts.ts';
import { audios } from './audios.ts';
import { moment } from './columns.ts';

/** A mail that must go out once, whatever dies in between. */
export const mailProgress = {
  tries: integer('tries').notNull().default(0),
  /** Null once there is nothing left to do. */
  dueAt: moment('due_at'),
  sentAt: moment('sent_at'),
};

export type News = Record<InterfaceLanguage, { title: string; paragraphs: string[] }>;

/** One row a user, from sign-up or the first change on; until then the defaults hold. */
export const preferences = pgTable('preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  notifyNewAudio: boolean('notify_new_audio').notNull().default(true),
  /** Advertising needs a yes first. */
  notifyNewFeatures: boolean('notify_new_features').notNull().default(false),
  defaultLanguage: text('default_language'),
  defaultMode: text('default_mode').$type<Mode>(),
  defaultTone: text('default_tone').$type<Tone>(),
  defaultVoice: text('default_voice'),
  interfaceLanguage: text('interface_language').$type<InterfaceLanguage>().notNull().default('en-US'),
});

/** A plan that whoever runs the service gave to somebody, free and for a time. */
export const grantedPlans = pgTable('granted_plans', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  plan: text('plan').$type<Plan>().notNull(),
  until: moment('until').notNull(),
});

/** How a person wants words to be said, in the order they were written down. */
export const pronunciations = pgTable(
  'pronunciations',
  {
    userId: ofUser(),
    position: integer('position').notNull(),
    written: text('written').notNull(),
    spoken: text('spoken').notNull(),
    /** Null for every language. */
    language: text('language'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
);

/** Written in the transaction that finishes an audio, and kept after the mail has gone: made again, it is no news. */
export const newAudioNotices = pgTable(
  'new_audio_notices',
  {
    audioId: text('audio_id')
      .primaryKey()
      .references(() => audios.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    ...mailProgress,
  },
  (table) => [index('new_audio_notices_due').on(table.dueAt)],
);

/**
 * An account whose rows are gone and whose files are going. It refers to no user: it outlives the one it
 * names. Who to tell is forgotten as soon as that person was told.
 */
export const pendingDeletions = pgTable('pending_deletions', {
  userId: text('user_id').primaryKey(),
  email: text('email'),
  name: text('name'),
  language: text('language').$type<InterfaceLanguage>().notNull(),
  requestedAt: moment('requested_at').notNull(),
  /** Files are looked for again after this moment: a worker that was at it may have written one more. */
  lastLookAt: moment('last_look_at').notNull(),
  /** Held by one process at a time, so that the person gets one mail. */
  dueAt: moment('due_at').notNull(),
});

/** Accounts that were somebody's before the owner of the address came: told by mail, and on the page until it was read. */
export const takeOvers = pgTable(
  'take_overs',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    takenOverAt: moment('taken_over_at').notNull(),
    seenAt: moment('seen_at'),
    ...mailProgress,
  },
  (table) => [index('take_overs_due').on(table.dueAt)],
);

/** Whoever signed up with an address is asked by mail to confirm it; written with the account. */
export const confirmationMails = pgTable(
  'confirmation_mails',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    ...mailProgress,
  },
  (table) => [index('confirmation_mails_due').on(table.dueAt)],
);

/** News for everyone who asked for news; the same words are the same announcement. */
export const announcements = pgTable('announcements', {
  id: text('id').primaryKey(),
  news: jsonb('news').$type<News>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Who gets which announcement, kept after it was sent: nobody gets the same one twice. */
export const announcementMails = pgTable(
  'announcement_mails',
  {
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    ...mailProgress,
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index('announcement_mails_due').on(table.dueAt),
  ],
);
