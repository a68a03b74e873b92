import { LANGUAGES } from '@parlance/kernel/languages';
import { LIMITS } from '@parlance/kernel/limits';
import { oneLine } from '@parlance/kernel/one-line';
import { z } from 'zod';
import { FeedReport } from './feed-findings.ts';
import { PODCAST_CATEGORIES } from './podcast-categories.ts';
import { route } from './route.ts';

/** Types a person may choose; the content decides in the end. */
export const FEED_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const Feed = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  language: z.string(),
  author: z.string(),
  category: z.enum(PODCAST_CATEGORIES),
  explicit: z.boolean(),
  /** Whether new audios become episodes by themselves. */
  auto_add: z.boolean(),
  /** False while the cover is a drawn one. */
  has_image: z.boolean(),
  /** The feed's secret is part of both addresses. Null when the server's own secret was changed: then rotate. */
  image_url: z.string().nullable(),
  rss_url: z.string().nullable(),
  episode_count: z.number().int(),
  created_at: z.iso.datetime(),
});
export type Feed = z.infer<typeof Feed>;

export const Episode = z.object({
  id: z.string(),
  feed_id: z.string(),
  audio_id: z.string(),
  title: z.string(),
  /** Markdown. */
  description: z.string(),
  /** Its place in the feed: newest first. */
  published_at: z.iso.datetime(),
  duration_ms: z.number().int(),
  created_at: z.iso.datetime(),
});
export type Episode = z.infer<typeof Episode>;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

const name = z
  .string({ error: 'required' })
  .max(LIMITS.feedNameMaxChars, 'too_long')
  .overwrite(oneLine)
  .min(1, 'required');
const details = {
  description: z
    .string()
    .max(LIMITS.feedDescriptionMaxBytes, 'too_long')
    .trim()
    .refine((text) => bytesOf(text) <= LIMITS.feedDescriptionMaxBytes, 'too_long'),
  language: z
    .string()
    .max(LIMITS.languageMaxChars, 'language_unknown')
    .refine((code) => LANGUAGES.some((language) => language.code === code), {
      error: 'language_unknown',
    }),
  author: z.string().max(LIMITS.feedAuthorMaxChars, 'too_long').overwrite(oneLine).min(1, 'required'),
  category: z.enum(PODCAST_CATEGORIES, 'invalid'),
  explicit: z.boolean(),
  auto_add: z.boolean(),
};

/** What is left out gets a sensible default: the caller's language and name, "Education", not explicit. */
export const NewFeed = z.object({ name, ...z.object(details).partial().shape });
export type NewFeed = z.infer<typeof NewFeed>;

export const FeedChange = z.object({ name, ...details }).partial();
export type FeedChange = z.infer<typeof FeedChange>;

const title = z
  .string({ error: 'required' })
  .max(LIMITS.titleMaxChars, 'too_long')
  .overwrite(oneLine)
  .min(1, 'required');
const description = z.string().max(LIMITS.episodeDescriptionMaxChars, 'too_long').trim();

export const NewEpisode = z.object({
  feed_id: z.string({ error: 'required' }).min(1, 'required').max(200, 'invalid'),
  title,
  /** The audio's show notes, unless something else is given. */
  description: description.optional(),
});
export type NewEpisode = z.infer<typeof NewEpisode>;

export const EpisodeChange = z
  .object({ title, description, published_at: z.iso.datetime({ offset: true, error: 'invalid' }) })
  .partial();
export type EpisodeChange = z.infer<typeof EpisodeChange>;

const feedParams = z.object({ feed_id: z.string() });
const episodeParams = z.object({ episode_id: z.string() });

export const listFeeds = route({
  method: 'get',
  path: '/api/feeds',
  summary: 'The caller’s feeds, newest first',
  access: 'user',
  status: 200,
  reply: z.object({ items: z.array(Feed), next_cursor: z.string().nullable() }),
});

export const createFeed = route({
  method: 'post',
  path: '/api/feeds',
  summary: 'Make a private podcast feed',
  access: 'user',
  body: NewFeed,
  status: 201,
  reply: Feed,
  problems: ['validation_failed', 'too_many_feeds'],
});

export const readFeed = route({
  method: 'get',
  path: '/api/feeds/:feed_id',
  summary: 'One feed',
  access: 'user',
  params: feedParams,
  status: 200,
  reply: Feed,
  problems: ['not_found'],
});

export const changeFeed = route({
  method: 'patch',
  path: '/api/feeds/:feed_id',
  summary: 'Change what a feed says of itself, or whether new audios go to it',
  access: 'user',
  params: feedParams,
  body: FeedChange,
  status: 200,
  reply: Feed,
  problems: ['validation_failed', 'not_found'],
});

export const deleteFeed = route({
  method: 'delete',
  path: '/api/feeds/:feed_id',
  summary: 'Delete a feed with its episodes; its audios stay',
  access: 'user',
  params: feedParams,
  status: 204,
  problems: ['not_found'],
});

export const putFeedImage = route({
  method: 'put',
  path: '/api/feeds/:feed_id/image',
  summary: 'Give the feed a cover; it is cut square and made 1400 to 3000 pixels wide',
  access: 'user',
  params: feedParams,
  takes: FEED_IMAGE_TYPES,
  status: 200,
  reply: Feed,
  problems: ['validation_failed', 'not_found', 'too_large'],
});

export const deleteFeedImage = route({
  method: 'delete',
  path: '/api/feeds/:feed_id/image',
  summary: 'Back to the drawn cover',
  access: 'user',
  params: feedParams,
  status: 200,
  reply: Feed,
  problems: ['not_found'],
});

export const rotateFeedUrl = route({
  method: 'post',
  path: '/api/feeds/:feed_id/rotate_url',
  summary: 'A new address; the old one stops working at once',
  access: 'user',
  params: feedParams,
  status: 200,
  reply: Feed,
  problems: ['not_found'],
});

export const validateFeed = route({
  method: 'post',
  path: '/api/feeds/:feed_id/validate',
  summary: 'Read the feed as a podcast app would, and tell what an app would dislike',
  access: 'user',
  params: feedParams,
  status: 200,
  reply: FeedReport,
  problems: ['not_found'],
});

export const listEpisodes = route({
  method: 'get',
  path: '/api/feeds/:feed_id/episodes',
  summary: 'A feed’s episodes, newest first',
  access: 'user',
  params: feedParams,
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  status: 200,
  reply: z.object({ items: z.array(Episode), next_cursor: z.string().nullable() }),
  problems: ['validation_failed', 'not_found'],
});

export const addEpisode = route({
  method: 'post',
  path: '/api/audios/:id/episodes',
  summary: 'Put an audio into a feed',
  access: 'user',
  params: z.object({ id: z.string() }),
  body: NewEpisode,
  status: 201,
  reply: Episode,
  problems: ['validation_failed', 'not_found', 'not_ready', 'episode_exists'],
});

export const changeEpisode = route({
  method: 'patch',
  path: '/api/episodes/:episode_id',
  summary: 'Change an episode’s title, description or date; by its date it takes its place',
  access: 'user',
  params: episodeParams,
  body: EpisodeChange,
  status: 200,
  reply: Episode,
  problems: ['validation_failed', 'not_found'],
});

export const deleteEpisode = route({
  method: 'delete',
  path: '/api/episodes/:episode_id',
  summary: 'Take an episode out of its feed; the audio stays',
  access: 'user',
  params: episodeParams,
  status: 204,
  problems: ['not_found'],
});
