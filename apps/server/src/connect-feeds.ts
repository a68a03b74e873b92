import type { Clock } from '@parlance/kernel/clock';
import { threeLetterLanguage } from '@parlance/language/iso-639-2';
import type { Encoder } from '@parlance/ports/encoder';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Pictures } from '@parlance/ports/pictures';
import type { VoiceInfo } from '@parlance/ports/voice';
import type { XmlReader } from '@parlance/ports/xml-reader';
import type { Changes } from './db/changes.ts';
import type { Db, Tx } from './db/connect.ts';
import { serveObject } from './features/audios/byte-ranges.ts';
import { addDueEpisodes } from './features/feeds/actions/add-episode.ts';
import { deleteEpisodesOf } from './features/feeds/actions/change-episode.ts';
import { addressFor } from './features/feeds/actions/create-feed.ts';
import { exportFeeds } from './features/feeds/actions/export-feeds.ts';
import { episodeEndpoints } from './features/feeds/episodes.routes.ts';
import { episodeStore } from './features/feeds/episodes.store.ts';
import { tokenSeal } from './features/feeds/feed-tokens.ts';
import { feedEndpoints } from './features/feeds/feeds.routes.ts';
import { feedStore } from './features/feeds/feeds.store.ts';
import { openItems } from './features/feeds/published/items.ts';
import { keptCopies } from './features/feeds/published/kept-copies.ts';
import { rssFiles } from './features/feeds/published/rss.ts';
import { openShelf } from './features/feeds/published/shelf.ts';
import type { Log } from './log.ts';

/** What feeds are made with. */
export type FeedVendors = { pictures: Pictures; xml: XmlReader; tagMp3: Encoder['tag'] };

type Parts = FeedVendors & {
  db: Db;
  store: ObjectStore;
  changes: Changes;
  voices: VoiceInfo[];
  secret: string;
  publicUrl: string;
  clock: Clock;
  log: Log;
  languageOf(userId: string): Promise<string>;
};

/** Feeds, and what the rest of the product has to tell them. */
export function connectFeeds({ db, changes, voices, secret, tagMp3, ...parts }: Parts) {
  const making = {
    ...parts,
    feeds: feedStore(db),
    episodes: episodeStore(db),
    kept: keptCopies(parts.store),
    seal: tokenSeal(secret),
    watch: changes.watch,
    tagMp3: (tags: Parameters<Encoder['tag']>[0]) =>
      tagMp3({ ...tags, language: threeLetterLanguage(tags.language) }),
    voiceName: (id: string) => voices.find((voice) => voice.id === id)?.name,
  };
  const shelf = openShelf({ ...making, items: openItems(making) });
  const rss = rssFiles({ ...parts, shelf, serveObject });
  const deps = { ...making, shelf, rss };

  return {
    rss,
    endpoints: [...feedEndpoints(deps), ...episodeEndpoints(deps)],
    addDueEpisodes: () => addDueEpisodes(deps),
    deleteEpisodesOf: (audioId: string) => deleteEpisodesOf(deps, audioId),
    exportOf: (userId: string) => exportFeeds(deps, userId),
    /** In the transaction in which the account becomes somebody else's. */
    async closeWays(tx: Tx, userId: string): Promise<void> {
      const now = parts.clock.now();
      for (const { id, tokenHash } of await deps.feeds.announceAll(tx, userId)) {
        await deps.kept.removeSignpost(tokenHash);
        await deps.feeds.readdress(tx, id, addressFor(deps.seal), now);
      }
    },
    /** After it, so that this process and the kept copies know at once. */
    async republishAll(userId: string): Promise<void> {
      for (const { feed } of await deps.feeds.list(userId)) await shelf.republish(feed.id);
    },
    /** In the transaction that removes the user; files under the user's prefix are swept with the rest. */
    async forgetUser(userId: string, tx: Tx): Promise<void> {
      for (const { tokenHash } of await deps.feeds.announceAll(tx, userId))
        await deps.kept.removeSignpost(tokenHash);
    },
  };
}
