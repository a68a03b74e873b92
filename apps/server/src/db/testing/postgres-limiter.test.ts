import { postgresLimiter } from '@parlance/adapters/limiter/postgres';
import { limiterSuite } from '@parlance/ports/suites/limiter';
import pg from 'pg';
import { afterAll, describe } from 'vitest';
import { migrateDatabase } from '../migrate.ts';
import { freshDatabase } from './database.ts';

describe('counts in PostgreSQL', () => {
  let database: ReturnType<typeof freshDatabase> | undefined;
  const pools: pg.Pool[] = [];
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await (await database)?.drop();
  });

  limiterSuite(async () => {
    database ??= freshDatabase({ prepareTemplate: migrateDatabase });
    const pool = new pg.Pool({ connectionString: (await database).url, max: 5 });
    pools.push(pool);
    return postgresLimiter({ pool, table: 'attempt_counts' });
  });
});
