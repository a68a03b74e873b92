import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { AppError, isAppError } from '@parlance/kernel/errors';
import tar, { type ExtractEvents } from 'tar-stream';
import { sha256 } from './archive-writer.ts';
import { checkManifest } from './check-manifest.ts';
import { type Entry, MANIFEST, MANIFEST_HASH, Manifest } from './manifest.ts';

type TarEntry = ExtractEvents['entry'][1];

/** The writer ends an entry with the piece that makes it longer than 8 MB; no piece is nearly as long. */
const ENTRY_MAX_BYTES = 64 * 1024 * 1024;
const HASH_MAX_BYTES = 1024;
/** Half of each line of the table of contents is a hash, which no compression makes smaller. */
const MANIFEST_SWELLS_AT_MOST = 16;
const MANIFEST_MAX_BYTES = 256 * 1024 * 1024;

const damaged = (file: string, why: string, cause?: unknown) =>
  new AppError('backup.damaged', { log: `${file} is damaged (${why}). Nothing was changed.`, cause });

/** Entries as they come; their bytes are held by nobody. */
async function* entriesOf(file: string): AsyncGenerator<TarEntry> {
  const extract = tar.extract();
  const fed = pipeline(createReadStream(file), createGunzip(), extract);
  // It ends the loop below as well, with the same error.
  fed.catch(() => {});
  for await (const entry of extract) {
    const { name, type, size = 0 } = entry.header;
    if (type !== 'file') throw damaged(file, `${JSON.stringify(name)} is no file`);
    if (size > ENTRY_MAX_BYTES && name !== MANIFEST)
      throw damaged(file, `${JSON.stringify(name)} is longer than any part`);
    yield entry;
  }
  await fed;
}

async function wholeEntry(file: string, entry: TarEntry, mostBytes: number): Promise<Buffer> {
  if ((entry.header.size ?? 0) > mostBytes) throw damaged(file, `${entry.header.name} is too long`);
  const pieces: Uint8Array[] = [];
  for await (const piece of entry as AsyncIterable<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function hashEntry(entry: TarEntry): Promise<Entry> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of entry as AsyncIterable<Uint8Array>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { name: entry.header.name, bytes, sha256: hash.digest('hex') };
}

/** One hash of all entries in their order: a file may hold more of them than memory should. */
function chain() {
  const hash = createHash('sha256');
  return {
    add: ({ name, bytes, sha256: of }: Entry) => void hash.update(`${JSON.stringify([name, bytes, of])}\n`),
    end: () => hash.digest('hex'),
  };
}

async function readAll(file: string) {
  const seen = chain();
  let [text, hash]: (Buffer | undefined)[] = [];
  const mostBytes = Math.min(
    MANIFEST_MAX_BYTES,
    1024 * 1024 + MANIFEST_SWELLS_AT_MOST * (await stat(file)).size,
  );
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header;
    if (hash) throw damaged(file, 'something follows its end');
    if (text && name !== MANIFEST_HASH) throw damaged(file, 'something follows its table of contents');
    if (name === MANIFEST) text = await wholeEntry(file, entry, mostBytes);
    else if (name === MANIFEST_HASH) hash = await wholeEntry(file, entry, HASH_MAX_BYTES);
    else seen.add(await hashEntry(entry));
  }
  return { seen: seen.end(), text, hash };
}

function parseManifest(file: string, text: Buffer): Manifest {
  let stored: unknown;
  try {
    stored = JSON.parse(text.toString());
  } catch (cause) {
    throw damaged(file, 'its table of contents can’t be read', cause);
  }
  const parsed = Manifest.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw new AppError('backup.unreadable', {
    log: `${file} was made by a version of this product that this one can't read.`,
    cause: parsed.error,
  });
}

/**
 * Reads the whole file and compares every byte with what was written, and every name with what the writer makes,
 * before anybody acts on it.
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const { seen, text, hash } = await readAll(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' || isAppError(error) ? error : damaged(file, error.message, error);
  });
  if (!text || sha256(text) !== hash?.toString())
    throw damaged(file, 'its table of contents is missing or altered');
  const manifest = parseManifest(file, text);
  const wrong = checkManifest(manifest);
  if (wrong) throw damaged(file, wrong);
  const written = chain();
  for (const entry of manifest.entries) written.add(entry);
  if (written.end() !== seen) throw damaged(file, 'a part is missing or altered');
  return manifest;
}

const partOf = (name: string): string => name.slice(0, name.lastIndexOf('/'));

/** Hands out part by part, in the order they were written; throws where the file is another by now than was verified. */
export async function readParts(
  file: string,
  { entries }: Manifest,
  take: (part: string, body: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const found = entriesOf(file);
  try {
    for (let first = 0; first < entries.length; ) {
      const part = partOf(entries[first]!.name);
      let next = first;
      while (next < entries.length && partOf(entries[next]!.name) === part) next++;
      await take(part, sameBytes(file, found, entries.slice(first, next)));
      first = next;
    }
  } finally {
    await found.return(undefined);
  }
}

async function* sameBytes(
  file: string,
  found: AsyncGenerator<TarEntry>,
  expected: Entry[],
): AsyncGenerator<Uint8Array> {
  for (const { name, sha256: of } of expected) {
    const next = await found.next();
    if (next.done || next.value.header.name !== name) throw damaged(file, 'it changed while it was read');
    const hash = createHash('sha256');
    for await (const piece of next.value as AsyncIterable<Uint8Array>) {
      hash.update(piece);
      yield piece;
    }
    if (hash.digest('hex') !== of) throw damaged(file, 'it changed while it was read');
  }
}
