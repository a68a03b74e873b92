import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { ofUser } from './accounts.ts';
import { moment } from './columns.ts';

export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Bytes that outlive a power cut; what lies in the file beyond them is written again. */
    bytesReceived: bigint('bytes_received', { mode: 'number' }).notNull().default(0),
    /** When an audio was last to be made of it. */
    askedAt: moment('asked_at'),
    /** The last audio made of it was deleted: it counts for nothing and is gone with the next sweep. */
    releasedAt: moment('released_at'),
    /** Swept after this, unless an audio uses it. */
    expiresAt: moment('expires_at').notNull(),
    /** The request that may write, until when, and whether another one waits for it to let go. */
    lockHolder: text('lock_holder'),
    lockUntil: moment('lock_until'),
    lockWanted: boolean('lock_wanted').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('uploads_of_user').on(table.userId, table.id.desc()),
    index('uploads_expiry').on(table.expiresAt),
  ],
);

/** What lies in the object store of whom; uploads have rows of their own. Written with the object itself. */
export const keptObjects = pgTable(
  'kept_objects',
  {
    key: text('key').primaryKey(),
    userId: ofUser(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    writtenAt: moment('written_at').notNull().defaultNow(),
  },
  (table) => [index('kept_objects_of_user').on(table.userId, table.bytes)],
);
