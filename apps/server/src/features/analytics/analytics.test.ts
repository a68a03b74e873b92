import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { analyticsCounts } from '../../db/schema/analytics.ts';
import { freshDatabase } from '../../db/testing/database.ts';
import { analyticsEndpoints } from './analytics.routes.ts';
import { analyticsStore } from './analytics.store.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let connection: ReturnType<typeof connect>;
let now = new Date();
const limited: string[] = [];

beforeAll(async () => {
  database = await freshDatabase({ prepareTemplate: migrateDatabase });
  connection = connect(database.url, 10, () => {});
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});
beforeEach(async () => {
  await connection.db.delete(analyticsCounts);
  limited.length = 0;
  now = new Date('2026-03-04T23:59:59.999Z');
});

async function count(event: string, method: string): Promise<void> {
  const [endpoint] = analyticsEndpoints({
    counts: analyticsStore(connection.db),
    limiter: {
      async take(_window, key) {
        limited.push(key);
        return { remaining: 1, resetSeconds: 1 };
      },
    },
    clock: { now: () => now },
  });
  const body = endpoint?.route.body.parse({ event, method });
  await endpoint?.answer({ body, clientAddress: '192.0.2.1' });
}

const rows = () => connection.db.select().from(analyticsCounts);

describe('counting events', () => {
  it('counts each event and method of a day, in UTC, and nothing else', async () => {
    await count('sign_up', 'password');
    await count('sign_up', 'password');
    await count('login', 'google');
    now = new Date('2026-03-05T00:00:00Z');
    await count('sign_up', 'password');
    const counted = await rows();
    expect(counted).toHaveLength(3);
    expect(counted).toEqual(
      expect.arrayContaining([
        { day: '2026-03-04', event: 'sign_up', method: 'password', count: 2 },
        { day: '2026-03-04', event: 'login', method: 'google', count: 1 },
        { day: '2026-03-05', event: 'sign_up', method: 'password', count: 1 },
      ]),
    );
  });

  it('loses none that come at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => count('login', 'login_link')));
    expect(await rows()).toMatchObject([{ event: 'login', method: 'login_link', count: 40 }]);
  });

  it('is limited by the caller’s address, which is not kept', async () => {
    await count('account_link', 'microsoft');
    expect(limited).toEqual(['192.0.2.1']);
    expect(JSON.stringify(await rows())).not.toContain('192.0.2.1');
  });

  it('counts nothing it does not know', async () => {
    await expect(count('page_view', 'password')).rejects.toThrow();
    await expect(count('login', 'carrier_pigeon')).rejects.toThrow();
    expect(await rows()).toEqual([]);
  });
});
