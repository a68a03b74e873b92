import type { FieldCode } from '@parlance/kernel/error-codes';
import { AppError } from '@parlance/kernel/errors';
import { LIMITS } from '@parlance/kernel/limits';
import { uploadKey } from '../upload-keys.ts';
import type { UploadRow } from '../uploads.store.ts';
import type { RemoveDeps } from './remove-uploads.ts';

const refuse = (code: FieldCode) =>
  new AppError('validation_failed', { fields: { 'source.upload_ids': code } });

/** Puts the file where the pipeline reads; twice or by two at once, it comes to the same. */
async function claim(deps: RemoveDeps, row: UploadRow): Promise<string> {
  const key = uploadKey(row.userId, row.id);
  const isThere = async () => (await deps.objects.head(key))?.bytes === row.bytes;
  if (!(await isThere())) {
    try {
      await deps.objects.put(key, deps.received.read(row.id, row.bytes));
    } catch (error) {
      // Someone else may have put it there meanwhile and taken the received bytes away.
      if (!(await isThere())) throw error;
    }
  }
  if (!(await deps.uploads.find(row.userId, row.id))) {
    await deps.objects.deletePrefix(key);
    throw refuse('upload_unknown');
  }
  await deps.received.remove(row.id);
  return key;
}

function wholeOf(found: UploadRow[], wanted: string[]): UploadRow[] {
  const rows = new Map(found.map((row) => [row.id, row]));
  const whole = wanted.map((id) => {
    const row = rows.get(id);
    if (!row || row.bytesReceived !== row.bytes) throw refuse('upload_unknown');
    return row;
  });
  if (whole.reduce((sum, row) => sum + row.bytes, 0) > LIMITS.filesMaxBytes) throw refuse('files_too_large');
  return whole;
}

/** The same refusals, and nothing is moved or kept longer. */
export async function checkUploads({ uploads }: Pick<RemoveDeps, 'uploads'>, userId: string, ids: string[]) {
  const wanted = [...new Set(ids)];
  return wholeOf(await uploads.whole(userId, wanted), wanted);
}

/** Finished uploads as they can be read now, wherever their bytes lie; nothing is moved or kept longer. */
export async function openUploads(deps: RemoveDeps, userId: string, ids: string[]) {
  return (await checkUploads(deps, userId, ids)).map(({ id, name, bytes }) => ({
    name,
    bytes,
    read: async (): Promise<AsyncIterable<Uint8Array>> => {
      const key = uploadKey(userId, id);
      return (await deps.objects.head(key)) ? deps.objects.stream(key) : deps.received.read(id, bytes);
    },
  }));
}

/** The finished uploads of a user, in the order asked, as objects that stay as long as an audio names them. */
export async function claimUploads(deps: RemoveDeps, userId: string, ids: string[]) {
  const wanted = [...new Set(ids)];
  const whole = wholeOf(await deps.uploads.ask(userId, wanted), wanted);
  const files: { key: string; name: string; bytes: number }[] = [];
  for (const row of whole) {
    files.push({ key: await claim(deps, row), name: row.name, bytes: row.bytes });
  }
  return files;
}
