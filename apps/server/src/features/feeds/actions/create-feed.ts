import type { NewFeed } from '@parlance/contract/feeds';
import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { LIMITS } from '@parlance/kernel/limits';
import type { Actor } from '../../../endpoint.ts';
import { hashOf, newToken, type TokenSeal } from '../feed-tokens.ts';
import { ownFeed } from '../feeds.policy.ts';
import type { FeedStore, FeedWithCount } from '../feeds.store.ts';
import type { FeedCache } from '../published/feed-cache.ts';

export type CreateDeps = {
  feeds: FeedStore;
  cache: FeedCache;
  seal: TokenSeal;
  clock: Clock;
  /** The content language that the person has chosen for everything, or reads in. */
  languageOf(userId: string): Promise<string>;
};

export const addressFor = (seal: TokenSeal) => {
  const token = newToken();
  return { tokenHash: hashOf(token), tokenSealed: seal.seal(token) };
};

export async function createFeed(deps: CreateDeps, by: Actor, request: NewFeed): Promise<FeedWithCount> {
  const now = deps.clock.now();
  const id = newId(now.getTime());
  const row = {
    id,
    userId: by.userId,
    name: request.name,
    description: request.description ?? '',
    language: request.language ?? (await deps.languageOf(by.userId)),
    author: request.author ?? by.name,
    category: request.category ?? 'Education',
    explicit: request.explicit ?? false,
    autoAddSince: request.auto_add ? now : null,
    ...addressFor(deps.seal),
    createdAt: now,
    updatedAt: now,
  };
  if (!(await deps.feeds.insert(row, LIMITS.feedsMaxCount))) throw new AppError('too_many_feeds');
  await deps.cache.republish(id);
  return ownFeed(deps.feeds, by.userId, id);
}
