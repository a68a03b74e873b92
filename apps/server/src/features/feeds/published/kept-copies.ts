import { AppError, isAppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import { feedPrefix, publishedKeys, signpostKey } from '../feed-files.ts';
import type { FeedRow } from '../feeds.store.ts';
import type { Published } from './publish-feed.ts';

type Facts = Omit<Published, 'document'>;

const encoded = (text: string) => new TextEncoder().encode(text);

/** The last good version of every feed, in the object store: it answers when the database does not. */
export function keptCopies(store: ObjectStore) {
  const read = async (key: string) => new TextDecoder().decode(await store.get(key));

  async function facts(userId: string, feedId: string): Promise<Facts | undefined> {
    try {
      return JSON.parse(await read(publishedKeys(userId, feedId).facts)) as Facts;
    } catch (error) {
      if (isAppError(error) && error.code === 'object.missing') return undefined;
      throw error;
    }
  }

  return {
    facts,

    /** The document first, under a name of its own: facts never point at one that is not there. */
    async keep({ document, ...about }: Published): Promise<void> {
      const keys = publishedKeys(about.userId, about.feedId);
      const before = await facts(about.userId, about.feedId);
      if (before?.etag !== about.etag) await store.put(keys.document(about.etag), encoded(document));
      await store.put(keys.facts, encoded(JSON.stringify(about)));
      const { userId, feedId } = about;
      await store.put(signpostKey(about.tokenHash), encoded(JSON.stringify({ userId, feedId })));
      if (before && before.etag !== about.etag) await store.deletePrefix(keys.document(before.etag));
    },

    /** By the hash of the address alone. */
    async find(tokenHash: string): Promise<Published | undefined> {
      if (!(await store.head(signpostKey(tokenHash)))) return undefined;
      const { userId, feedId } = JSON.parse(await read(signpostKey(tokenHash))) as Facts;
      const about = await facts(userId, feedId);
      if (about?.tokenHash !== tokenHash) return undefined;
      return { ...about, document: await read(publishedKeys(userId, feedId).document(about.etag)) };
    },

    /** Before the address stops working in the database: what is gone from here comes back, what stays might not go. */
    async removeSignpost(tokenHash: string): Promise<void> {
      await store.deletePrefix(signpostKey(tokenHash));
    },

    async removeAll(feed: FeedRow): Promise<void> {
      await store.deletePrefix(signpostKey(feed.tokenHash));
      await store.deletePrefix(feedPrefix(feed.userId, feed.id));
    },
  };
}

export type KeptCopies = ReturnType<typeof keptCopies>;

export const nothingKept = (cause: unknown): AppError =>
  new AppError('feed.unavailable', { log: 'no copy of the feed is kept', retry: 'later', cause });
