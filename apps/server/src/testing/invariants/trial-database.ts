import { newId } from '@parlance/kernel/ids';
import { sql } from 'drizzle-orm';
import { connect, type Db } from '../../db/connect.ts';
import { user } from '../../db/schema/accounts.ts';

export type TrialDatabase = { db: Db; url: string; close(): Promise<void> };

/** As many connections as there are callers at once: who waits for a lock holds one. */
export function openTrial(url: string, connections = 12): TrialDatabase {
  const { db, close } = connect(url, connections, () => {});
  return { db, url, close };
}

export async function newUser(db: Db): Promise<string> {
  const id = newId();
  await db.insert(user).values({ id, name: 'Ada Example', email: `${id}@example.com` });
  return id;
}

/** Runs so many at once. After a failure nothing more is begun, and what runs may end before it is told. */
export async function inLanes<T>(
  things: readonly T[],
  lanes: number,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const left = [...things];
  const failures: unknown[] = [];
  const lane = async () => {
    for (let thing = left.pop(); thing !== undefined; thing = left.pop())
      await work(thing).catch((error: unknown) => {
        failures.push(error);
        left.length = 0;
      });
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failures.length > 0) throw failures[0];
}

/** What must be true of every ledger at any time, whatever happened before. */
export async function refuseFalseLedger(db: Db): Promise<void> {
  const { rows } = await db.execute(sql`
    select g.id, g.remaining, coalesce(sum(e.credits), 0)::int as told
    from credit_grants g left join credit_entries e on e.grant_id = g.id
    group by g.id having g.remaining < 0 or g.remaining > g.credits or g.remaining <> coalesce(sum(e.credits), 0)
    limit 3`);
  if (rows.length > 0) throw new Error(`the ledger lies: ${JSON.stringify(rows)}`);
}
