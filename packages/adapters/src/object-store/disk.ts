import { randomUUID } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { AppError } from '@parlance/kernel/errors';
import type { ByteRange, ObjectInfo, ObjectStore } from '@parlance/ports/object-store';
import { isMissing, readFailure, writeFailure } from './disk-errors.ts';
import { moveDurably, syncFolder, writeDurably } from './durable-file.ts';
import { streamOf } from './file-stream.ts';
import { segmentsOf, withoutSlash } from './object-key.ts';
import { refuseUnsound } from './object-range.ts';

/** A live put writes all the time; what nobody touched for so long belongs to a process that died. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Objects as files below a folder, which several processes of one machine may share. */
export async function diskStore(root: string): Promise<ObjectStore> {
  const kept = join(root, 'kept');
  // In the same folder, hence on the same file system: only there is a rename atomic.
  const unfinished = join(root, 'unfinished');
  await mkdir(kept, { recursive: true, mode: 0o700 });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await sweep(unfinished);

  const pathOf = (key: string): string => join(kept, ...segmentsOf(key));
  const aside = (): string => join(unfinished, randomUUID());

  const store: ObjectStore = {
    async put(key, body) {
      const path = pathOf(key);
      const temporary = aside();
      try {
        await writeDurably(temporary, body);
        const info = infoOf(await stat(temporary, { bigint: true }));
        await moveDurably(temporary, path);
        return info;
      } catch (error) {
        await rm(temporary, { force: true });
        throw writeFailure(key, error);
      }
    },

    async move(from, to) {
      await moveDurably(pathOf(from), pathOf(to)).catch((error) => {
        throw isMissing(error) ? readFailure(from, error) : writeFailure(to, error);
      });
    },

    async head(key) {
      try {
        const stats = await stat(pathOf(key), { bigint: true });
        return stats.isFile() ? infoOf(stats) : undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        throw readFailure(key, error);
      }
    },

    async stream(key, range) {
      const file = await open(pathOf(key), 'r').catch((error) => {
        throw readFailure(key, error);
      });
      try {
        const stats = await file.stat();
        if (!stats.isFile()) throw new AppError('object.missing', { log: `no object ${key}` });
        const { start, end } = range ? clamp(key, range, stats.size) : { start: 0, end: stats.size - 1 };
        return streamOf(file, start, end);
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async deletePrefix(prefix) {
      const folder = pathOf(withoutSlash(prefix));
      if (prefix.endsWith('/') && (await store.head(withoutSlash(prefix)))) return;
      // Moved away first: readers see all of it or nothing, and a crash can't leave half of it in place.
      const trash = aside();
      try {
        await rename(folder, trash);
      } catch (error) {
        if (isMissing(error)) return;
        throw error;
      }
      await syncFolder(dirname(folder));
      await rm(trash, { recursive: true, force: true, maxRetries: 3 });
    },

    async list(prefix) {
      if (prefix !== '' && !prefix.endsWith('/') && (await store.head(prefix))) return [prefix];
      const folder = prefix === '' ? kept : pathOf(withoutSlash(prefix));
      return (await filesBelow(folder)).map((path) => relative(kept, path).split(sep).join('/')).sort();
    },
  };
  return store;
}

/**
 * A file is never written again after it got its name, so inode, size and time of writing tell two
 * versions apart without anybody having to read and hash them, and without a second file to keep in step.
 */
function infoOf(stats: BigIntStats): ObjectInfo {
  const etag = [stats.ino, stats.size, stats.mtimeNs].map((part) => part.toString(36)).join('-');
  return { bytes: Number(stats.size), etag };
}

function clamp(key: string, range: ByteRange, bytes: number): ByteRange {
  refuseUnsound(key, range, bytes);
  return { start: range.start, end: Math.min(range.end, bytes - 1) };
}

/** Folders may vanish during the walk: then their files are simply no more. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await filesBelow(path)));
    else files.push(path);
  }
  return files;
}

async function sweep(unfinished: string): Promise<void> {
  for (const entry of await readdir(unfinished)) {
    const path = join(unfinished, entry);
    const stats = await stat(path).catch(() => undefined);
    // A folder was on its way out, whoever moved it here.
    if (stats && (stats.isDirectory() || Date.now() - stats.mtimeMs > ABANDONED_MS)) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
