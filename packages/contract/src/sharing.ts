import { z } from 'zod';
import { Chapter } from './audios.ts';
import { route } from './route.ts';

const params = z.object({ url_token: z.string() });
const problems = ['not_found', 'audio_gone'] as const;

/** A shared audio as everybody who has its link may see it. */
export const SharedAudio = z.object({
  url_token: z.string(),
  share_url: z.string(),
  title: z.string().nullable(),
  creator: z.string(),
  created_at: z.iso.datetime(),
  language: z.string(),
  duration_ms: z.number().int(),
  shownotes: z.string().nullable(),
  chapters: z.array(Chapter),
  /** What its picture is drawn from. */
  cover_seed: z.string(),
  media_url: z.string(),
  transcript_url: z.string(),
  chapters_url: z.string(),
  peaks_url: z.string(),
});
export type SharedAudio = z.infer<typeof SharedAudio>;

export const readSharedAudio = route({
  method: 'get',
  path: '/api/shared_audios/:url_token',
  summary: 'A shared audio, by its link',
  access: 'public',
  params,
  status: 200,
  reply: SharedAudio,
  problems: [...problems],
});

const file = (name: string, content: string, summary: string) =>
  route({
    method: 'get',
    path: `/api/shared_audios/:url_token/${name}`,
    summary,
    access: 'public',
    params,
    status: 200,
    content,
    problems: [...problems],
  });

export const readSharedMedia = file('media.mp3', 'audio/mpeg', 'The recording; byte ranges');
export const readSharedTranscript = file(
  'transcript.vtt',
  'text/vtt',
  'Transcript with speakers and word times',
);
export const readSharedChapters = file('chapters.json', 'application/json+chapters', 'Chapters');
export const readSharedPeaks = file('peaks.json', 'application/json', 'The shape of the sound, for drawing');
export const readSharedImage = file('card.png', 'image/png', 'The picture that a pasted link shows');

export const readEmbeddedPlayer = route({
  method: 'get',
  path: '/embed/:url_token',
  summary: 'A small player for other sites to show in a frame',
  access: 'public',
  params,
  status: 200,
  content: 'text/html; charset=utf-8',
  problems: [...problems],
});

/** https://oembed.com: how other programs show a pasted link. */
export const OEmbed = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  provider_name: z.string(),
  provider_url: z.string(),
  title: z.string(),
  author_name: z.string(),
  html: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  thumbnail_url: z.string(),
  thumbnail_width: z.number().int(),
  thumbnail_height: z.number().int(),
});
export type OEmbed = z.infer<typeof OEmbed>;

export const readOEmbed = route({
  method: 'get',
  path: '/oembed',
  summary: 'How to show a shared audio’s link on another site',
  access: 'public',
  query: z.object({
    url: z.string({ error: 'required' }).max(2_000, 'url_invalid'),
    format: z.enum(['json'], { error: 'invalid' }).default('json'),
    maxwidth: z.coerce.number().int().positive().optional(),
    maxheight: z.coerce.number().int().positive().optional(),
  }),
  status: 200,
  reply: OEmbed,
  problems: ['validation_failed', ...problems],
});
