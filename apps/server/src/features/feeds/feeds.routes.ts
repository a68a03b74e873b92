import * as contract from '@parlance/contract/feeds';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { LIMITS } from '@parlance/kernel/limits';
import { type Call, type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import { changeFeed, deleteFeed, rotateUrl } from './actions/change-feed.ts';
import { type CreateDeps, createFeed } from './actions/create-feed.ts';
import { type CoverDeps, removeCover, setCover } from './actions/set-cover.ts';
import { type ValidateDeps, validateFeed } from './actions/validate-feed.ts';
import { ownFeed } from './feeds.policy.ts';
import type { FeedWithCount } from './feeds.store.ts';
import { type FeedViewDeps, feedView } from './feeds.view.ts';
import type { FallbackCopies } from './published/fallback-copies.ts';

export type FeedDeps = CreateDeps & CoverDeps & ValidateDeps & FeedViewDeps & { copies: FallbackCopies };

/** A body that is known to be too long is not read. */
async function imageIn({
  wholeBody,
}: Pick<Call<typeof contract.putFeedImage>, 'wholeBody'>): Promise<Uint8Array> {
  try {
    return await wholeBody(LIMITS.feedImageMaxBytes);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'too_large') throw error;
    throw new AppError('validation_failed', { fields: { image: 'image_too_large' } });
  }
}

export function feedEndpoints(deps: FeedDeps): Endpoint[] {
  const view = (both: FeedWithCount) => feedView(deps, both);

  return [
    endpoint(contract.listFeeds, async (call) => {
      const rows = await deps.feeds.list(signedIn(call).userId);
      return { items: rows.map(view), next_cursor: null };
    }),
    endpoint(contract.createFeed, async (call) => view(await createFeed(deps, signedIn(call), call.body))),
    endpoint(contract.readFeed, async (call) =>
      view(await ownFeed(deps.feeds, signedIn(call).userId, call.params.feed_id)),
    ),
    endpoint(contract.changeFeed, async (call) =>
      view(await changeFeed(deps, signedIn(call).userId, call.params.feed_id, call.body)),
    ),
    endpoint(contract.deleteFeed, async (call) => {
      await deleteFeed(deps, signedIn(call).userId, call.params.feed_id);
      return undefined;
    }),
    endpoint(contract.putFeedImage, async (call) => {
      const { userId } = signedIn(call);
      await ownFeed(deps.feeds, userId, call.params.feed_id);
      return view(await setCover(deps, userId, call.params.feed_id, await imageIn(call), call.signal));
    }),
    endpoint(contract.deleteFeedImage, async (call) =>
      view(await removeCover(deps, signedIn(call).userId, call.params.feed_id)),
    ),
    endpoint(contract.rotateFeedUrl, async (call) =>
      view(await rotateUrl(deps, signedIn(call).userId, call.params.feed_id)),
    ),
    endpoint(contract.validateFeed, async (call) =>
      validateFeed(deps, signedIn(call).userId, call.params.feed_id),
    ),
  ];
}
