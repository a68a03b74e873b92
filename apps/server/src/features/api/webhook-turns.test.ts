import { newId } from '@parlance/kernel/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { user } from '../../db/schema/accounts.ts';
import { webhookDeliveries, webhooks } from '../../db/schema/api.ts';
import { freshDatabase } from '../../db/testing/database.ts';
import { webhookStore } from './webhooks.store.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let connection: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await freshDatabase({ prepareTemplate: migrateDatabase });
  connection = connect(database.url, 4, () => {});
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const NOW = new Date('2026-03-04T05:06:07Z');
const LATER = new Date('2026-03-04T05:08:07Z');

/** Somebody whose webhooks have this to be told of, the earlier the smaller `at`. */
async function person({
  hooks = 1,
  due,
  at = 0,
  hangs = 0,
  tests = false,
}: {
  hooks?: number;
  due: number;
  at?: number;
  hangs?: number;
  tests?: boolean;
}): Promise<string> {
  const { db } = connection;
  const userId = newId();
  await db.insert(user).values({ id: userId, name: 'Ada', email: `${userId}@example.com` });
  for (let hook = 0; hook < hooks; hook++) {
    const id = newId();
    const own = { userId, createdAt: NOW };
    await db
      .insert(webhooks)
      .values({ ...own, id, url: 'https://example.com', events: [], secretSeed: id, hangs });
    const event = {
      type: tests ? 'webhook.test' : 'audio.ready',
      timestamp: NOW.toISOString(),
      data: { audio: null },
    } as never;
    const dueAt = new Date(NOW.getTime() - 60_000 + at);
    if (due > 0)
      await db
        .insert(webhookDeliveries)
        .values(Array.from({ length: due }, () => ({ ...own, id: newId(), webhookId: id, event, dueAt })));
  }
  return userId;
}

async function taken(lane: 'events' | 'tests', most = 10): Promise<Record<string, number>> {
  const turns = await webhookStore(connection.db).take(lane, { now: NOW, until: LATER, most });
  const counts: Record<string, number> = {};
  for (const { delivery } of turns) counts[delivery.userId] = (counts[delivery.userId] ?? 0) + 1;
  return counts;
}
const clear = () => connection.db.delete(user);

it('gives three places to one of whom 200 wait, and the next to another', async () => {
  const heavy = await person({ hooks: 10, due: 20 });
  expect(await taken('events')).toEqual({ [heavy]: 3 });
  expect(await taken('events')).toEqual({});
  const light = await person({ due: 1, at: 5_000 });
  expect(await taken('events', 1)).toEqual({ [light]: 1 });
  await clear();
});

it('goes round among people who wait', async () => {
  const heavy = await person({ hooks: 4, due: 9 });
  const others = [await person({ due: 1, at: 1 }), await person({ due: 1, at: 2 })];
  expect(await taken('events', 3)).toEqual({ [heavy]: 1, [others[0]!]: 1, [others[1]!]: 1 });
  await clear();
});

it('gives one place to a receiver that hangs, and leaves places free of such receivers', async () => {
  for (let i = 0; i < 6; i++) await person({ hooks: 3, due: 4, hangs: 2 });
  expect(Object.values(await taken('events')).reduce((sum, count) => sum + count, 0)).toBe(4);
  const healthy = await person({ due: 2, at: 9_000 });
  expect(await taken('events')).toEqual({ [healthy]: 2 });
  await clear();
});

it('does not let events wait behind tests', async () => {
  const tester = await person({ hooks: 10, due: 20, tests: true });
  const other = await person({ due: 1, at: 5_000 });
  expect(await taken('tests')).toEqual({ [tester]: 3 });
  expect(await taken('events')).toEqual({ [other]: 1 });
  await clear();
});

it('counts tests that were not tried yet', async () => {
  const tester = await person({ hooks: 2, due: 3, tests: true });
  const other = await person({ due: 1 });
  const store = webhookStore(connection.db);
  expect([await store.testsWaiting(tester), await store.testsWaiting(other)]).toEqual([6, 0]);
  await clear();
});

it('counts a person once over several processes', async () => {
  const heavy = await person({ hooks: 10, due: 5 });
  const both = await Promise.all([taken('events'), taken('events')]);
  expect(both.map((counts) => counts[heavy] ?? 0).sort()).toEqual([0, 3]);
  await clear();
});
