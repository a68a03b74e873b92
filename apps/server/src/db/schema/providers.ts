import type { ProviderKind, Qualification, Trouble } from '@parlance/contract/providers';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Models that admins set from the page. A key is sealed: a copy of the database alone opens no vendor's account. */
export const modelProviders = pgTable('model_providers', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<ProviderKind>().notNull(),
  address: text('address'),
  model: text('model').notNull(),
  sealedKey: text('sealed_key'),
  /** Smallest first: the order in which they are asked. */
  position: integer('position').notNull(),
  isEnabled: boolean('is_enabled').notNull().default(true),
  /** How much it reads at once, where its server says so. */
  contextTokens: integer('context_tokens'),
  qualification: jsonb('qualification').$type<Qualification>(),
  lastTrouble: jsonb('last_trouble').$type<{ trouble: Trouble; words: string; at: string }>(),
  lastAnswerAt: moment('last_answer_at'),
  updatedAt: moment('updated_at').notNull(),
});

/** Pulls and qualifications: minutes of work, which any process shows and may stop. */
export const modelWork = pgTable(
  'model_work',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'pull' | 'qualify'>().notNull(),
    providerId: text('provider_id').references(() => modelProviders.id, { onDelete: 'cascade' }),
    address: text('address'),
    model: text('model').notNull(),
    state: text('state').$type<'running' | 'done' | 'failed' | 'cancelled'>().notNull(),
    done: bigint('done', { mode: 'number' }).notNull().default(0),
    total: bigint('total', { mode: 'number' }).notNull().default(0),
    speed: doublePrecision('speed').notNull().default(0),
    trouble: text('trouble').$type<Trouble>(),
    words: text('words').notNull().default(''),
    startedAt: moment('started_at').notNull(),
    /** Of the process that does it: silent for a while, it is dead. */
    seenAt: moment('seen_at').notNull(),
  },
  // One at a time: a model is brought or judged alone, or neither says how fast it is.
  (table) => [uniqueIndex('model_work_running').on(table.state).where(sql`${table.state} = 'running'`)],
);
