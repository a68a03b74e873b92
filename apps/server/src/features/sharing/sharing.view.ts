import type { SharedAudio } from '@parlance/contract/sharing';
import type { ShareLinks } from './share-links.ts';
import type { SharedRecording } from './shared-recording.ts';

export function sharedView(shared: SharedRecording, links: ShareLinks): SharedAudio {
  const { token } = shared;
  const file = (name: string) => `/api/shared_audios/${token}/${name}?v=${shared.revision}`;
  return {
    url_token: token,
    share_url: links.of(token).page,
    title: shared.title,
    creator: shared.creator,
    created_at: shared.createdAt.toISOString(),
    language: shared.language,
    duration_ms: shared.durationMs,
    shownotes: shared.shownotes,
    chapters: shared.chapters.map(({ title, startMs }) => ({ title, start_ms: startMs })),
    cover_seed: shared.audioId,
    media_url: file('media.mp3'),
    transcript_url: file('transcript.vtt'),
    chapters_url: file('chapters.json'),
    peaks_url: file('peaks.json'),
  };
}
