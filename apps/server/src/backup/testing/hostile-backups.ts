import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gzipSync } from 'node:zlib';
import tar, { type Header } from 'tar-stream';
import { sha256 } from '../archive-writer.ts';
import { MANIFEST, MANIFEST_HASH, type Manifest } from '../manifest.ts';

type Part = { name: string; body: Buffer; header?: Partial<Header> };

/** A backup taken apart: its parts in order, and its table of contents. */
export type Archive = { parts: Part[]; manifest: Manifest };

export async function takeApart(file: string): Promise<Archive> {
  const extract = tar.extract();
  const fed = pipeline(createReadStream(file), createGunzip(), extract);
  const parts: Part[] = [];
  for await (const entry of extract) {
    const pieces: Uint8Array[] = [];
    for await (const piece of entry as AsyncIterable<Uint8Array>) pieces.push(piece);
    parts.push({ name: entry.header.name, body: Buffer.concat(pieces) });
  }
  await fed;
  const manifest = JSON.parse(parts.find(({ name }) => name === MANIFEST)!.body.toString()) as Manifest;
  return { parts: parts.filter(({ name }) => name !== MANIFEST && name !== MANIFEST_HASH), manifest };
}

export type Hostile = {
  archive: Archive;
  /** Whether entries of the table of contents are made anew from the parts; else they stay as the change left them. */
  keepsIndex?: boolean;
  /** After its last entry. */
  trailing?: Part[];
  /** What is done to the packed file. */
  packed?(file: Buffer): Buffer;
};

/** Puts it together again, with checksums that fit. */
export async function putTogether(
  file: string,
  { archive, keepsIndex, trailing = [], packed }: Hostile,
): Promise<void> {
  const { parts, manifest } = archive;
  const entries = parts.map(({ name, body }) => ({ name, bytes: body.length, sha256: sha256(body) }));
  const text = Buffer.from(JSON.stringify(keepsIndex ? manifest : { ...manifest, entries }));
  const pack = tar.pack();
  const all = [
    ...parts,
    { name: MANIFEST, body: text },
    { name: MANIFEST_HASH, body: Buffer.from(sha256(text)) },
    ...trailing,
  ];
  const pieces: Uint8Array[] = [];
  const read = (async () => {
    for await (const piece of pack as AsyncIterable<Uint8Array>) pieces.push(piece);
  })();
  for (const { name, body, header } of all as Part[]) {
    const isFile = !header?.type || header.type === 'file';
    await new Promise<void>((resolve, reject) => {
      const added = pack.entry({ name, mode: 0o600, ...header }, isFile ? body : Buffer.alloc(0), (error) =>
        error ? reject(error) : resolve(),
      );
      if (!added) resolve();
    });
  }
  pack.finalize();
  await read;
  const zipped = gzipSync(Buffer.concat(pieces), { level: 1 });
  await writeFile(file, packed ? packed(zipped) : zipped);
}

type Pick = (below: number) => number;
type Change = (archive: Archive, pick: Pick) => Hostile;

const withParts =
  (change: (parts: Part[], pick: Pick) => Part[]): Change =>
  ({ parts, manifest }, pick) => ({ archive: { parts: change([...parts], pick), manifest } });

const withManifest =
  (change: (manifest: Manifest, pick: Pick) => Partial<Manifest>, keepsIndex = false): Change =>
  ({ parts, manifest }, pick) => ({
    archive: { parts, manifest: { ...manifest, ...change(manifest, pick) } },
    keepsIndex,
  });

/** Of the parts that begin so, one. */
function one(parts: Part[], begins: string, pick: Pick): number {
  const at = [...parts.keys()].filter((index) => parts[index]!.name.startsWith(begins));
  return at[pick(at.length)] ?? 0;
}

const renamed = (begins: string, names: string[]): Change =>
  withParts((parts, pick) => {
    const at = one(parts, begins, pick);
    parts[at] = { ...parts[at]!, name: names[pick(names.length)]! };
    return parts;
  });

const added = (body: () => Buffer, ...names: string[]): Change =>
  withParts((parts, pick) => {
    parts.splice(1, 0, { name: names[pick(names.length)]!, body: body() });
    return parts;
  });

const linked = (type: Header['type'], linkname: string): Change =>
  withParts((parts, pick) => {
    const at = one(parts, 'objects/', pick);
    parts.splice(at, 0, {
      name: 'uploads/link/00000000',
      body: Buffer.alloc(0),
      header: { type: type ?? 'file', linkname },
    });
    return parts;
  });

const changedTable = (
  change: (table: Manifest['tables'][number]) => Partial<Manifest['tables'][number]>,
): Change =>
  withManifest(({ tables }, pick) => {
    const at = pick(tables.length);
    return { tables: tables.map((table, index) => (index === at ? { ...table, ...change(table) } : table)) };
  });

const moved = (from: string, to: number): Change =>
  withParts((parts, pick) => {
    const [part] = parts.splice(one(parts, from, pick), 1);
    parts.splice(to < 0 ? parts.length : to, 0, part!);
    return parts;
  });

const words = () => Buffer.from('what was sent by somebody');
const ZEROS = 65 * 1024 * 1024;
const SQL = ['x"; drop table audios; --', "'; select 1", 'audios (id) from program', 'Audios', ''];

/** Each way in which a good backup is made a hostile one; only what it is named for is wrong with it. */
export const HOSTILE: Record<string, Change> = {
  'an upload outside the folder': renamed('uploads/', [
    'uploads/../../outside/victim.txt/00000000',
    'uploads/../objects/kept/users/x/00000000',
    'uploads/..\\..\\outside/00000000',
  ]),
  'an upload in a folder': renamed('uploads/', ['uploads/a/b/00000000']),
  'an upload by an absolute name': renamed('uploads/', ['uploads//etc/cron.d/x/00000000']),
  'an upload without a name': renamed('uploads/', [
    'uploads//00000000',
    'uploads/./00000000',
    'uploads/../00000000',
  ]),
  'an object outside the folder': renamed('objects/', ['objects/../../outside/victim.txt/00000000']),
  'an object by an absolute name': renamed('objects/', ['objects//tmp/x/00000000']),
  'an object with a backslash': renamed('objects/', ['objects/users\\..\\..\\x/00000000']),
  'an object with a line break': renamed('objects/', ['objects/users/a\nb/00000000']),
  'an object where uploads arrive': renamed('objects/', ['objects/received/one/0-10/00000000']),
  'an object where restores lie': renamed('objects/', ['objects/restoring/objects/x/00000000']),
  'an object that is too long a name': renamed('objects/', [`objects/${'a'.repeat(300)}/00000000`]),
  'an object that is the folder of another': added(
    words,
    'objects/users/00000000',
    'objects/feed-signposts/00000000',
  ),
  'an object of no number': renamed('objects/', [
    'objects/users/x',
    'objects/users/x/0',
    'objects/users/x/0000000x',
  ]),
  'a part of no kind': added(words, 'config/00000000', 'secret2/00000000', '/etc/passwd', '../up/00000000'),
  'two secrets': added(words, 'secret/00000001', 'secret/00000000'),
  'no secret': withParts((parts) => parts.slice(1)),
  'a secret that is too long': withParts(([secret, ...parts]) => [
    { ...secret!, body: Buffer.alloc(10_000, 'x') },
    ...parts,
  ]),
  'a symbolic link': linked('symlink', '../../outside'),
  'a hard link': linked('link', '/etc/passwd'),
  'a folder': linked('directory', ''),
  'a device': linked('character-device', ''),
  'a size that is wrong in the index': withManifest(({ entries }, pick) => {
    const at = pick(entries.length);
    return {
      entries: entries.map((entry, index) => (index === at ? { ...entry, bytes: entry.bytes + 1 } : entry)),
    };
  }, true),
  'a hash that is wrong in the index': withManifest(({ entries }, pick) => {
    const at = pick(entries.length);
    return {
      entries: entries.map((entry, index) => (index === at ? { ...entry, sha256: '0'.repeat(64) } : entry)),
    };
  }, true),
  'a part that the index lacks': withManifest(({ entries }) => ({ entries: entries.slice(0, -1) }), true),
  'a part that only the index has': withManifest(
    ({ entries }) => ({ entries: [...entries, { ...entries.at(-1)!, name: 'database/zzz/00000000' }] }),
    true,
  ),
  'a row too many': changedTable(({ rows }) => ({ rows: rows + 1 })),
  'a table that nobody has': withManifest(({ tables }) => ({
    tables: [...tables, { name: 'more', columns: ['id'], rows: 0 }],
  })),
  'SQL for a table': changedTable(({ name }) => ({ name: SQL[name.length % SQL.length]! })),
  'SQL for a column': changedTable(({ columns }) => ({
    columns: [...columns.slice(1), SQL[columns.length % SQL.length]!],
  })),
  'SQL for a sequence': withManifest((_, pick) => ({
    sequences: [{ name: SQL[pick(SQL.length)]!, value: '1' }],
  })),
  'a number of a sequence that is none': withManifest(() => ({
    sequences: [{ name: 'x', value: '1); drop' }],
  })),
  'a sequence that nobody has': withManifest(() => ({ sequences: [{ name: 'pg_toast_seq', value: '1' }] })),
  'a column of another table': changedTable(({ columns }) => ({ columns: [...columns, 'never_there'] })),
  'a column less': changedTable(({ columns }) => ({
    columns: columns.length > 1 ? columns.slice(1) : ['x'],
  })),
  'an upload that is lost and no id': withManifest(() => ({ lostUploads: ["x'; delete from audios"] })),
  'a table before the objects': moved('database/', 1),
  'an object behind the tables': moved('objects/', -1),
  'a part in two pieces that are apart': withParts((parts, pick) => {
    const at = one(parts, 'objects/', pick);
    const { name } = parts[at]!;
    parts.splice(at + 2, 0, { name: name.replace(/0$/, '1'), body: words() });
    return parts;
  }),
  'a part whose pieces are out of order': withParts((parts, pick) => {
    const at = one(parts, 'objects/', pick);
    const { name } = parts[at]!;
    parts.splice(at, 0, { name: name.replace(/0$/, '1'), body: words() });
    return parts;
  }),
  'the same part twice': withParts((parts, pick) => [...parts, parts[one(parts, 'database/', pick)]!]),
  'rows that are none': withParts((parts) =>
    parts.map((part) =>
      part.name.startsWith('database/') && part.body.length > 0 ? { ...part, body: words() } : part,
    ),
  ),
  'a part longer than any': added(() => Buffer.alloc(ZEROS), 'objects/users/zeros/00000000'),
  'a table of contents that swells': ({ parts, manifest }) => ({
    archive: { parts, manifest: { ...manifest, incompleteAudios: Array<string>(8_000_000).fill('x') } },
  }),
  'something behind its end': (archive) => ({
    archive,
    trailing: [{ name: 'uploads/late/00000000', body: words() }],
  }),
  'a second table of contents': (archive) => ({
    archive,
    trailing: [{ name: MANIFEST, body: Buffer.from('{}') }],
  }),
  'cut off': (archive, pick) => ({
    archive,
    packed: (file) => file.subarray(0, 20 + pick(file.length - 40)),
  }),
  'no archive at all': (archive, pick) => ({ archive, packed: () => Buffer.alloc(pick(100_000), 'x') }),
  'a table of contents that is none': withManifest(() => ({ entries: 'none' as never }), true),
  'of another kind': withManifest(() => ({ format: 2 as never })),
};
