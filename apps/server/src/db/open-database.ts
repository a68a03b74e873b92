import path from 'node:path';
import { connect } from './connect.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start.ts';
import { migrateDatabase } from './migrate.ts';

type Settings = { databaseUrl: string | undefined; dataDir: string; databasePool: number };

/** The configured PostgreSQL, else the embedded one, as it is. */
export async function openPostgres({ databaseUrl, dataDir }: Omit<Settings, 'databasePool'>) {
  if (databaseUrl) return { url: databaseUrl, how: 'DATABASE_URL', stop: async () => {} };
  const { url, how, stop } = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  return { url, how: `embedded PostgreSQL, ${how}`, stop };
}

/** The same, brought up to date before anybody uses it. */
export async function openDatabase(settings: Settings, onError: (error: Error) => void) {
  const postgres = await openPostgres(settings);
  await migrateDatabase(postgres.url);
  const { db, pool, close } = connect(postgres.url, settings.databasePool, onError);
  return {
    db,
    pool,
    url: postgres.url,
    how: postgres.how,
    async close() {
      await close();
      await postgres.stop();
    },
  };
}
