import type { AudioStore } from '../audios.store.ts';
import type { ShareStore } from './shares.store.ts';

type Deps = { audios: AudioStore; shares: ShareStore; creatorOf(userId: string): Promise<string> };

/** What stands behind a link that an owner gave away: 'gone' once the audio was deleted. */
export const sharedRecordings =
  ({ audios, shares, creatorOf }: Deps) =>
  async (token: string) => {
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
