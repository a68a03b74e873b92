import type { AddressPreview } from '@parlance/contract/address-preview';
import { AppError, isAppError } from '@parlance/kernel/errors';
import type { FeedEpisode } from '@parlance/ports/feed-reader';
import type { Limiter } from '@parlance/ports/limiter';
import { failureOf } from '../runs/failures.ts';

type ReadPreview = {
  url: string;
  kind: AddressPreview['kind'];
  title?: string;
  episodes: FeedEpisode[];
};

export type PreviewDeps = {
  limiter: Pick<Limiter, 'take'>;
  readPreview(url: string, signal: AbortSignal): Promise<ReadPreview>;
};

/** Whoever looks for the right address needs far fewer. */
const PREVIEWS = { name: 'address_previews', max: 30, seconds: 300 };
/** A site may take its time; one person's slow sites must not take everybody's turns. */
const AT_ONCE = 2;
const underWay = new Map<string, number>();

/** Counted in this process alone, where the turns are. */
async function oneOfFew<T>(userId: string, look: () => Promise<T>): Promise<T> {
  const others = underWay.get(userId) ?? 0;
  if (others >= AT_ONCE)
    throw new AppError('rate_limited', { params: { retry_after_seconds: 5 }, log: 'previewReader at once' });
  underWay.set(userId, others + 1);
  try {
    return await look();
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left === 0) underWay.delete(userId);
    else underWay.set(userId, left);
  }
}

const MAX_EPISODES = 50;

/** What stands behind an address; why it can't be read, in the same words a failed audio would use. */
export async function previewAddress(
  deps: PreviewDeps,
  userId: string,
  url: string,
  signal: AbortSignal,
): Promise<AddressPreview> {
  await deps.limiter.take(PREVIEWS, userId);
  try {
    const { episodes, title, ...rest } = await oneOfFew(userId, () => deps.readPreview(url, signal));
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
    if (!isAppError(error) || error.code === 'rate_limited') throw error;
    throw new AppError('address_unreadable', { cause: error, params: { reason: failureOf(error).code } });
  }
}
