import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const LOCK = 7_265_031;
const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the schema up to date; processes that start together take turns. */
export const migrateDatabase = (url: string): Promise<void> => migrateFrom(FOLDER, url);

/** The migrations of this version, first to last, as the database would record them. */
export const knownMigrations = (): { hash: string; createdAt: number }[] =>
  readMigrationFiles({ migrationsFolder: FOLDER }).map(({ hash, folderMillis }) => ({
    hash,
    createdAt: folderMillis,
  }));

/** Brings the schema to where an older version had it, by the first `count` migrations. */
export async function migrateDatabaseTo(count: number, url: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlance-migrations-'));
  try {
    await cp(FOLDER, folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] };
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await migrateFrom(folder, url);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function migrateFrom(migrationsFolder: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
