import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@parlance/kernel/errors';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import type { Manifest } from './manifest.ts';

const id = pg.escapeIdentifier;

/** Fills one table inside the caller's transaction. */
export async function loadTable(
  client: pg.Client,
  { name, columns, rows }: Manifest['tables'][number],
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  const stream = client.query(
    copyStreams.from(`copy public.${id(name)} (${columns.map(id).join(', ')}) from stdin`),
  );
  await pipeline(Readable.from(body), stream);
  if (stream.rowCount !== rows)
    throw new AppError('backup.damaged', {
      log: `${name} got ${stream.rowCount} rows instead of ${rows}. Everything is as it was.`,
    });
}

/** What is not in the tables themselves. */
export async function finishTables(client: pg.Client, { sequences, lostUploads }: Manifest): Promise<void> {
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${id(name)}`, value]);
  // A client that goes on behind bytes which are gone would leave a hole.
  await client.query('delete from uploads where id = any($1)', [lostUploads]);
}
