import type { PodcastCategory } from '@parlance/contract/podcast-categories';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser } from './accounts.ts';
import { audios } from './audios.ts';
import { moment } from './columns.ts';

export const feeds = pgTable(
  'feeds',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    language: text('language').notNull(),
    author: text('author').notNull(),
    category: text('category').$type<PodcastCategory>().notNull(),
    explicit: boolean('explicit').notNull(),
    /** What a request's address is looked up by. */
    tokenHash: text('token_hash').notNull(),
    /** The secret of the address, to be shown again; opened with the server's own secret only. */
    tokenSealed: text('token_sealed').notNull(),
    /** Name of the chosen cover's version; null while it is a drawn one. */
    cover: text('cover'),
    /** Audios that were begun after this go into the feed by themselves. */
    autoAddSince: moment('auto_add_since'),
    /** Until when a process adds to it what waits, or when one last did: whose turn it is goes by this. */
    addingUntil: moment('adding_until'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('feeds_of_user').on(table.userId, table.id.desc()),
    uniqueIndex('feeds_token').on(table.tokenHash),
  ],
);

/**
 * What an app downloads for an episode. It stays as it is until the audio itself is made again: an address
 * always gives the same bytes, whatever happens to titles and covers.
 */
export type Recording = {
  /** Part of every address of its files. */
  version: string;
  runId: string;
  /** The tag with title, cover and chapters, which stands before the sound. */
  tagKey: string;
  tagBytes: number;
  mediaKey: string;
  /** The recording's own tag, which is left out. */
  mediaSkipBytes: number;
  mediaBytes: number;
  /** The audio's own picture; episodes of before have none until they are made again. */
  coverKey?: string;
  transcriptKey: string;
  chaptersKey: string;
  language: string;
  durationMs: number;
  chapters: { title: string; startMs: number }[];
  /** Names of the voices: host, then cohost. */
  hosts: string[];
};

/** An episode's id is also its GUID in the feed: it is born with it and nothing can change it. */
export const episodes = pgTable(
  'episodes',
  {
    id: text('id').primaryKey(),
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    audioId: text('audio_id')
      .notNull()
      .references(() => audios.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    publishedAt: moment('published_at').notNull(),
    recording: jsonb('recording').$type<Recording>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_episode_an_audio').on(table.feedId, table.audioId),
    index('episodes_by_date').on(table.feedId, table.publishedAt.desc(), table.id.desc()),
    index('episodes_of_audio').on(table.audioId),
  ],
);

/** Audios that were in a feed once: what a person took out again must not come back by itself. */
export const feedAdditions = pgTable(
  'feed_additions',
  {
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    audioId: text('audio_id')
      .notNull()
      .references(() => audios.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.audioId] })],
);
