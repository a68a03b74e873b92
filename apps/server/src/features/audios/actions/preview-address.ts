import type { AddressPreview } from '@parlance/contract/audios';
import { AppError, isAppError } from '@parlance/kernel/errors';
import type { FeedEpisode } from '@parlance/ports/feed-reader';
import { failureOf } from '../failures.ts';

type Glance = {
  url: string;
  kind: AddressPreview['kind'];
  title?: string;
  episodes: FeedEpisode[];
};

export type PreviewDeps = { glanceAt(url: string, signal: AbortSignal): Promise<Glance> };

const MAX_EPISODES = 50;

/** What stands behind an address; why it can't be read, in the same words a failed audio would use. */
export async function previewAddress(
  deps: PreviewDeps,
  url: string,
  signal: AbortSignal,
): Promise<AddressPreview> {
  try {
    const { episodes, title, ...rest } = await deps.glanceAt(url, signal);
    return {
      ...rest,
      title: title ?? null,
      episodes: episodes.slice(0, MAX_EPISODES).map((episode) => ({
        guid: episode.guid,
        title: episode.title,
        published_at: episode.publishedAt ?? null,
        duration_ms: episode.durationMs ?? null,
        has_transcript: episode.transcripts.length > 0,
      })),
    };
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new AppError('address_unreadable', { cause: error, params: { reason: failureOf(error).code } });
  }
}
