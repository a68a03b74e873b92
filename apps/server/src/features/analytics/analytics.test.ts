import { postgresAnalytics } from '@parlance/adapters/analytics/postgres';
import type { CountedEvent } from '@parlance/ports/analytics';
import { analyticsSuite } from '@parlance/ports/suites/analytics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { analyticsCounts } from '../../db/schema/analytics.ts';
import { freshDatabase } from '../../db/testing/database.ts';
import { analyticsEndpoints } from './analytics.routes.ts';
import { analyticsStore } from './analytics.store.ts';

describe('counts in our own database', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let connection: ReturnType<typeof connect>;
  beforeAll(async () => {
    database = await freshDatabase({ prepareTemplate: migrateDatabase });
    connection = connect(database.url, 10, () => {});
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  const analytics = () => postgresAnalytics({ pool: connection.pool, table: 'analytics_counts' });
  analyticsSuite({
    analytics,
    counted: () => connection.db.select().from(analyticsCounts),
    forget: async () => void (await connection.db.delete(analyticsCounts)),
  });

  it('are read from a day on', async () => {
    for (const day of ['2026-03-03', '2026-03-04', '2026-03-05'])
      await analytics().count({ name: 'login', method: 'google', at: new Date(`${day}T12:00:00Z`) });
    const rows = await analyticsStore(connection.db).since('2026-03-04');
    expect(rows.map(({ day }) => day)).toEqual(['2026-03-04', '2026-03-05']);
  });

  it('say so when they can’t be kept', () =>
    expect(
      postgresAnalytics({ pool: connection.pool, table: 'no_such_table' }).count({
        name: 'login',
        method: 'google',
        at: new Date(),
      }),
    ).rejects.toMatchObject({ code: 'analytics.failed', retry: 'later' }));
});

describe('what a browser reports', () => {
  const now = new Date('2026-03-04T23:59:59.999Z');
  const counted: CountedEvent[] = [];
  const limited: string[] = [];
  const warned: unknown[] = [];
  let trouble: Error | undefined;
  beforeEach(() => {
    counted.length = limited.length = warned.length = 0;
    trouble = undefined;
  });

  async function report(event: string, method: string): Promise<void> {
    const [endpoint] = analyticsEndpoints({
      analytics: {
        async count(one) {
          if (trouble) throw trouble;
          counted.push(one);
        },
      },
      limiter: {
        async take(_window, key) {
          limited.push(key);
          return { remaining: 1, resetSeconds: 1 };
        },
      },
      clock: { now: () => now },
      log: { warn: (...words: unknown[]) => void warned.push(words) },
    });
    const body = endpoint?.route.body.parse({ event, method });
    await endpoint?.answer({ body, clientAddress: '192.0.2.1' });
  }

  it('is counted as event, method and moment, and nothing else', async () => {
    await report('account_link', 'microsoft');
    expect(counted).toEqual([{ name: 'account_link', method: 'microsoft', at: now }]);
    expect(limited).toEqual(['192.0.2.1']);
  });

  it('is not counted when it is nothing we know', async () => {
    await expect(report('page_view', 'password')).rejects.toThrow();
    await expect(report('login', 'carrier_pigeon')).rejects.toThrow();
    expect(counted).toEqual([]);
  });

  it('is lost with a line in the log, not with an error for the person, when it can’t be kept', async () => {
    trouble = new Error('no room');
    await report('login', 'password');
    expect(warned).toHaveLength(1);
  });
});
