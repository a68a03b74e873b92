import type { Clock } from '@parlance/kernel/clock';
import type { Encoder } from '@parlance/ports/encoder';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Pictures } from '@parlance/ports/pictures';
import type { VoiceInfo } from '@parlance/ports/voice';
import type { XmlReader } from '@parlance/ports/xml-reader';
import type { Changes } from '../../db/changes.ts';
import type { Db } from '../../db/connect.ts';
import { episodes, feedAdditions, feeds } from '../../db/schema/feeds.ts';
import type { PictureTurns } from '../../doors/picture-turns.ts';
import { defineFeature } from '../../feature.ts';
import type { Log } from '../../log.ts';
import { addDueEpisodes } from './actions/add-episode.ts';
import { deleteEpisodesOf } from './actions/change-episode.ts';
import { addressFor } from './actions/create-feed.ts';
import { episodeEndpoints } from './episodes.routes.ts';
import { episodeStore } from './episodes.store.ts';
import { tokenSeal } from './feed-tokens.ts';
import { feedEndpoints } from './feeds.routes.ts';
import { feedStore } from './feeds.store.ts';
import { episodeView, feedView } from './feeds.view.ts';
import { fallbackCopies } from './published/fallback-copies.ts';
import { openFeedCache } from './published/feed-cache.ts';
import { openItems } from './published/items.ts';
import { rssFiles } from './published/rss.ts';
import { coversOfAudios } from './recordings.ts';

/** What feeds are made with. */
export type FeedVendors = { pictures: Pictures; xml: XmlReader; tagMp3: Encoder['tag'] };

type Deps = FeedVendors & {
  pictureTurns: PictureTurns;
  db: Db;
  store: ObjectStore;
  changes: Changes;
  voices: VoiceInfo[];
  secret: string;
  publicUrl: string;
  clock: Clock;
  log: Log;
  languageOf(userId: string): Promise<string>;
  serveObject: Parameters<typeof rssFiles>[0]['serveObject'];
};

/** Podcast feeds: what people put in them, and what podcast apps read. */
export function feedsFeature({ db, changes, voices, secret, serveObject, ...parts }: Deps) {
  const making = {
    ...parts,
    feeds: feedStore(db),
    episodes: episodeStore(db),
    copies: fallbackCopies(parts.store),
    seal: tokenSeal(secret),
    watch: changes.watch,
    coverOfAudio: coversOfAudios(parts.pictures, parts.pictureTurns),
    voiceName: (id: string) => voices.find((voice) => voice.id === id)?.name,
  };
  const cache = openFeedCache({ ...making, items: openItems(making) });
  const rss = rssFiles({ ...parts, cache, serveObject });
  const deps = { ...making, cache, rss };
  const endpoints = [...feedEndpoints(deps), ...episodeEndpoints(deps)];

  async function* exportFeeds(userId: string): AsyncGenerator<object> {
    for (const both of await deps.feeds.list(userId)) {
      const rows = await deps.episodes.all(both.feed.id);
      yield { ...feedView(deps, both), episodes: rows.map(episodeView) };
    }
  }

  return defineFeature({
    name: 'feeds',
    endpoints,
    apiEndpoints: endpoints,
    tasks: { 'feeds.add_due_episodes': () => addDueEpisodes(deps) },
    on: {
      async ownershipTaking({ tx, userId }) {
        const now = parts.clock.now();
        for (const { id, tokenHash } of await deps.feeds.announceAll(tx, userId)) {
          await deps.copies.removeAddress(tokenHash);
          await deps.feeds.readdress(tx, id, addressFor(deps.seal), now);
        }
      },
      // So that this process and the kept copies know at once.
      async ownershipTaken({ userId }) {
        for (const { feed } of await deps.feeds.list(userId)) await cache.republish(feed.id);
      },
    },
    tables: [
      { table: feeds, exported: true, deleted: 'with_user' },
      { table: episodes, exported: true, deleted: 'with_user' },
      { table: feedAdditions, exported: { exempt: 'what the episodes say too' }, deleted: 'with_user' },
    ],
    exportUser: async ({ userId }) => ({ feeds: exportFeeds(userId) }),
    /** Files under the user's prefix are swept with the rest. */
    async deleteUser(tx, { userId }) {
      for (const { tokenHash } of await deps.feeds.announceAll(tx, userId))
        await deps.copies.removeAddress(tokenHash);
    },
    rss,
    deleteEpisodesOf: (audioId: string) => deleteEpisodesOf(deps, audioId),
  });
}
