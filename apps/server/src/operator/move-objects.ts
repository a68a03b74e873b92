import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { isAppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { ReceivedBytes } from '../features/uploads/received-bytes.ts';

type Stores = { store: ObjectStore; received: ReceivedBytes };

type Deps = {
  from: Stores;
  to: Stores;
  /** Remembers what was copied and compared, so that the next time only what is new is read. */
  journalFile: string;
  onProgress?(done: number, of: number): void;
};

/** Key -> etag that the object had where it came from. */
type Journal = Record<string, string>;

const SAVE_EVERY = 200;

export type Moved = { copied: number; alreadyThere: number; deleted: number; uploads: number; bytes: number };

/**
 * Copies every object, and the bytes of unfinished uploads, and reads each back to compare hashes. Servers may run on
 * the old store meanwhile: what they changed or deleted since is found by the next time, which is short; the last one
 * is made while they are stopped.
 */
export async function moveObjects({ from, to, journalFile, onProgress }: Deps): Promise<Moved> {
  const journal = await readJournal(journalFile);
  const moved: Moved = { copied: 0, alreadyThere: 0, deleted: 0, uploads: 0, bytes: 0 };
  const keys = await from.store.list('');
  for (const [index, key] of keys.entries()) {
    onProgress?.(index, keys.length);
    const before = await from.store.head(key);
    if (!before) continue;
    if (journal[key] === before.etag) {
      moved.alreadyThere++;
      continue;
    }
    if (!(await copyObject(from.store, to.store, key))) continue;
    // What was put again meanwhile has another etag, and is copied again next time.
    journal[key] = before.etag;
    moved.copied++;
    moved.bytes += before.bytes;
    if (moved.copied % SAVE_EVERY === 0) await writeJournal(journalFile, journal);
  }
  const there = new Set(keys);
  for (const key of Object.keys(journal)) {
    // Put back since the list was made: it stays, and the next time looks at it again.
    if (there.has(key) || (await from.store.head(key))) continue;
    await to.store.deletePrefix(key);
    delete journal[key];
    moved.deleted++;
  }
  await writeJournal(journalFile, journal);
  moved.uploads = await copyReceived(from.received, to.received);
  return moved;
}

/** False when it was deleted before it could be read. */
async function copyObject(from: ObjectStore, to: ObjectStore, key: string): Promise<boolean> {
  const source = await from.stream(key).catch((error: unknown) => {
    if (isAppError(error) && error.code === 'object.missing') return undefined;
    throw error;
  });
  if (!source) return false;
  const read = createHash('sha256');
  await to.put(key, hashing(source, read));
  const expected = read.digest('hex');
  if ((await hashOf(await to.stream(key))) !== expected)
    throw new Error(`${key} came back with other bytes than were sent; nothing was removed. Try again.`);
  return true;
}

/** Only the last time matters, with servers stopped: until then more bytes arrive. */
async function copyReceived(from: ReceivedBytes, to: ReceivedBytes): Promise<number> {
  const ids = await from.list();
  for (const id of ids) {
    const read = createHash('sha256');
    await to.remove(id);
    const everything = hashing(from.read(id, Number.POSITIVE_INFINITY), read);
    const bytes = await to.write(id, 0, everything, async () => undefined);
    if ((await hashOf(to.read(id, bytes))) !== read.digest('hex'))
      throw new Error(`The unfinished upload ${id} came back with other bytes than were sent. Try again.`);
  }
  return ids.length;
}

type Hash = ReturnType<typeof createHash>;

async function* hashing(body: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}

async function hashOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of body) hash.update(chunk);
  return hash.digest('hex');
}

async function readJournal(file: string): Promise<Journal> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

async function writeJournal(file: string, journal: Journal): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(journal), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
