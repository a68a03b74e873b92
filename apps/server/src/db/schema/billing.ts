import type { TrialWithheld } from '@parlance/contract/accounts';
import type { CREDIT_KINDS } from '@parlance/contract/billing';
import type { PaymentNews } from '@parlance/kernel/payment-news';
import type { Currency, PaidPlan } from '@parlance/kernel/prices';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofUser, user } from './accounts.ts';
import { moment } from './columns.ts';

/** Those of the API are a pool of their own: the pages neither show nor spend them. */
export type CreditKind = (typeof CREDIT_KINDS)[number] | 'api';

/**
 * One row a user. Whoever moves credits or writes down what the payment provider said holds this row for as
 * long as that takes, and never while the provider is asked: see `paymentConversations`.
 */
export const billingAccounts = pgTable('billing_accounts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').unique(),
  country: text('country'),
  taxId: text('tax_id'),
  /** The plan checkout that can still be paid; there is one at most. */
  openCheckoutId: text('open_checkout_id'),
  subscriptionId: text('subscription_id'),
  plan: text('plan').$type<PaidPlan>(),
  status: text('status').$type<'active' | 'past_due' | 'ended'>(),
  cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull().default(false),
  currency: text('currency').$type<Currency>(),
  periodStart: moment('period_start'),
  periodEnd: moment('period_end'),
  /** Why there were no credits to try it with. */
  trialWithheld: text('trial_withheld').$type<TrialWithheld>(),
  /**
   * What changes of plan brought to the month, in credits times seconds: whole numbers, so that any number of
   * changes adds up exactly and is rounded once.
   */
  changeCreditSeconds: bigint('change_credit_seconds', { mode: 'number' }).notNull().default(0),
  /** Credits taken for a smaller plan before the provider was asked for it; accounted for when it has answered. */
  setAside: integer('set_aside').notNull().default(0),
});

/**
 * Who is talking to the payment provider about somebody: one at a time for each user, without a connection.
 * Who dies leaves it to others at `until`; who lost it can write nothing more.
 */
export const paymentConversations = pgTable('payment_conversations', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  holder: text('holder').notNull(),
  until: moment('until').notNull(),
});

/**
 * Mailboxes that had their trial, as keyed hashes: nobody's address can be read from them. They refer to no user
 * and outlive every account, so that a trial is given once. The network is forgotten with the
 * first trial that is asked for a day later.
 */
export const spentTrials = pgTable(
  'spent_trials',
  {
    mailbox: text('mailbox').primaryKey(),
    network: text('network'),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [index('spent_trials_network').on(table.network)],
);

/** Credits that came together and go together. `remaining` is the sum of the grant's entries. */
export const creditGrants = pgTable(
  'credit_grants',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    kind: text('kind').$type<CreditKind>().notNull(),
    /** What they were given for, such as a paid invoice: nothing is given for twice. */
    source: text('source').notNull().unique(),
    credits: integer('credits').notNull(),
    remaining: integer('remaining').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Null for those that stay until they are spent. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('credit_grants_of_user').on(table.userId),
    index('credit_grants_expiry').on(table.expiresAt).where(sql`${table.remaining} > 0`),
    check('credits_between_none_and_all', sql`${table.remaining} between 0 and ${table.credits}`),
  ],
);

/** The ledger: rows are added and never changed; the database refuses to (see the migration). */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    grantId: text('grant_id')
      .notNull()
      .references(() => creditGrants.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'grant' | 'hold' | 'settle' | 'release' | 'expire' | 'take_back'>().notNull(),
    /** What it adds to the balance: below zero for a hold; of a settlement, what came back because less was made than was held for. */
    credits: integer('credits').notNull(),
    runId: text('run_id'),
    audioId: text('audio_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('credit_entries_of_user').on(table.userId, table.id.desc()),
    index('credit_entries_of_grant').on(table.grantId),
    uniqueIndex('one_hold_per_run_and_grant')
      .on(table.runId, table.grantId)
      .where(sql`${table.kind} = 'hold'`),
    uniqueIndex('one_end_per_hold')
      .on(table.runId, table.grantId)
      .where(sql`${table.kind} in ('settle', 'release')`),
  ],
);

/** Money that came in, and whether it went back. */
export const payments = pgTable(
  'payments',
  {
    /** Of the invoice or of the checkout that was paid. */
    id: text('id').primaryKey(),
    userId: ofUser(),
    kind: text('kind').$type<'plan' | 'extra_credits' | 'api_credits'>().notNull(),
    plan: text('plan').$type<PaidPlan>(),
    credits: integer('credits').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    paidAt: moment('paid_at').notNull(),
    /** The provider's clock knows whole seconds only: of two payments in one, the later came later to us. */
    recordedAt: moment('recorded_at').notNull().defaultNow(),
    refundedAt: moment('refunded_at'),
  },
  (table) => [index('payments_of_user').on(table.userId, table.paidAt)],
);

/** News from the provider that was taken over: none is taken twice. Old ones are forgotten. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('payment_events_age').on(table.receivedAt)],
);

/** Mails about money, written down with the money until they have gone. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    /** What it is about: nobody is told twice. */
    id: text('id').primaryKey(),
    userId: ofUser(),
    news: jsonb('news').$type<PaymentNews>().notNull(),
    tries: integer('tries').notNull().default(0),
    dueAt: moment('due_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [index('payment_notices_due').on(table.dueAt)],
);

/** Customers of the provider whose account here is gone; they are to go there too. */
export const departedCustomers = pgTable('departed_customers', {
  customerId: text('customer_id').primaryKey(),
  dueAt: moment('due_at').notNull(),
});
