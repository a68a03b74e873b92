import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '../connect.ts';
import { freshDatabase } from './database.ts';

it('outlives a connection that the server closes between two statements of a transaction', async () => {
  const { url, drop } = await freshDatabase();
  const { db, close } = connect(url, 2, () => {});
  onTestFinished(async () => {
    await close();
    await drop();
  });
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
