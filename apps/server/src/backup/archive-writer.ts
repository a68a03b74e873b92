import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, lstat, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { AppError } from '@parlance/kernel/errors';
import tar from 'tar-stream';
import { type Entry, MANIFEST, MANIFEST_HASH, type Manifest } from './manifest.ts';

/** So much is held in memory at most; tar wants to know sizes beforehand, and tables don't. */
const CHUNK_BYTES = 8 * 1024 * 1024;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export type ArchiveWriter = {
  part(name: string, body: AsyncIterable<Uint8Array>): Promise<void>;
  /** Gives the file its name, now that it is whole; returns its size. */
  finish(manifest: Omit<Manifest, 'entries'>): Promise<number>;
  abandon(): Promise<void>;
};

const refuseExisting = (file: string): never => {
  throw new AppError('backup.exists', {
    log: `${file} is there already and was left as it is. Say --replace to put the new backup in its place.`,
  });
};

/** Before anything is copied. */
export async function refuseToReplace(file: string): Promise<void> {
  const found = await lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found) refuseExisting(file);
}

/** Unlike a rename, it fails where another one came meanwhile. */
async function linkNew(draft: string, file: string): Promise<void> {
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') refuseExisting(file);
    throw error;
  });
  await rm(draft);
}

/** One gzipped tar file, for its owner alone, which has its name only when it is whole. */
export function createArchive(file: string, replace: boolean): ArchiveWriter {
  const draft = `${file}.unfinished-${process.pid}`;
  const pack = tar.pack();
  const output = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
  // Sound doesn't get smaller; the rest does at the lowest level.
  const written = pipeline(pack, createGzip({ level: 1 }), output);
  // A failure also ends the entry that is being written, and is told there.
  written.catch(() => {});
  const entries: Entry[] = [];

  const add = (name: string, bytes: Uint8Array) =>
    Promise.race([
      new Promise<void>((resolve, reject) => {
        pack.entry({ name, mode: 0o600 }, Buffer.from(bytes), (error) => (error ? reject(error) : resolve()));
      }),
      written,
    ]);

  return {
    async part(name, body) {
      let index = 0;
      for await (const bytes of inChunks(body)) {
        const entry = `${name}/${String(index++).padStart(8, '0')}`;
        await add(entry, bytes);
        entries.push({ name: entry, bytes: bytes.length, sha256: sha256(bytes) });
      }
    },

    async finish(manifest) {
      const text = Buffer.from(JSON.stringify({ ...manifest, entries } satisfies Manifest));
      await add(MANIFEST, text);
      await add(MANIFEST_HASH, Buffer.from(sha256(text)));
      pack.finalize();
      await written;
      if (replace) await rename(draft, file);
      else await linkNew(draft, file);
      return (await stat(file)).size;
    },

    async abandon() {
      pack.destroy();
      await written.catch(() => {});
      await rm(draft, { force: true });
    },
  };
}

/** At least one, which may be empty: an empty object is an object. */
async function* inChunks(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  let isFirst = true;
  for await (const piece of body) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < CHUNK_BYTES) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
    isFirst = false;
  }
  if (bytes > 0 || isFirst) yield Buffer.concat(pieces);
}
