import { z } from 'zod';

/** Raised when a file of the old kind can't be read any more. */
const FORMAT = 1;

const Entry = z.object({
  name: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const Migration = z.object({ hash: z.string(), createdAt: z.number() });

/** What a backup holds: its last entry, so that nothing has to be known before it is written. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** Which migrations had made the tables, first to last. */
  migrations: z.array(Migration),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d{1,19}$/) })),
  /** Audios that name an object which the store no longer has. */
  incompleteAudios: z.array(z.string()),
  /** Uploads whose bytes are gone. */
  lostUploads: z.array(z.string()),
  /** Every entry before this one, in order. */
  entries: z.array(Entry),
});
export type Manifest = z.infer<typeof Manifest>;
export type Entry = z.infer<typeof Entry>;
export type Migration = z.infer<typeof Migration>;
export const MANIFEST_FORMAT = FORMAT;

export const MANIFEST = 'manifest.json';
export const MANIFEST_HASH = 'manifest.sha256';

/** Kinds of parts; what follows is a table, an object's key, an upload's id. */
export const DATABASE = 'database/';
export const OBJECTS = 'objects/';
export const UPLOADS = 'uploads/';
export const SECRET = 'secret';
/** What the payment stand-in sold, on a machine without a provider. */
export const STAND_IN_PAYMENTS = 'stand-in-payments';
