import { RECEIVED_FOLDER } from '../features/uploads/received-in-store.ts';
import { DATABASE, type Manifest, OBJECTS, SECRET, STAND_IN_PAYMENTS, UPLOADS } from './manifest.ts';
import { STAGING_FOLDER } from './staged-parts.ts';

/** What follows the last slash of an entry's name: entries of a part are counted from nought. */
const PIECE = /^\d{8}$/;
/** Ids and hashes, in all ways they are written. */
const ID = /^[\w~-]{1,128}$/;
/** What the database calls things; nothing else is ever put into a statement. */
const SQL_NAME = /^[a-z_][a-z0-9_]{0,62}$/;
const SEGMENT = /^(?!\.{1,2}$)[\w.~+=@,-]{1,255}$/;
const KEY_MAX_CHARS = 1_000;
const SECRET_MAX_BYTES = 4_096;

const quoted = (name: string): string => JSON.stringify(name.slice(0, 200));

function isObjectKey(key: string): boolean {
  const segments = key.split('/');
  const isOfOthers = [RECEIVED_FOLDER, STAGING_FOLDER].includes(segments[0] ?? '');
  return key.length <= KEY_MAX_CHARS && !isOfOthers && segments.every((segment) => SEGMENT.test(segment));
}

/** What the writer writes first, in between and last; undefined for what it never writes. */
function rankOf(part: string): number | undefined {
  if (part === SECRET) return 0;
  if (part === STAND_IN_PAYMENTS) return 1;
  if (part.startsWith(OBJECTS)) return isObjectKey(part.slice(OBJECTS.length)) ? 2 : undefined;
  if (part.startsWith(UPLOADS)) return ID.test(part.slice(UPLOADS.length)) ? 2 : undefined;
  if (part.startsWith(DATABASE)) return SQL_NAME.test(part.slice(DATABASE.length)) ? 3 : undefined;
  return undefined;
}

type Part = { name: string; rank: number; pieces: number };

/** The parts in their order, or what is wrong with an entry. */
function partsOf({ entries }: Manifest): Part[] | string {
  const parts: Part[] = [];
  const known = new Set<string>();
  for (const { name, bytes } of entries) {
    const slash = name.lastIndexOf('/');
    const [part, piece] = [name.slice(0, slash), name.slice(slash + 1)];
    const last = parts.at(-1);
    const rank = last?.name === part ? last.rank : rankOf(part);
    if (slash < 0 || rank === undefined || !PIECE.test(piece)) return `${quoted(name)} is no name of a part`;
    if (last?.name === part) {
      if (Number(piece) !== last.pieces++ || bytes === 0) return `${quoted(name)} is out of order`;
      continue;
    }
    if (Number(piece) !== 0 || known.has(part) || rank < (last?.rank ?? 0))
      return `${quoted(name)} is out of order`;
    if (rank === 0 && bytes > SECRET_MAX_BYTES) return 'its secret is too long';
    known.add(part);
    parts.push({ name: part, rank, pieces: 1 });
  }
  return parts;
}

/** No key is the folder of another. */
function nestedKey(parts: Part[]): string | undefined {
  const keys = new Set(parts.map(({ name }) => name));
  for (const key of keys)
    for (let at = key.indexOf('/'); at >= 0; at = key.indexOf('/', at + 1))
      if (keys.has(key.slice(0, at))) return key;
  return undefined;
}

function wrongNames({ tables, sequences, incompleteAudios, lostUploads }: Manifest): string | undefined {
  const names = [
    ...tables.flatMap(({ name, columns }) => [name, ...columns]),
    ...sequences.map(({ name }) => name),
  ];
  const isTwice = (list: string[]) => new Set(list).size < list.length;
  if (tables.some(({ columns }) => isTwice(columns) || columns.length === 0))
    return 'a table names a column twice, or none';
  if (isTwice(tables.map(({ name }) => name))) return 'it names a table twice';
  return (
    names.find((name) => !SQL_NAME.test(name)) ??
    [...incompleteAudios, ...lostUploads].find((id) => !ID.test(id))
  );
}

/** Whether the writer could have made this table of contents: what is wrong with it where it could not. */
export function checkManifest(manifest: Manifest): string | undefined {
  const name = wrongNames(manifest);
  if (name !== undefined) return `${quoted(name)} is no name`;
  const parts = partsOf(manifest);
  if (typeof parts === 'string') return parts;
  if (parts[0]?.name !== SECRET || parts[0].pieces !== 1) return 'it does not begin with its secret';
  const nested = nestedKey(parts);
  if (nested) return `${quoted(nested)} lies within another part`;
  const written = parts.filter(({ rank }) => rank === 3).map(({ name: part }) => part.slice(DATABASE.length));
  const named = manifest.tables.map((table) => table.name);
  return written.join() === named.join() ? undefined : 'it holds other tables than it names';
}
