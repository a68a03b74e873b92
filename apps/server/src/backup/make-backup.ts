import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError, isAppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { ReceivedBytes } from '../features/uploads/received-bytes.ts';
import { RECEIVED_FOLDER } from '../features/uploads/received-in-store.ts';
import { uploadKey } from '../features/uploads/upload-keys.ts';
import { type ArchiveWriter, createArchive, refuseToReplace } from './archive-writer.ts';
import { MANIFEST_FORMAT, OBJECTS, SECRET, STAND_IN_PAYMENTS, UPLOADS } from './manifest.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { STAGING_FOLDER } from './staged-parts.ts';

/** How often a snapshot is taken anew because an object it names went away before it was copied. */
const ROUNDS = 5;

export type BackupDeps = {
  databaseUrl: string;
  store: ObjectStore;
  received: ReceivedBytes;
  secret: string;
  standInPaymentsFile: string;
};

/**
 * Database, objects, unfinished uploads and secret in one file, while servers run. The snapshot is held open
 * while objects are copied: what it names was put before it was taken. What was deleted before it could be
 * copied is named no more by the next snapshot, for which only the new objects are copied.
 */
export async function makeBackup(deps: BackupDeps, file: string, { replace = false } = {}) {
  if (!replace) await refuseToReplace(file);
  const archive = createArchive(path.resolve(file), replace);
  const copied = new Set<string>();
  const madeAt = new Date().toISOString();
  try {
    await archive.part(SECRET, once(Buffer.from(deps.secret)));
    await copyStandInPayments(deps, archive);
    const { snapshot, incompleteAudios } = await snapshotWithObjects(deps, archive, copied);
    const { lostUploads, uploads } = await copyReceived(deps, archive, snapshot, copied);
    const tables = await snapshot.copyTables(archive.part);
    const [migrations, sequences] = [await snapshot.migrations(), await snapshot.sequences()];
    await snapshot.close();
    const manifest = { madeAt, migrations, tables, sequences, incompleteAudios, lostUploads };
    const bytes = await archive.finish({ format: MANIFEST_FORMAT, ...manifest });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: tables.length, rows, objects: copied.size, uploads, incompleteAudios, bytes };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function copyStandInPayments(deps: BackupDeps, archive: ArchiveWriter): Promise<void> {
  const sold = await readFile(deps.standInPaymentsFile).catch(() => undefined);
  if (sold) await archive.part(STAND_IN_PAYMENTS, once(sold));
}

async function snapshotWithObjects(deps: BackupDeps, archive: ArchiveWriter, copied: Set<string>) {
  for (let round = 1; ; round++) {
    const snapshot = await openSnapshot(deps.databaseUrl);
    try {
      await refuseEmpty(snapshot);
      const users = new Set(
        (await snapshot.rows<{ id: string }>('select id from "user"')).map(({ id }) => id),
      );
      for (const key of await deps.store.list('')) {
        // Of people who signed up after the snapshot nothing else is kept; what is arriving is copied by itself.
        const [folder, userId = ''] = key.split('/');
        const isOurs =
          folder === 'users' ? users.has(userId) : folder !== RECEIVED_FOLDER && folder !== STAGING_FOLDER;
        if (isOurs) await copyObject(deps.store, archive, copied, key);
      }
      const incompleteAudios = await incomplete(snapshot, copied);
      if (incompleteAudios.length === 0 || round === ROUNDS) return { snapshot, incompleteAudios };
    } catch (error) {
      await snapshot.close();
      throw error;
    }
    await snapshot.close();
  }
}

async function refuseEmpty(snapshot: Snapshot): Promise<void> {
  const [found] = await snapshot.rows<{ known: boolean }>(
    "select to_regclass('public.audios') is not null as known",
  );
  if (!found?.known)
    throw new AppError('backup.nothing_there', {
      log: 'The database is empty: there is nothing to back up. Are DATABASE_URL and PARLANCE_DATA_DIR those of the server?',
    });
}

/** One that is deleted meanwhile is left out. */
async function copyObject(
  store: ObjectStore,
  archive: ArchiveWriter,
  copied: Set<string>,
  key: string,
): Promise<boolean> {
  if (copied.has(key)) return true;
  const body = await store.stream(key).catch((error: unknown) => {
    if (isAppError(error) && error.code === 'object.missing') return undefined;
    throw error;
  });
  if (!body) return false;
  await archive.part(`${OBJECTS}${key}`, body);
  copied.add(key);
  return true;
}

/** Audios that can't be played, or runs that can't go on, without an object that was not copied. */
async function incomplete(snapshot: Snapshot, copied: Set<string>): Promise<string[]> {
  const named = await snapshot.rows<{ audio_id: string; keys: string[] }>(
    `select r.audio_id, case when r.state = 'done' then array[r.artifacts ->> 'files' || 'media.mp3'] else
       array(select value from jsonb_each_text(r.artifacts) where key <> 'files')
       || array(select file ->> 'key' from jsonb_array_elements(r.brief -> 'source' -> 'files') file) end as keys
     from runs r join audios a on r.id in (a.run_id, a.remake_run_id)
     where r.state in ('done', 'active', 'review')`,
  );
  const lacking = named.filter(({ keys }) => keys.some((key) => key !== null && !copied.has(key)));
  return [...new Set(lacking.map(({ audio_id }) => audio_id))];
}

/** The first bytes of what is arriving: as many as the snapshot says are safe. */
async function copyReceived(
  { store, received }: BackupDeps,
  archive: ArchiveWriter,
  snapshot: Snapshot,
  copied: Set<string>,
) {
  const rows = await snapshot.rows<{ id: string; user_id: string; bytes_received: string }>(
    'select id, user_id, bytes_received from uploads where bytes_received > 0',
  );
  const lostUploads: string[] = [];
  let uploads = 0;
  for (const { id, user_id, bytes_received } of rows) {
    const pieces = received.read(id, Number(bytes_received))[Symbol.asyncIterator]();
    const first = await pieces.next().catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'object.missing') return undefined;
      throw error;
    });
    if (first && !first.done) {
      await archive.part(`${UPLOADS}${id}`, resumed(first.value, pieces));
      uploads++;
      // Else an audio took it over meanwhile, or before.
    } else if (!(await copyObject(store, archive, copied, uploadKey(user_id, id)))) lostUploads.push(id);
  }
  return { lostUploads, uploads };
}

async function* resumed(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
