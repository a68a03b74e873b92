import { z } from 'zod';

/** What a podcast app would dislike about a feed. Screens and the command line turn codes into sentences. */
export const FINDING_CODES = [
  'feed_unreachable',
  'feed_wrong_type',
  'feed_not_utf8',
  'feed_redirects',
  'feed_sets_cookie',
  'feed_without_etag',
  'feed_not_conditional',
  'feed_head_differs',
  'xml_broken',
  'not_rss',
  'namespace_missing',
  'self_link_missing',
  'title_missing',
  'link_missing',
  'description_missing',
  'description_too_long',
  'language_invalid',
  'category_unknown',
  'explicit_missing',
  'author_missing',
  'owner_missing',
  'podcast_guid_invalid',
  'not_locked',
  'not_blocked',
  'ai_label_missing',
  'cover_missing',
  'cover_unreadable',
  'cover_not_square',
  'cover_wrong_size',
  'cover_not_rgb',
  'no_episodes',
  'episode_title_missing',
  'guid_missing',
  'guid_repeated',
  'guid_is_address',
  'date_invalid',
  'date_in_future',
  'duration_invalid',
  'episode_description_missing',
  'episode_description_too_long',
  'description_markup',
  'enclosure_missing',
  'enclosure_not_mp3',
  'enclosure_repeated',
  'media_unreachable',
  'media_wrong_type',
  'media_wrong_length',
  'media_without_ranges',
  'media_without_artwork',
  'media_without_chapters',
  'transcript_missing',
  'transcript_order',
  'transcript_unreachable',
  'transcript_invalid',
  'chapters_missing',
  'chapters_unreachable',
  'chapters_invalid',
  'chapter_times_missing',
  'person_missing',
] as const;

export type FindingCode = (typeof FINDING_CODES)[number];

export const FeedFinding = z.object({
  code: z.enum(FINDING_CODES),
  /** An error keeps apps from showing or playing something; a warning makes them show less. */
  level: z.enum(['error', 'warning']),
  /** The episode it is about; null for the feed itself. */
  episode: z.string().nullable(),
  /** What the sentence needs. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type FeedFinding = z.infer<typeof FeedFinding>;

export const FeedReport = z.object({
  passed: z.boolean(),
  /** Of all episodes, the newest are fetched. */
  episodes_listed: z.number().int(),
  episodes_fetched: z.number().int(),
  findings: z.array(FeedFinding),
});
export type FeedReport = z.infer<typeof FeedReport>;
