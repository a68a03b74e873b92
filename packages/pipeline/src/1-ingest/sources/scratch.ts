import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A private folder for the files of one job. */
export type Scratch = {
  /** Writes what comes into a file of its own; nothing of a name that a stranger chose reaches the disk. */
  keep(body: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<string>;
};

/** Gone when the work is over, however it ends. */
export async function withScratch<T>(parent: string, work: (scratch: Scratch) => Promise<T>): Promise<T> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'read-'));
  let files = 0;
  const keep: Scratch['keep'] = async (body, signal) => {
    const path = join(folder, String(++files));
    await pipeline(Readable.from(body), createWriteStream(path, { mode: 0o600 }), { signal });
    return path;
  };
  try {
    return await work({ keep });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
