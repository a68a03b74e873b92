import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Changes } from '../../../db/changes.ts';
import type { Log } from '../../../log.ts';
import { TOKEN_MARK } from '../document/feed-document.ts';
import { hashOf } from '../feed-tokens.ts';
import type { FeedRow, FeedStore } from '../feeds.store.ts';
import { type KeptCopies, nothingKept } from './fallback-copies.ts';
import { type PublishDeps, type Published, publishFeed } from './publish-feed.ts';

/** Changes are announced; whatever was missed is seen after this long. */
const TRUSTED_MS = 60_000;
/** A database that answers later than this is away. */
const PATIENCE_MS = 5_000;
/** How long nobody asks a database that was away a moment ago. */
const AWAY_MS = 5_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** A feed as it goes out at one address. */
export type Shelved = Omit<Published, 'document'> & {
  body: Uint8Array<ArrayBuffer>;
  /** Made for the first who wants it so. */
  zipped(): Promise<Uint8Array<ArrayBuffer>>;
};

export type ShelfDeps = PublishDeps & {
  feeds: FeedStore;
  kept: KeptCopies;
  watch: Changes['watch'];
  log: Log;
};

type Place = { shelved: Shelved; trustedUntil: number; fresh: boolean; stopWatching: () => void };

const zip = promisify(gzip);

function shelvedFor(token: string, { document, ...about }: Published): Shelved {
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
 * shelf; changes are heard from the database and take what they concern off it.
 */
export function openShelf(deps: ShelfDeps) {
  const places = new Map<string, Place>();
  const underWay = new Map<string, Promise<Shelved | undefined>>();
  const keeping = new Map<string, Promise<void>>();
  let bytes = 0;

  function takeOff(token: string): void {
    const place = places.get(token);
    if (!place) return;
    places.delete(token);
    place.stopWatching();
    bytes -= place.shelved.body.length;
  }

  function putOn(token: string, shelved: Shelved, fresh: boolean, trustedMs = TRUSTED_MS): void {
    takeOff(token);
    const place: Place = { shelved, fresh, trustedUntil: performance.now() + trustedMs, stopWatching() {} };
    const stops = [shelved.feedId, ...shelved.audioIds].map((id) =>
      deps.watch(id, () => {
        place.fresh = false;
      }),
    );
    place.stopWatching = () => {
      for (const stop of stops) stop();
    };
    places.set(token, place);
    bytes += shelved.body.length;
    for (const oldest of places.keys()) {
      if (bytes <= MAX_BYTES || oldest === token) break;
      takeOff(oldest);
    }
  }

  /** One after the other for each feed, so that an older copy never replaces a newer one. */
  function keep(published: Published): Promise<void> {
    const { feedId } = published;
    const mine = (keeping.get(feedId) ?? Promise.resolve())
      // Whoever asked for it gets the document first.
      .then(() => nextTurn())
      .then(() => deps.kept.keep(published))
      // A copy that could not be kept is no reason not to answer.
      .catch((error) => deps.log.error({ err: error }, 'a feed was not kept'))
      .finally(() => {
        if (keeping.get(feedId) === mine) keeping.delete(feedId);
      });
    keeping.set(feedId, mine);
    return mine;
  }

  async function publish(feed: FeedRow): Promise<{ published: Published; kept: Promise<void> }> {
    const before = await deps.kept.facts(feed.userId, feed.id);
    const published = await publishFeed(deps, feed, before);
    const isNew = before?.etag !== published.etag || before.tokenHash !== published.tokenHash;
    return { published, kept: isNew ? keep(published) : Promise.resolve() };
  }

  async function fromDatabase(token: string): Promise<Shelved | undefined> {
    const feed = await within(deps.feeds.findByToken(hashOf(token)));
    if (!feed) {
      takeOff(token);
      return undefined;
    }
    let changedMeanwhile = false;
    const stopWatching = deps.watch(feed.id, () => {
      changedMeanwhile = true;
    });
    try {
      // Whoever asks waits for the document, not for the disk that keeps a copy of it.
      const { published } = await within(publish(feed));
      const shelved = shelvedFor(token, published);
      putOn(token, shelved, !changedMeanwhile);
      return shelved;
    } finally {
      stopWatching();
    }
  }

  async function fromKeptCopy(token: string, cause: unknown): Promise<Shelved> {
    const kept = await deps.kept.find(hashOf(token));
    if (!kept) throw nothingKept(cause);
    return shelvedFor(token, kept);
  }

  async function load(token: string): Promise<Shelved | undefined> {
    try {
      return await fromDatabase(token);
    } catch (error) {
      deps.log.warn({ err: error }, 'a feed is answered from its last good copy');
      const shelved = places.get(token)?.shelved ?? (await fromKeptCopy(token, error));
      // Not every request has to find out anew, and wait for it. Once the database is back, changes are announced.
      putOn(token, shelved, true, AWAY_MS);
      return shelved;
    }
  }

  return {
    /** The feed at this address; undefined when there is none. At once if it is on the shelf. */
    find(token: string): Shelved | undefined | Promise<Shelved | undefined> {
      const place = places.get(token);
      if (place?.fresh && performance.now() < place.trustedUntil) return place.shelved;
      const begun = underWay.get(token);
      if (begun) return begun;
      const loading: Promise<Shelved | undefined> = load(token).finally(() => {
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
        for (const [token, place] of places) {
          if (place.shelved.feedId !== feedId) continue;
          place.fresh = false;
          if (place.shelved.tokenHash !== feed?.tokenHash) takeOff(token);
        }
        if (feed) await (await publish(feed)).kept;
      } catch (error) {
        deps.log.error({ err: error }, 'a feed was not published');
      }
    },
  };
}

export type Shelf = ReturnType<typeof openShelf>;
