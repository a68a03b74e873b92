import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Changes } from '../../../db/changes.ts';
import type { Log } from '../../../log.ts';
import { TOKEN_MARK } from '../document/feed-document.ts';
import { hashOf } from '../feed-tokens.ts';
import type { FeedRow, FeedStore } from '../feeds.store.ts';
import { type FallbackCopies, noCopy } from './fallback-copies.ts';
import { type PublishDeps, type Published, publishFeed } from './publish-feed.ts';

/** Changes are announced; whatever was missed is seen after this long. */
const TRUSTED_MS = 60_000;
/** A database that answers later than this is away. */
const PATIENCE_MS = 5_000;
/** How long nobody asks a database that was away a moment ago. */
const AWAY_MS = 5_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** A feed as it goes out at one address. */
export type CachedFeed = Omit<Published, 'document'> & {
  body: Uint8Array<ArrayBuffer>;
  /** Made for the first who wants it so. */
  zipped(): Promise<Uint8Array<ArrayBuffer>>;
};

export type FeedCacheDeps = PublishDeps & {
  feeds: FeedStore;
  copies: FallbackCopies;
  watch: Changes['watch'];
  log: Log;
};

type Entry = { cached: CachedFeed; trustedUntil: number; fresh: boolean; stopWatching: () => void };

const zip = promisify(gzip);

function cachedFor(token: string, { document, ...about }: Published): CachedFeed {
  const body = new TextEncoder().encode(document.replaceAll(TOKEN_MARK, token));
  let zipping: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return {
    ...about,
    body,
    zipped() {
      zipping ??= zip(body, { level: 6 }).then((bytes) => Uint8Array.from(bytes));
      return zipping;
    },
  };
}

function within<T>(promise: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the database took too long')), PATIENCE_MS);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}

/**
 * What apps ask for again and again is answered from memory: no database, no rendering. Every process has a
 * cache; changes are heard from the database and evict what they concern.
 */
export function openFeedCache(deps: FeedCacheDeps) {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<CachedFeed | undefined>>();
  const keeping = new Map<string, Promise<void>>();
  let bytes = 0;

  function evict(token: string): void {
    const entry = entries.get(token);
    if (!entry) return;
    entries.delete(token);
    entry.stopWatching();
    bytes -= entry.cached.body.length;
  }

  function insert(token: string, cached: CachedFeed, fresh: boolean, trustedMs = TRUSTED_MS): void {
    evict(token);
    const entry: Entry = { cached, fresh, trustedUntil: performance.now() + trustedMs, stopWatching() {} };
    const stops = [cached.feedId, ...cached.audioIds].map((id) =>
      deps.watch(id, () => {
        entry.fresh = false;
      }),
    );
    entry.stopWatching = () => {
      for (const stop of stops) stop();
    };
    entries.set(token, entry);
    bytes += cached.body.length;
    for (const oldest of entries.keys()) {
      if (bytes <= MAX_BYTES || oldest === token) break;
      evict(oldest);
    }
  }

  /** One after the other for each feed, so that an older copy never replaces a newer one. */
  function keep(published: Published): Promise<void> {
    const { feedId } = published;
    const mine = (keeping.get(feedId) ?? Promise.resolve())
      // Whoever asked for it gets the document first.
      .then(() => nextTurn())
      .then(() => deps.copies.keep(published))
      // A copy that could not be kept is no reason not to answer.
      .catch((error) => deps.log.error({ err: error }, 'a feed was not kept'))
      .finally(() => {
        if (keeping.get(feedId) === mine) keeping.delete(feedId);
      });
    keeping.set(feedId, mine);
    return mine;
  }

  async function publish(feed: FeedRow): Promise<{ published: Published; kept: Promise<void> }> {
    const before = await deps.copies.facts(feed.userId, feed.id);
    const published = await publishFeed(deps, feed, before);
    const isNew = before?.etag !== published.etag || before.tokenHash !== published.tokenHash;
    return { published, kept: isNew ? keep(published) : Promise.resolve() };
  }

  async function fromDatabase(token: string): Promise<CachedFeed | undefined> {
    const feed = await within(deps.feeds.findByToken(hashOf(token)));
    if (!feed) {
      evict(token);
      return undefined;
    }
    let changedMeanwhile = false;
    const stopWatching = deps.watch(feed.id, () => {
      changedMeanwhile = true;
    });
    try {
      // Whoever asks waits for the document, not for the disk that keeps a copy of it.
      const { published } = await within(publish(feed));
      const cached = cachedFor(token, published);
      insert(token, cached, !changedMeanwhile);
      return cached;
    } finally {
      stopWatching();
    }
  }

  async function fromCopy(token: string, cause: unknown): Promise<CachedFeed> {
    const kept = await deps.copies.find(hashOf(token));
    if (!kept) throw noCopy(cause);
    return cachedFor(token, kept);
  }

  async function load(token: string): Promise<CachedFeed | undefined> {
    try {
      return await fromDatabase(token);
    } catch (error) {
      deps.log.warn({ err: error }, 'a feed is answered from its last good copy');
      const cached = entries.get(token)?.cached ?? (await fromCopy(token, error));
      // Not every request has to find out anew, and wait for it. Once the database is back, changes are announced.
      insert(token, cached, true, AWAY_MS);
      return cached;
    }
  }

  return {
    /** The feed at this address; undefined when there is none. At once if it is in the cache. */
    find(token: string): CachedFeed | undefined | Promise<CachedFeed | undefined> {
      const entry = entries.get(token);
      if (entry?.fresh && performance.now() < entry.trustedUntil) return entry.cached;
      const begun = underWay.get(token);
      if (begun) return begun;
      const loading: Promise<CachedFeed | undefined> = load(token).finally(() => {
        if (underWay.get(token) === loading) underWay.delete(token);
      });
      underWay.set(token, loading);
      return loading;
    },

    /**
     * After a change, so that the kept copy is never older than what the person was told. The change stands
     * whatever becomes of the copy: the next request makes another.
     */
    async republish(feedId: string): Promise<void> {
      underWay.clear();
      try {
        const feed = await deps.feeds.findById(feedId);
        for (const [token, entry] of entries) {
          if (entry.cached.feedId !== feedId) continue;
          entry.fresh = false;
          if (entry.cached.tokenHash !== feed?.tokenHash) evict(token);
        }
        if (feed) await (await publish(feed)).kept;
      } catch (error) {
        deps.log.error({ err: error }, 'a feed was not published');
      }
    },
  };
}

export type FeedCache = ReturnType<typeof openFeedCache>;
