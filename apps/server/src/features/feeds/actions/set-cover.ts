import type { Clock } from '@parlance/kernel/clock';
import type { FieldCode } from '@parlance/kernel/error-codes';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { LIMITS } from '@parlance/kernel/limits';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Cover, Drawn, Pictures } from '@parlance/ports/pictures';
import { personKey } from '../../../doors/doors.ts';
import type { PictureTurns } from '../../../doors/picture-turns.ts';
import { keepCover, SMALL_COVER_PX } from '../covers.ts';
import { coverKeys } from '../feed-files.ts';
import { ownFeed } from '../feeds.policy.ts';
import type { FeedRow, FeedStore, FeedWithCount } from '../feeds.store.ts';
import type { FeedCache } from '../published/feed-cache.ts';

export type CoverDeps = {
  feeds: FeedStore;
  cache: FeedCache;
  store: ObjectStore;
  pictures: Pictures;
  pictureTurns: PictureTurns;
  clock: Clock;
};

const VERSION_CHARS = 12;

const refused = (code: FieldCode): AppError => new AppError('validation_failed', { fields: { image: code } });

async function squareOf(pictures: Pictures, image: Uint8Array, how: Drawn): Promise<Cover> {
  if (image.length === 0) throw refused('required');
  if (image.length > LIMITS.feedImageMaxBytes) throw refused('image_too_large');
  try {
    const edge = { minPx: LIMITS.coverMinPx, maxPx: LIMITS.coverMaxPx, smallPx: SMALL_COVER_PX };
    return await pictures.square(image, edge, how);
  } catch (error) {
    if (isAppError(error) && error.code === 'picture.unsupported') throw refused('image_type_unsupported');
    if (isAppError(error) && error.code === 'picture.too_large') throw refused('image_too_many_pixels');
    if (isAppError(error) && error.code === 'picture.unreadable') throw refused('image_unreadable');
    throw error;
  }
}

async function change(deps: CoverDeps, feed: FeedRow, cover: string | null): Promise<FeedWithCount> {
  await deps.feeds.change(feed.id, { cover }, deps.clock.now());
  await deps.cache.republish(feed.id);
  if (feed.cover) await deps.store.deletePrefix(coverKeys(feed.userId, feed.id, feed.cover).prefix);
  return ownFeed(deps.feeds, feed.userId, feed.id);
}

export async function setCover(
  deps: CoverDeps,
  userId: string,
  id: string,
  image: Uint8Array,
  signal: AbortSignal,
): Promise<FeedWithCount> {
  const { feed } = await ownFeed(deps.feeds, userId, id);
  const version = newId().slice(-VERSION_CHARS);
  const cover = await deps.pictureTurns.once(version, { caller: personKey(userId), signal }, (how) =>
    squareOf(deps.pictures, image, how),
  );
  await keepCover(deps.store, feed, version, cover);
  return change(deps, feed, version);
}

export async function removeCover(deps: CoverDeps, userId: string, id: string): Promise<FeedWithCount> {
  const { feed } = await ownFeed(deps.feeds, userId, id);
  return change(deps, feed, null);
}
