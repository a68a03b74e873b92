import { UPLOAD_TYPES } from '@parlance/contract/uploads';
import type { FieldCode } from '@parlance/kernel/error-codes';
import { AppError } from '@parlance/kernel/errors';
import { isId } from '@parlance/kernel/ids';
import { LIMITS } from '@parlance/kernel/limits';
import type { UploadRow, UploadStore } from './uploads.store.ts';

/** What belongs to someone else does not exist. */
export async function ownUpload(
  store: UploadStore,
  userId: string,
  id: string | undefined,
): Promise<UploadRow> {
  const found = id !== undefined && isId(id) ? await store.find(userId, id) : undefined;
  if (!found) throw new AppError('not_found');
  return found;
}

const MEGABYTE = 1024 * 1024;
const tooLarge = (code: FieldCode, max: number) =>
  new AppError('too_large', { fields: { file: code }, params: { max } });

export const fileTooLarge = () => tooLarge('file_too_large', LIMITS.fileMaxBytes / MEGABYTE);

/** Throws AppError 'storage_full' when so much more is too much. */
export function refuseOverfull(keptBytes: number, moreBytes: number, maxBytes: number): void {
  if (keptBytes + moreBytes > maxBytes)
    throw new AppError('storage_full', { params: { used_bytes: keptBytes, max_bytes: maxBytes } });
}

type Others = { count: number; bytes: number; keptBytes: number };

/** What one person may let wait, in number and in sum, and keep in all. */
export function admit(bytes: number, others: Others, maxBytes: number): void {
  if (bytes > LIMITS.fileMaxBytes) throw fileTooLarge();
  if (others.count >= LIMITS.filesMaxCount) throw tooLarge('too_many_files', LIMITS.filesMaxCount);
  if (others.bytes + bytes > LIMITS.filesMaxBytes)
    throw tooLarge('files_too_large', LIMITS.filesMaxBytes / MEGABYTE);
  refuseOverfull(others.keptBytes, bytes, maxBytes);
}

const TYPES: readonly string[] = Object.values(UPLOAD_TYPES).flat();
/** Control characters, and those that turn the reading direction or take no room: they make one name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

const extensionOf = (name: string): string => /\.[^.\s]+$/.exec(name)?.[0] ?? '';

function shortened(name: string, maxChars: number): string {
  if (name.length <= maxChars) return name;
  const extension = extensionOf(name);
  let stem = '';
  for (const character of name) {
    if (stem.length + character.length + extension.length > maxChars) break;
    stem += character;
  }
  return stem + extension;
}

/** The name as it may be shown, of a type that can be read. It never becomes part of a path. */
export function fileNameOf(given: string | null | undefined): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const name = last.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
  if (name === '') throw refused('required');
  if (!TYPES.includes(extensionOf(name).toLowerCase())) throw refused('file_type_unsupported');
  return shortened(name, LIMITS.fileNameMaxChars);
}

const refused = (code: FieldCode) => new AppError('validation_failed', { fields: { file: code } });
