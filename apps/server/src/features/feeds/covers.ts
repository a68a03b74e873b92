import { LIMITS } from '@parlance/kernel/limits';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Cover, Pictures } from '@parlance/ports/pictures';
import { personKey } from '../../doors/doors.ts';
import type { PictureTurns } from '../../doors/picture-turns.ts';
import { coverKeys } from './feed-files.ts';
import type { FeedRow } from './feeds.store.ts';

/** Raised when covers are drawn differently, so that apps fetch them again. */
const DRAWN = 'drawn2';
/** For the inside of an MP3, which is downloaded with every episode. */
export const SMALL_COVER_PX = 600;

export const coverVersionOf = (feed: FeedRow): string => feed.cover ?? DRAWN;

export async function keepCover(
  store: ObjectStore,
  feed: FeedRow,
  version: string,
  cover: Cover,
): Promise<void> {
  const keys = coverKeys(feed.userId, feed.id, version);
  await store.put(keys.small, cover.small);
  // Last, because its presence says that both are there.
  await store.put(keys.full, cover.full);
}

/** Where the feed's cover lies; one is drawn when nobody chose any. */
export async function coverOf(
  deps: { store: ObjectStore; pictures: Pictures; pictureTurns: PictureTurns },
  feed: FeedRow,
): Promise<{ version: string; full: string; small: string }> {
  const version = coverVersionOf(feed);
  const keys = coverKeys(feed.userId, feed.id, version);
  if (feed.cover === null && !(await deps.store.head(keys.full))) {
    const edge = { px: LIMITS.coverMinPx, smallPx: SMALL_COVER_PX };
    await deps.pictureTurns.once(keys.full, { caller: personKey(feed.userId) }, async (how) =>
      keepCover(deps.store, feed, version, await deps.pictures.draw(feed.id, edge, how)),
    );
  }
  return { version, full: keys.full, small: keys.small };
}
