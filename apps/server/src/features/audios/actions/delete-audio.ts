import type { ObjectStore } from '@parlance/ports/object-store';
import { audioPrefix } from '../audio-files.ts';
import { ownAudio } from '../audios.policy.ts';
import { type CancelDeps, stopRuns } from './cancel-audio.ts';

export type DeleteDeps = CancelDeps & {
  store: ObjectStore;
  /** Uploads that were made for this audio alone. */
  releaseFiles(userId: string, keys: string[]): Promise<void>;
  /** Takes it out of every feed. */
  deleteEpisodes(audioId: string): Promise<void>;
};

/**
 * Rows first: from then on nobody can reach the files, and a worker that still runs finds its run gone.
 * Files second; a crash in between leaves files that no row names.
 */
export async function deleteAudio(deps: DeleteDeps, userId: string, id: string): Promise<void> {
  const both = await ownAudio(deps.audios, userId, id);
  const { audio, run } = both;
  await stopRuns(deps, both);
  await deps.deleteEpisodes(id);
  await deps.audios.remove(id);
  await deps.store.deletePrefix(audioPrefix(audio.userId, id));
  const { source } = run.brief;
  if (source.type === 'files')
    await deps.releaseFiles(
      userId,
      source.files.map(({ key }) => key),
    );
}
