import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, isAppError } from '@parlance/kernel/errors';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import type { Manifest } from './manifest.ts';
import { tablesOf } from './snapshot.ts';

const id = pg.escapeIdentifier;

const refused = (log: string, cause?: unknown) =>
  new AppError('backup.damaged', { log: `${log} Everything is as it was.`, cause });

/** Tables, columns and sequences are those of the version that made the backup: no more, no fewer, no others. */
export async function checkTables(client: pg.Client, { tables, sequences }: Manifest): Promise<void> {
  const columnsOf = new Map(
    (await tablesOf(async (query) => (await client.query(query)).rows)).map(({ name, columns }) => [
      name,
      columns,
    ]),
  );
  for (const { name, columns } of tables) {
    const known = columnsOf.get(name);
    if (!known) throw refused(`The backup holds a table that its version does not have: ${name}.`);
    if ([...columns].sort().join() !== [...known].sort().join())
      throw refused(`The backup holds other columns of ${name} than its version has.`);
  }
  if (tables.length !== columnsOf.size) throw refused('The backup lacks a table that its version has.');
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public'",
  );
  const unknown = sequences.find(({ name }) => !rows.some((row) => row.name === name));
  if (unknown) throw refused(`The backup names a sequence that its version does not have: ${unknown.name}.`);
}

/** Fills one table inside the caller's transaction. */
export async function loadTable(
  client: pg.Client,
  { name, columns, rows }: Manifest['tables'][number],
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  const stream = client.query(
    copyStreams.from(`copy public.${id(name)} (${columns.map(id).join(', ')}) from stdin`),
  );
  await pipeline(Readable.from(body), stream).catch((error: unknown) => {
    throw isAppError(error) ? error : refused(`The rows of ${name} can't be loaded.`, error);
  });
  if (stream.rowCount !== rows) throw refused(`${name} got ${stream.rowCount} rows instead of ${rows}.`);
}

/** What is not in the tables themselves. */
export async function finishTables(client: pg.Client, { sequences, lostUploads }: Manifest): Promise<void> {
  for (const { name, value } of sequences)
    await client
      .query('select setval($1::regclass, $2::bigint)', [`public.${id(name)}`, value])
      .catch((error: unknown) => {
        throw refused(`The sequence ${name} can't be at ${value}.`, error);
      });
  // A client that goes on behind bytes which are gone would leave a hole.
  await client.query('delete from uploads where id = any($1)', [lostUploads]);
}
