import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { operatorSettings } from './product.ts';

/** PostgreSQL's own note of where it listens: the port is on the fourth line. */
function embeddedUrl(dataDir: string): string {
  const folder = join(dataDir, 'postgres');
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  const port = readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://parlance:${password}@127.0.0.1:${port}/parlance`;
}

/** What only time or bad luck could bring about, told to the database; gives how many rows it touched. */
export async function tellDatabase(sql: string, values: unknown[]): Promise<number> {
  const { DATABASE_URL, PARLANCE_DATA_DIR = '' } = operatorSettings();
  const client = new pg.Client(DATABASE_URL ?? embeddedUrl(PARLANCE_DATA_DIR));
  await client.connect();
  try {
    return (await client.query(sql, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
