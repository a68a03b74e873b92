import { AppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import type pg from 'pg';
import { knownMigrations } from '../db/migrate.ts';
import { sha256 } from './archive-writer.ts';
import { type Manifest, SECRET } from './manifest.ts';
import { isPutAside, putBack } from './schemas-aside.ts';

const refuse = (code: 'in_use' | 'not_empty' | 'other_secret' | 'unknown_version', log: string) =>
  new AppError(`restore.${code}`, { log });

/** A backup of an older version is loaded into the tables of that version, which are then brought up to date. */
export function refuseUnknownVersion({ migrations }: Manifest): void {
  const known = knownMigrations();
  const isKnown = migrations.every(({ hash }, index) => known[index]?.hash === hash);
  if (migrations.length === 0 || !isKnown)
    throw refuse(
      'unknown_version',
      `The backup's tables were made by ${migrations.length} migrations that are not the first ones of this version (which has ${known.length}). Restore with the version that made it, or a later one.`,
    );
}

/** Sessions, feeds and links are signed with it. */
export function refuseOtherSecret(configured: string | undefined, { entries }: Manifest): void {
  const backedUp = entries.find(({ name }) => name.startsWith(`${SECRET}/`));
  if (configured !== undefined && sha256(Buffer.from(configured)) !== backedUp?.sha256)
    throw refuse(
      'other_secret',
      'PARLANCE_SECRET is not the one the backup was made with: sessions, links and feed addresses would be lost. Set it to that one, or leave it out.',
    );
}

/** Nobody may use the database meanwhile, and what is in it is replaced only if that was asked for. */
export async function refuseTarget(client: pg.Client, store: ObjectStore, replace: boolean): Promise<void> {
  const others = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and backend_type = 'client backend'`,
  );
  if (others.rowCount !== 0)
    throw refuse(
      'in_use',
      `The database is in use by ${others.rowCount} other connections. Stop the server first.`,
    );
  if (await isPutAside(client)) await putBack(client);
  if (replace) return;
  if ((await holdsRows(client)) || (await store.list('users')).length > 0)
    throw refuse(
      'not_empty',
      'There is data here already. Say --replace to have it replaced by the backup: it will be gone.',
    );
}

async function holdsRows(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows)
    if ((await client.query(`select 1 from public.${name} limit 1`)).rowCount) return true;
  return false;
}
