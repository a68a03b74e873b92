import type { AdminActName } from '@parlance/contract/admin';
import type { Provider } from '@parlance/contract/identity';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The names of the next four tables and their fields are the identity library's. */
export const user = pgTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** What the trial is counted by: keyed hashes of the mailbox, and of the network until that is done. */
  trialMailbox: text('trial_mailbox'),
  trialNetwork: text('trial_network'),
  /** Runs the service: the first person at home, and whom an admin or a command made one. */
  isAdmin: boolean('is_admin').notNull().default(false),
  /** Since then the account opens nothing. */
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/**
 * The rows that own what is made for people without an account, each one thing at a time. Nobody signs in to them.
 */
export const VISITORS_IDS = ['visitors', 'visitors-2'];

/** Belongs to somebody, and goes with them. */
export const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
    token: text('token').notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: ofUser(),
  },
  (table) => [index('session_user').on(table.userId)],
);

export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ofUser(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_user').on(table.userId),
    uniqueIndex('account_identity').on(table.providerId, table.accountId),
  ],
);

export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

/**
 * What a mailed link or a visit to a provider leaves behind: only the hash of its token. Used and expired ones
 * are kept for a while, so that whoever opens one reads why it no longer works.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind')
      .$type<'login_link' | 'password_reset' | 'verification' | 'social_visit' | 'invitation'>()
      .notNull(),
    email: text('email').notNull(),
    /** Missing while nobody is known by the address. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    redirect: text('redirect'),
    provider: text('provider').$type<Provider>(),
    isNew: boolean('is_new').notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('one_time_tokens_email').on(table.email),
    index('one_time_tokens_expiry').on(table.expiresAt),
  ],
);

/** Its columns, and their order, are the limiter's. */
export const attemptCounts = pgTable('attempt_counts', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** What admins did to others. It outlives both, and names them by ids that mean nothing once they have left. */
export const adminActs = pgTable('admin_acts', {
  id: text('id').primaryKey(),
  adminId: text('admin_id').notNull(),
  act: text('act').$type<AdminActName>().notNull(),
  personId: text('person_id'),
  details: jsonb('details').$type<Record<string, string | number>>().notNull().default({}),
  at: moment('at').notNull(),
});
