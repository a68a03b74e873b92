import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isGone } from './disk-errors.ts';

/** Writes a file that is on the disk when this returns; it must not exist yet. */
export async function writeDurably(
  path: string,
  body: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of body instanceof Uint8Array ? [body] : body) await writeAll(file, chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Moves a file to its place, making the folders above it; the move itself survives a power cut. */
export async function moveDurably(from: string, to: string): Promise<void> {
  for (let tries = 3; ; tries--) {
    const firstNew = await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    try {
      await rename(from, to);
    } catch (error) {
      // The folder was deleted between the two lines.
      if (isGone(error) && tries > 1) continue;
      throw error;
    }
    await syncFolders(dirname(to), firstNew ? dirname(firstNew) : dirname(to));
    return;
  }
}

/** From a folder up to one above it: what each says about the next must be on the disk too. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; ; folder = dirname(folder)) {
    await syncFolder(folder);
    if (folder === upTo || folder === dirname(folder)) return;
  }
}

export async function syncFolder(folder: string): Promise<void> {
  // Windows neither needs nor allows it.
  if (process.platform === 'win32') return;
  let handle: FileHandle;
  try {
    handle = await open(folder, 'r');
  } catch (error) {
    if (isGone(error)) return;
    throw error;
  }
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten;
}
