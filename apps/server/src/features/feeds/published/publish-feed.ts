import { createHash } from 'node:crypto';
import type { Clock } from '@parlance/kernel/clock';
import type { Pictures } from '@parlance/ports/pictures';
import type { Recording } from '../../../db/schema/feeds.ts';
import type { PictureTurns } from '../../../doors/picture-turns.ts';
import { coverOf } from '../covers.ts';
import { feedDocument } from '../document/feed-document.ts';
import type { FeedRow } from '../feeds.store.ts';
import type { ItemDeps, Items } from './items.ts';

/** All that is needed to answer for a feed: its document and where the files that it names lie. */
export type Published = {
  feedId: string;
  userId: string;
  tokenHash: string;
  etag: string;
  lastModified: string;
  coverKey: string;
  recordings: Record<string, Recording>;
  /** What a change of makes this out of date, besides the feed itself. */
  audioIds: string[];
  /** With TOKEN_MARK where the secret goes. */
  document: string;
};

export type PublishDeps = ItemDeps & {
  items: Items;
  pictures: Pictures;
  pictureTurns: PictureTurns;
  clock: Clock;
};

/** `before` is the last one that was published: what did not change keeps its date. */
export async function publishFeed(
  deps: PublishDeps,
  feed: FeedRow,
  before: Pick<Published, 'etag' | 'lastModified'> | undefined,
): Promise<Published> {
  const cover = await coverOf(deps, feed);
  const found = await deps.items(feed);
  const items = found.map(({ markup }) => markup);
  const document = feedDocument({ feed, items, coverVersion: cover.version, publicUrl: deps.publicUrl });
  const etag = createHash('sha256').update(document).digest('base64url').slice(0, 22);
  return {
    feedId: feed.id,
    userId: feed.userId,
    tokenHash: feed.tokenHash,
    etag,
    lastModified: before?.etag === etag ? before.lastModified : nextSecond(deps.clock, before?.lastModified),
    coverKey: cover.full,
    recordings: Object.fromEntries(found.map(({ id, recording }) => [id, recording])),
    audioIds: found.map(({ audioId }) => audioId),
    document,
  };
}

/** Apps compare whole seconds: two versions within one would look the same to them. */
function nextSecond(clock: Clock, before: string | undefined): string {
  const now = Math.floor(clock.now().getTime() / 1000);
  const last = before ? Math.floor(Date.parse(before) / 1000) : 0;
  return new Date(Math.max(now, last + 1) * 1000).toUTCString();
}
