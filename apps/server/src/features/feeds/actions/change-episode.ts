import type { EpisodeChange } from '@parlance/contract/feeds';
import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { EpisodeStore } from '../episodes.store.ts';
import { episodePrefix } from '../feed-files.ts';
import { ownEpisode } from '../feeds.policy.ts';
import type { EpisodeRow, FeedRow } from '../feeds.store.ts';
import type { FeedCache } from '../published/feed-cache.ts';

export type EpisodeDeps = { episodes: EpisodeStore; cache: FeedCache; store: ObjectStore; clock: Clock };

/** Clocks differ a little; apps hide what claims to come from the future. */
const AHEAD_MS = 60_000;

export async function changeEpisode(
  deps: EpisodeDeps,
  userId: string,
  id: string,
  { published_at, ...change }: EpisodeChange,
): Promise<EpisodeRow> {
  const { episode } = await ownEpisode(deps.episodes, userId, id);
  const now = deps.clock.now();
  const publishedAt = published_at === undefined ? episode.publishedAt : new Date(published_at);
  if (publishedAt.getTime() > now.getTime() + AHEAD_MS)
    throw new AppError('validation_failed', { fields: { published_at: 'date_in_future' } });
  await deps.episodes.change(episode, { ...change, publishedAt }, now);
  await deps.cache.republish(episode.feedId);
  return (await ownEpisode(deps.episodes, userId, id)).episode;
}

async function remove(deps: EpisodeDeps, { episode, feed }: { episode: EpisodeRow; feed: FeedRow }) {
  await deps.episodes.remove(episode);
  await deps.cache.republish(feed.id);
  await deps.store.deletePrefix(episodePrefix(feed.userId, feed.id, episode.id));
}

export async function deleteEpisode(deps: EpisodeDeps, userId: string, id: string): Promise<void> {
  await remove(deps, await ownEpisode(deps.episodes, userId, id));
}

/** For an audio that is about to go: every feed it is in lets go of it first. */
export async function deleteEpisodesOf(deps: EpisodeDeps, audioId: string): Promise<void> {
  for (const each of await deps.episodes.ofAudio(audioId)) await remove(deps, each);
}
