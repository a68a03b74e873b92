import type { EpisodeStore } from '../episodes.store.ts';
import type { FeedStore } from '../feeds.store.ts';
import { episodeView, type FeedViewDeps, feedView } from '../feeds.view.ts';

type Deps = FeedViewDeps & { feeds: FeedStore; episodes: EpisodeStore };

/** Everything kept about a user's feeds, for the user to take along. */
export async function* exportFeeds(deps: Deps, userId: string): AsyncGenerator<object> {
  for (const both of await deps.feeds.list(userId)) {
    const rows = await deps.episodes.all(both.feed.id);
    yield { ...feedView(deps, both), episodes: rows.map(episodeView) };
  }
}
