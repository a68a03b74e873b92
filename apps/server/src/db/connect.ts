import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as accounts from './schema/accounts.ts';
import * as analytics from './schema/analytics.ts';
import * as api from './schema/api.ts';
import * as audios from './schema/audios.ts';
import * as billing from './schema/billing.ts';
import * as contact from './schema/contact.ts';
import * as feeds from './schema/feeds.ts';
import * as newsletter from './schema/newsletter.ts';
import * as preferences from './schema/preferences.ts';
import * as providers from './schema/providers.ts';

const schema = {
  ...accounts,
  ...analytics,
  ...api,
  ...audios,
  ...billing,
  ...contact,
  ...feeds,
  ...newsletter,
  ...preferences,
  ...providers,
};

export type Db = NodePgDatabase<typeof schema>;
/** A Db or an open transaction: what stores write through. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** A process that was frozen in the middle of a transaction must not hold its locks for ever. */
const IDLE_IN_TRANSACTION_MS = 30_000;

export function connect(url: string, poolSize: number, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // A connection the server closed while idle must not take the process down.
  pool.on('error', onError);
  // Nor one that is closed between two statements of a transaction; its next statement tells whoever uses it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: retryingDeadlocks(drizzle(pool, { schema })), pool, close: () => pool.end() };
}

/** Two transactions waited for each other, and this one was ended. */
const isDeadlock = (error: unknown): boolean =>
  (error as { cause?: { code?: string } } | undefined)?.cause?.code === '40P01';

const MAX_TRIES = 5;
/** At once, it could take the same row again before the other one, which waits for it, has woken up. */
const PAUSE_MS = 50;

/**
 * Two transactions that wait for each other cannot both go on: PostgreSQL undoes one of them, as a whole, and
 * that one begins again. A person who leaves meets whatever is being written about them at that moment, so no
 * order of locks could rule it out. What a transaction does apart from its rows must bear being done twice.
 */
function retryingDeadlocks(db: Db): Db {
  const once: Db['transaction'] = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let tries = 1; ; tries++) {
      try {
        return await once(work, config);
      } catch (error) {
        if (!isDeadlock(error) || tries === MAX_TRIES) throw error;
        await sleep(PAUSE_MS * tries * (1 + Math.random()));
      }
    }
  };
  return db;
}

/** What a new row belongs to was deleted a moment before it came. */
export const isOrphaned = (error: unknown): boolean =>
  (error as { cause?: { code?: string } } | undefined)?.cause?.code === '23503';

/** PostgreSQL's code for "a row with this key exists". */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
  return cause?.code === '23505' && cause.constraint === constraint;
}
