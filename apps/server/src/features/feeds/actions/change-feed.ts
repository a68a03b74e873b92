import type { FeedChange } from '@parlance/contract/feeds';
import type { Clock } from '@parlance/kernel/clock';
import type { TokenSeal } from '../feed-tokens.ts';
import { ownFeed } from '../feeds.policy.ts';
import type { FeedStore, FeedWithCount } from '../feeds.store.ts';
import type { FallbackCopies } from '../published/fallback-copies.ts';
import type { FeedCache } from '../published/feed-cache.ts';
import { addressFor } from './create-feed.ts';

type Deps = { feeds: FeedStore; cache: FeedCache; clock: Clock };

export async function changeFeed(
  deps: Deps,
  userId: string,
  id: string,
  { auto_add, ...change }: FeedChange,
): Promise<FeedWithCount> {
  const { feed } = await ownFeed(deps.feeds, userId, id);
  const now = deps.clock.now();
  // Switched on again it means audios from now on, switched on twice it means the same as once.
  const autoAddSince =
    auto_add === undefined ? feed.autoAddSince : auto_add ? (feed.autoAddSince ?? now) : null;
  await deps.feeds.change(id, { ...change, autoAddSince }, now);
  await deps.cache.republish(id);
  return ownFeed(deps.feeds, userId, id);
}

export async function rotateUrl(
  deps: Deps & { copies: FallbackCopies; seal: TokenSeal },
  userId: string,
  id: string,
): Promise<FeedWithCount> {
  const { feed } = await ownFeed(deps.feeds, userId, id);
  await deps.copies.removeAddress(feed.tokenHash);
  await deps.feeds.change(id, addressFor(deps.seal), deps.clock.now());
  await deps.cache.republish(id);
  return ownFeed(deps.feeds, userId, id);
}

/** The address first: from then on nobody can reach the files. */
export async function deleteFeed(
  deps: Deps & { copies: FallbackCopies },
  userId: string,
  id: string,
): Promise<void> {
  const { feed } = await ownFeed(deps.feeds, userId, id);
  await deps.copies.removeAddress(feed.tokenHash);
  await deps.feeds.remove(id);
  await deps.cache.republish(id);
  await deps.copies.removeAll(feed);
}
