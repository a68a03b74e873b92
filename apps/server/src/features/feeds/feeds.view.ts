import type { Episode, Feed } from '@parlance/contract/feeds';
import { coverVersionOf } from './covers.ts';
import type { TokenSeal } from './feed-tokens.ts';
import type { EpisodeRow, FeedWithCount } from './feeds.store.ts';

export type FeedViewDeps = { seal: TokenSeal; publicUrl: string };

export function feedView({ seal, publicUrl }: FeedViewDeps, { feed, episodeCount }: FeedWithCount): Feed {
  const token = seal.open(feed.tokenSealed);
  return {
    id: feed.id,
    name: feed.name,
    description: feed.description,
    language: feed.language,
    author: feed.author,
    category: feed.category,
    explicit: feed.explicit,
    auto_add: feed.autoAddSince !== null,
    has_image: feed.cover !== null,
    // Without the host: pages are served from wherever the person opened them.
    image_url: token ? `/rss/${token}/cover-${coverVersionOf(feed)}.jpg` : null,
    rss_url: token ? `${publicUrl}/rss/${token}.xml` : null,
    episode_count: episodeCount,
    created_at: feed.createdAt.toISOString(),
  };
}

export const episodeView = (episode: EpisodeRow): Episode => ({
  id: episode.id,
  feed_id: episode.feedId,
  audio_id: episode.audioId,
  title: episode.title,
  description: episode.description,
  published_at: episode.publishedAt.toISOString(),
  duration_ms: episode.recording.durationMs,
  created_at: episode.createdAt.toISOString(),
});
