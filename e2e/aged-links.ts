import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { dataFolder } from './product.ts';

/** PostgreSQL's own note of where it listens: the port is on the fourth line. */
function databaseUrl(): string {
  const folder = join(dataFolder(), 'postgres');
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  const port = readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://parlance:${password}@127.0.0.1:${port}/parlance`;
}

/** Lets the time of somebody's mailed links run out; nobody waits ten minutes for it. */
export async function outliveLinks(email: string): Promise<void> {
  const client = new pg.Client(databaseUrl());
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "update one_time_tokens set expires_at = now() - interval '1 second' where email = $1 and used_at is null",
      [email],
    );
    if (!rowCount) throw new Error(`${email} has no link to outlive.`);
  } finally {
    await client.end();
  }
}
