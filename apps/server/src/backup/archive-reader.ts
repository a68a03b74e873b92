import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { AppError } from '@parlance/kernel/errors';
import tar from 'tar-stream';
import { sha256 } from './archive-writer.ts';
import { type Entry, MANIFEST, MANIFEST_HASH, Manifest } from './manifest.ts';

const damaged = (file: string, why: string, cause?: unknown) =>
  new AppError('backup.damaged', { log: `${file} is damaged (${why}). Nothing was changed.`, cause });

async function* entriesOf(file: string): AsyncGenerator<{ name: string; body: Buffer }> {
  const extract = tar.extract();
  const fed = pipeline(createReadStream(file), createGunzip(), extract);
  // It ends the loop below as well, with the same error.
  fed.catch(() => {});
  for await (const entry of extract) {
    const pieces: Uint8Array[] = [];
    for await (const piece of entry as AsyncIterable<Uint8Array>) pieces.push(piece);
    yield { name: entry.header.name, body: Buffer.concat(pieces) };
  }
  await fed;
}

/** Reads the whole file and compares every byte with what was written, before anybody acts on it. */
export async function verifyArchive(file: string): Promise<Manifest> {
  const seen: Entry[] = [];
  const last = new Map<string, Buffer>();
  try {
    for await (const { name, body } of entriesOf(file)) {
      if (name === MANIFEST || name === MANIFEST_HASH) last.set(name, body);
      else seen.push({ name, bytes: body.length, sha256: sha256(body) });
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    throw damaged(file, (error as Error).message, error);
  }
  const text = last.get(MANIFEST);
  if (!text || sha256(text) !== last.get(MANIFEST_HASH)?.toString())
    throw damaged(file, 'its table of contents is missing or altered');
  const parsed = Manifest.safeParse(JSON.parse(text.toString()));
  if (!parsed.success)
    throw new AppError('backup.unreadable', {
      log: `${file} was made by a version of this product that this one can't read.`,
      cause: parsed.error,
    });
  const { entries } = parsed.data;
  const isSame = (entry: Entry, index: number) =>
    seen[index]?.name === entry.name && seen[index].sha256 === entry.sha256;
  if (seen.length !== entries.length || !entries.every(isSame))
    throw damaged(file, 'a part is missing or altered');
  return parsed.data;
}

/** Hands out part by part, in the order they were written. */
export async function readParts(
  file: string,
  take: (part: string, body: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const entries = entriesOf(file);
  const partOf = (name: string) => name.slice(0, name.lastIndexOf('/'));
  let next = await entries.next();
  while (!next.done && next.value.name !== MANIFEST) {
    const part = partOf(next.value.name);
    async function* body(): AsyncGenerator<Uint8Array> {
      while (!next.done && partOf(next.value.name) === part) {
        yield next.value.body;
        next = await entries.next();
      }
    }
    await take(part, body());
  }
  await entries.return(undefined);
}
