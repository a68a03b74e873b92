import { AppError, isAppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import { addressKey, feedPrefix, publishedKeys } from '../feed-files.ts';
import type { FeedRow } from '../feeds.store.ts';
import type { Published } from './publish-feed.ts';

/** As much as tells whether a feed has changed: read before every publication, so it stays small. */
type Facts = Omit<Published, 'document' | 'recordings' | 'audioIds'>;
/** Changes with the document only, which names the version of every recording. */
type Files = Pick<Published, 'recordings' | 'audioIds'>;

/** A copy is replaced at most once a second or so; twice while it is read means that something else is wrong. */
const MAX_READS = 3;

const isMissing = (error: unknown): boolean => isAppError(error) && error.code === 'object.missing';

const encoded = (text: string) => new TextEncoder().encode(text);

/** The last good version of every feed, in the object store: it answers when the database does not. */
export function fallbackCopies(store: ObjectStore) {
  const read = async (key: string) => new TextDecoder().decode(await store.get(key));

  async function facts(userId: string, feedId: string): Promise<Facts | undefined> {
    try {
      return JSON.parse(await read(publishedKeys(userId, feedId).facts)) as Facts;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function published(tokenHash: string): Promise<Published | undefined> {
    if (!(await store.head(addressKey(tokenHash)))) return undefined;
    const { userId, feedId } = JSON.parse(await read(addressKey(tokenHash))) as Facts;
    const about = await facts(userId, feedId);
    if (about?.tokenHash !== tokenHash) return undefined;
    const keys = publishedKeys(userId, feedId);
    const files = JSON.parse(await read(keys.files(about.etag))) as Files;
    return { ...about, ...files, document: await read(keys.document(about.etag)) };
  }

  return {
    facts,

    /** The document first, under a name of its own: facts never point at one that is not there. */
    async keep({ document, recordings, audioIds, ...about }: Published): Promise<void> {
      const keys = publishedKeys(about.userId, about.feedId);
      const before = await facts(about.userId, about.feedId);
      if (before?.etag !== about.etag) {
        await store.put(keys.files(about.etag), encoded(JSON.stringify({ recordings, audioIds })));
        await store.put(keys.document(about.etag), encoded(document));
      }
      await store.put(keys.facts, encoded(JSON.stringify(about)));
      const { userId, feedId } = about;
      await store.put(addressKey(about.tokenHash), encoded(JSON.stringify({ userId, feedId })));
      if (before && before.etag !== about.etag) await store.deletePrefix(keys.version(before.etag));
    },

    /** By the hash of the address alone. What is replaced while it is read is read again. */
    async find(tokenHash: string): Promise<Published | undefined> {
      for (let tries = 1; ; tries++) {
        try {
          return await published(tokenHash);
        } catch (error) {
          if (!isMissing(error) || tries === MAX_READS) throw error;
        }
      }
    },

    /** Before the address stops working in the database: what is gone from here comes back, what stays might not go. */
    async removeAddress(tokenHash: string): Promise<void> {
      await store.deletePrefix(addressKey(tokenHash));
    },

    async removeAll(feed: FeedRow): Promise<void> {
      await store.deletePrefix(addressKey(feed.tokenHash));
      await store.deletePrefix(feedPrefix(feed.userId, feed.id));
    },
  };
}

export type FallbackCopies = ReturnType<typeof fallbackCopies>;

export const noCopy = (cause: unknown): AppError =>
  new AppError('feed.unavailable', { log: 'no copy of the feed is kept', retry: 'later', cause });
