import { realpathSync } from 'node:fs';
import pg from 'pg';
import { DATABASE } from './cluster.ts';

/** What a port answers to somebody who knows the password. */
export type Answer =
  | { is: 'ready'; dataDirectory: string }
  | { is: 'not_yet' }
  | { is: 'wrong_password' }
  | { is: 'silent' };

const CANNOT_CONNECT_NOW = '57P03';
const WRONG_PASSWORD = '28P01';

/** Whoever asks holds the gate, so a server that falls silent must not be waited for without end. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 60_000;

function clientOf(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  });
  // A server that goes away between two answers must not take the process with it: the next question is refused.
  client.on('error', () => {});
  return client;
}

export async function askServer(url: string): Promise<Answer> {
  const client = clientOf(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return { is: 'ready', dataDirectory: realpathSync(rows[0]?.data_directory ?? '') };
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === WRONG_PASSWORD) return { is: 'wrong_password' };
    return { is: code === CANNOT_CONNECT_NOW ? 'not_yet' : 'silent' };
  } finally {
    await client.end().catch(() => {});
  }
}

export async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = clientOf(maintenanceUrl);
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(DATABASE)}`);
  } finally {
    await client.end().catch(() => {});
  }
}
