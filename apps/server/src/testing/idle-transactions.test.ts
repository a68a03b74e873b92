import { scrypt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../db/connect.ts';
import { freshDatabase } from '../db/testing/database.ts';
import { watchTransactions } from './idle-transactions.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let connected: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await freshDatabase();
  connected = connect(database.url, 3, () => {});
});
afterAll(async () => {
  await connected.close();
  await database.drop();
});

const ask = (db: Pick<typeof connected.db, 'execute'>) => db.execute(sql`select pg_sleep(0.01)`);

/** Statements, something between two of them, statements. */
async function foundWith(between: () => Promise<unknown>): Promise<number> {
  const transactions = watchTransactions();
  await connected.db.transaction(async (tx) => {
    await ask(tx);
    await between();
    await tx.transaction(ask);
    await ask(tx);
  });
  transactions.stop();
  return transactions.found.size;
}

it.each([
  ['a hash', () => promisify(scrypt)('password', 'salt', 64)],
  ['a timer', () => sleep(20)],
  ['another connection', () => ask(connected.db)],
])('notices a transaction that waits for %s', async (_, between) => {
  expect(await foundWith(between)).toBe(1);
});

it('lets a transaction be that waits for nothing but its own statements', async () => {
  expect(await foundWith(async () => undefined)).toBe(0);
});
