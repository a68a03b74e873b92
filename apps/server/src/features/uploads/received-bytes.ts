import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@parlance/kernel/errors';

/** So much at most is sent again after the server died. */
const CHECKPOINT_BYTES = 8 * 1024 * 1024;
const CHECKPOINT_MS = 1_000;

/** Where bytes lie while they arrive, in order, in as many requests as it takes. */
export interface ReceivedBytes {
  /**
   * Writes from `offset` on and says now and then, and at the end, up to where the bytes are safe; also
   * when `body` breaks off, with whatever came until then.
   */
  write(
    id: string,
    offset: number,
    body: AsyncIterable<Uint8Array>,
    safe: (from: number, to: number) => Promise<void>,
  ): Promise<number>;
  /** The first `bytes` of it. */
  read(id: string, bytes: number): AsyncIterable<Uint8Array>;
  remove(id: string): Promise<void>;
  /** All ids there are bytes of. */
  list(): Promise<string[]>;
}

/** One file for each upload, in a folder that all web processes share. */
export async function receivedOnDisk(folder: string): Promise<ReceivedBytes> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  /** Of a file right in the folder, whatever an id says. */
  function pathOf(id: string): string {
    const file = path.resolve(folder, id);
    if (path.dirname(file) === path.resolve(folder)) return file;
    throw new AppError('object.bad_key', { log: `not an upload's id: ${JSON.stringify(id.slice(0, 200))}` });
  }

  return {
    async write(id, offset, body, safe) {
      const file = await open(pathOf(id), constants.O_WRONLY | constants.O_CREAT, 0o600);
      let written = offset;
      let kept = offset;
      let keptAtMs = performance.now();
      const keep = async () => {
        if (written === kept) return;
        await file.datasync();
        if (kept === 0) await syncFolder(folder);
        await safe(kept, written);
        kept = written;
        keptAtMs = performance.now();
      };
      try {
        for await (const chunk of body) {
          await writeAll(file, chunk, written);
          written += chunk.length;
          if (written - kept >= CHECKPOINT_BYTES || performance.now() - keptAtMs >= CHECKPOINT_MS)
            await keep();
        }
      } finally {
        await keep().finally(() => file.close());
      }
      return written;
    },

    async *read(id, bytes) {
      if (bytes === 0) return;
      const file = await open(pathOf(id), 'r');
      yield* file.createReadStream({ end: bytes - 1 });
    },

    remove: (id) => rm(pathOf(id), { force: true }),
    list: () => readdir(folder),
  };
}

async function writeAll(file: FileHandle, chunk: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, done, chunk.length - done, position + done);
    done += bytesWritten;
  }
}

/** A new file's name is safe only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
