import { postgresLimiter } from '@parlance/adapters/limiter/postgres';
import { limiterSuite } from '@parlance/ports/suites/limiter';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../migrate.ts';
import { freshDatabase } from './database.ts';

describe('counts in PostgreSQL', () => {
  let database: ReturnType<typeof freshDatabase> | undefined;
  const pools: pg.Pool[] = [];
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await (await database)?.drop();
  });

  it('keeps no key as it is told', async () => {
    database ??= freshDatabase({ prepareTemplate: migrateDatabase });
    const pool = new pg.Pool({ connectionString: (await database).url, max: 5 });
    pools.push(pool);
    const { take, attempt } = postgresLimiter({ pool, table: 'attempt_counts', secret: 'a secret' });
    await take({ name: 'window', max: 2, seconds: 60 }, 'somebody’s id');
    await attempt({ name: 'wait', free: 1, maxWaitSeconds: 9, forgetAfterSeconds: 60 }, 'somebody’s id');
    const { rows } = await pool.query<{ key: string }>('select key from attempt_counts');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ key }) => key.includes('somebody'))).toEqual([]);
  });

  limiterSuite(async () => {
    database ??= freshDatabase({ prepareTemplate: migrateDatabase });
    const pool = new pg.Pool({ connectionString: (await database).url, max: 5 });
    pools.push(pool);
    return postgresLimiter({ pool, table: 'attempt_counts', secret: 'a secret' });
  });
});
