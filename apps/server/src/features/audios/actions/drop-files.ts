import type { ObjectStore } from '@parlance/ports/object-store';
import { runPrefix, takesPrefix } from '../audio-files.ts';
import type { RunRow } from '../audios.store.ts';
import type { DroppedFilesStore } from '../runs/dropped-files.store.ts';

export type DropDeps = {
  dropped: DroppedFilesStore;
  store: ObjectStore;
  releaseFiles(userId: string, keys: string[]): Promise<void>;
};

type WindowDeps = Pick<DropDeps, 'dropped' | 'releaseFiles'> & {
  windowMs: number;
  /** Throws while the store is away. */
  removeObjects(prefix: string): Promise<void>;
};

const filesOf = ({ brief: { source } }: RunRow): string[] =>
  source.type === 'files' ? source.files.map(({ key }) => key) : [];

/** What trying again needs, and what is small: the script that was paid for in part is spoken on with it. */
const KEPT = /\/(?:source|script|check)\.json$/;

async function dropRecordings(store: ObjectStore, run: RunRow, isShown: boolean): Promise<void> {
  for (const key of await store.list(runPrefix(run))) if (!KEPT.test(key)) await store.deletePrefix(key);
  if (isShown) await store.deletePrefix(takesPrefix(run.userId, run.audioId));
}

/** Takes, half a recording and uploads of runs that failed or were cancelled a day ago. */
export async function dropOldFiles({ dropped, store, releaseFiles }: DropDeps): Promise<void> {
  for (;;) {
    const next = await dropped.dropOne((run, isShown) => dropRecordings(store, run, isShown));
    if (!next) return;
    await releaseFiles(next.userId, filesOf(next));
  }
}

/**
 * Takes and uploads of audios that nobody has edited for `windowMs`: an edit then speaks every line anew, at the same
 * price.
 */
export async function endEditWindows({ dropped, removeObjects, releaseFiles, windowMs }: WindowDeps) {
  for (;;) {
    const next = await dropped.endWindow(windowMs);
    if (!next) return;
    await removeObjects(takesPrefix(next.userId, next.audioId));
    await releaseFiles(next.userId, filesOf(next));
  }
}
