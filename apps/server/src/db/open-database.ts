import path from 'node:path';
import { connect } from './connect.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start.ts';
import { migrateDatabase } from './migrate.ts';

type Settings = { databaseUrl: string | undefined; dataDir: string; databasePool: number };

/** The configured PostgreSQL, else the embedded one; brought up to date before anybody uses it. */
export async function openDatabase(settings: Settings, onError: (error: Error) => void) {
  const postgres = settings.databaseUrl
    ? { url: settings.databaseUrl, how: 'DATABASE_URL', stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: path.join(settings.dataDir, 'postgres') });
  await migrateDatabase(postgres.url);
  const { db, pool, close } = connect(postgres.url, settings.databasePool, onError);
  return {
    db,
    pool,
    url: postgres.url,
    how: settings.databaseUrl ? postgres.how : `embedded PostgreSQL, ${postgres.how}`,
    async close() {
      await close();
      await postgres.stop();
    },
  };
}
