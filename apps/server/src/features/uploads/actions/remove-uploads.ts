import type { ObjectStore } from '@parlance/ports/object-store';
import type { ReceivedBytes } from '../received-bytes.ts';
import { uploadIdOf, uploadKey } from '../upload-keys.ts';
import type { UploadRow, UploadStore } from '../uploads.store.ts';

export type RemoveDeps = { uploads: UploadStore; received: ReceivedBytes; objects: ObjectStore };

const filesRemover =
  ({ received, objects }: RemoveDeps) =>
  async (row: UploadRow): Promise<void> => {
    await objects.deletePrefix(uploadKey(row.userId, row.id));
    await received.remove(row.id);
  };

/** Nothing happens to one that an audio uses. */
export const removeUpload = (deps: RemoveDeps, id: string): Promise<boolean> =>
  deps.uploads.remove(id, filesRemover(deps));

/** After an audio was deleted: the files it was made of go too, unless another audio uses them. */
export async function releaseUploads(deps: RemoveDeps, userId: string, keys: string[]): Promise<void> {
  const ids = keys.map((key) => uploadIdOf(userId, key)).filter((id) => id !== undefined);
  if (ids.length === 0) return;
  for (const id of await deps.uploads.release(userId, ids)) await removeUpload(deps, id);
}

/** Whether every file is still there for an audio to be made of. */
export async function keepsUploads(
  { uploads }: Pick<RemoveDeps, 'uploads'>,
  userId: string,
  keys: string[],
): Promise<boolean> {
  const ids = [...new Set(keys.map((key) => uploadIdOf(userId, key)).filter((id) => id !== undefined))];
  return (await uploads.whole(userId, ids)).length === ids.length;
}

/**
 * Removes what waited too long, and bytes without a row: those of a deleted account, or of an upload whose
 * removal was cut short. Any number of workers may do it at once.
 */
export async function sweepUploads(deps: RemoveDeps): Promise<void> {
  while (await deps.uploads.removeOneExpired(filesRemover(deps))) {}
  // Listed before the rows are read: a row is always older than its bytes.
  const ids = await deps.received.list();
  if (ids.length === 0) return;
  const existing = await deps.uploads.existing(ids);
  for (const id of ids) if (!existing.has(id)) await deps.received.remove(id);
}

const SWEEP_EVERY_MS = 5 * 60_000;

/** Returns how to stop; a sweep that runs is waited for. */
export function keepSweeping(deps: RemoveDeps, onError: (error: Error) => void): () => Promise<void> {
  let running = Promise.resolve();
  const sweep = () => {
    running = running.then(() => sweepUploads(deps)).catch(onError);
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
