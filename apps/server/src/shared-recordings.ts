import type { AudioStore } from './features/audios/audios.store.ts';
import type { ShareStore } from './features/audios/shares.store.ts';
import type { FindShared } from './features/sharing/shared-recording.ts';

type Deps = { audios: AudioStore; shares: ShareStore; creatorOf(userId: string): Promise<string> };

/** Where sharing meets audios: what stands behind a link. */
export const sharedRecordings =
  ({ audios, shares, creatorOf }: Deps): FindShared =>
  async (token) => {
    const audioId = await shares.audioIdOf(token);
    if (audioId === undefined || audioId === 'gone') return audioId;
    const both = await audios.findForLink(audioId);
    // Deleted between the two questions.
    if (!both?.run.artifacts.files) return 'gone';
    const { audio, run } = both;
    return {
      token,
      audioId,
      title: audio.title,
      creator: await creatorOf(audio.userId),
      createdAt: audio.createdAt,
      language: audio.language,
      durationMs: audio.durationMs ?? 0,
      shownotes: audio.shownotes,
      chapters: audio.chapters,
      files: run.artifacts.files ?? '',
      revision: run.id,
    };
  };
