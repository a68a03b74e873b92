import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { connect, type Db } from '../connect.ts';
import { freshDatabase } from './database.ts';

async function freshConnection(): Promise<Db> {
  const { url, drop } = await freshDatabase();
  const { db, close } = connect(url, 2, () => {});
  onTestFinished(async () => {
    await close();
    await drop();
  });
  return db;
}

it('outlives a connection that the server closes between two statements of a transaction', async () => {
  const db = await freshConnection();
  const cutOff = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const mine = sql`select 1 from pg_stat_activity where pid = ${rows[0]!.pid}`;
    await db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
    await expect.poll(async () => (await db.execute(mine)).rows).toEqual([]);
    await tx.execute(sql`select 1`);
  });
  await expect(cutOff).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

it('begins a transaction again that was ended because two waited for each other', async () => {
  const db = await freshConnection();
  await db.execute(sql`create table counts (id int primary key, count int not null)`);
  await db.execute(sql`insert into counts values (1, 0), (2, 0)`);
  const count = (row: number) => sql`update counts set count = count + 1 where id = ${row}`;
  const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  const both = (first: number, mine: () => void, others: Promise<void>) =>
    db.transaction(async (tx) => {
      begun++;
      await tx.execute(count(first));
      mine();
      await others;
      await tx.execute(count(3 - first));
      return first;
    });
  expect(await Promise.all([both(1, one.resolve, two.promise), both(2, two.resolve, one.promise)])).toEqual([
    1, 2,
  ]);
  expect(begun).toBeGreaterThan(2);
  expect((await db.execute(sql`select count from counts`)).rows).toEqual([{ count: 2 }, { count: 2 }]);
});

it('does not begin again what failed for another reason', async () => {
  const db = await freshConnection();
  let begun = 0;
  const failing = db.transaction(async (tx) => {
    begun++;
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  expect(begun).toBe(1);
});
