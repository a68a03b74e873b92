import { AppError } from '@parlance/kernel/errors';
import type { EpisodeStore, ReadyAudio } from './episodes.store.ts';
import type { EpisodeRow, FeedRow, FeedStore, FeedWithCount } from './feeds.store.ts';

/** What belongs to someone else does not exist. */
export async function ownFeed(feeds: FeedStore, userId: string, id: string): Promise<FeedWithCount> {
  const found = await feeds.find(userId, id);
  if (!found) throw new AppError('not_found');
  return found;
}

export async function ownEpisode(
  episodes: EpisodeStore,
  userId: string,
  id: string,
): Promise<{ episode: EpisodeRow; feed: FeedRow }> {
  const found = await episodes.find(userId, id);
  if (!found) throw new AppError('not_found');
  return found;
}

export async function ownReadyAudio(episodes: EpisodeStore, userId: string, id: string): Promise<ReadyAudio> {
  const found = await episodes.readyAudio(userId, id);
  if (!found) throw new AppError('not_found');
  if (found === 'not_ready') throw new AppError('not_ready');
  return found;
}
