import type { WebhookEvent } from './api-webhooks.ts';
import type { BodyOf, ReplyOf } from './route.ts';
import type { v1 } from './v1.ts';

type Example<R> = { body?: BodyOf<R>; reply?: ReplyOf<R> };
type Examples = { [Name in keyof typeof v1]?: Example<(typeof v1)[Name]> };

const AUDIO_ID = '01k4n8y6v0c5wq3r7t9x2b4d6f';
const RUN_ID = '01k4n8y6v1m3n5p7q9r1s3t5v7';
const FEED_ID = '01k4n9a2b4c6d8e0f2g4h6j8k0';
const EPISODE_ID = '01k4n9b3c5d7e9f1g3h5j7k9m1';
const WEBHOOK_ID = '01k4n9c4d6e8f0g2h4j6k8m0n2';
const DELIVERY_ID = '01k4n9d5e7f9g1h3j5k7m9n1p3';
const UPLOAD_ID = '01k4n9e6f8g0h2j4k6m8n0p2q4';
const AT = '2026-03-02T09:30:00.000Z';
const LATER = '2026-03-02T09:33:10.000Z';
/** Stands for the service's own address, which is known when the document is handed out. */
export const EXAMPLE_HOST = 'https://parlance.example';
const HOST = EXAMPLE_HOST;

const file = (name: string) =>
  `${HOST}/v1/audios/${AUDIO_ID}/${name}?expires=1772465400&signature=b5Xq&v=${RUN_ID}`;

const begun = {
  id: AUDIO_ID,
  title: null,
  status: 'queued' as const,
  progress: { percent: 0, lines_done: 0, lines_total: 0, seconds_left: null },
  waiting: { ahead: 2 },
  created_at: AT,
  creator: 'Ada',
  language: 'en-US',
  level: 'beginner' as const,
  mode: 'dialogue' as const,
  length: 'short' as const,
  opening: false,
  voice: 'pair:en-US:heart-michael',
  question: null,
  emphasis: null,
  tone: 'balanced' as const,
  duration_ms: null,
  shownotes: null,
  chapters: [],
  sources: [{ type: 'topic' as const, title: null, url: null }],
  warnings: [],
  share_url: null,
  credits_charged: 0,
  credits_returned: 0,
  cancel_cost: { credits: 0, of: 2 },
  files_kept_until: null,
  error: null,
  revision: RUN_ID,
  remake: null,
};

const ready = {
  ...begun,
  title: 'The Moon',
  status: 'ready' as const,
  progress: { percent: 100, lines_done: 28, lines_total: 28, seconds_left: null },
  waiting: null,
  duration_ms: 214_500,
  shownotes: 'Why the sea rises and falls twice a day.',
  chapters: [
    { title: 'The pull of the moon', start_ms: 0 },
    { title: 'Spring and neap', start_ms: 98_000 },
  ],
  sources: [{ type: 'topic' as const, title: 'The Moon', url: null }],
  credits_charged: 2,
  credits_returned: 0,
  media_url: file('media.mp3'),
  transcript_url: file('transcript.vtt'),
  chapters_url: file('chapters.json'),
};

const feed = {
  id: FEED_ID,
  name: 'Morning reading',
  description: 'What I meant to read.',
  language: 'en-US',
  author: 'Ada',
  category: 'Education' as const,
  explicit: false,
  auto_add: true,
  has_image: false,
  image_url: `${HOST}/rss/k3J9/cover-1.jpg`,
  rss_url: `${HOST}/rss/k3J9.xml`,
  episode_count: 1,
  created_at: AT,
};

const episode = {
  id: EPISODE_ID,
  feed_id: FEED_ID,
  audio_id: AUDIO_ID,
  title: 'The Moon',
  description: 'Why the sea rises and falls twice a day.',
  published_at: LATER,
  duration_ms: 214_500,
  created_at: LATER,
};

const webhook = {
  id: WEBHOOK_ID,
  url: 'https://example.com/hooks/parlance',
  description: null,
  events: ['audio.ready' as const, 'audio.failed' as const],
  disabled: false,
  created_at: AT,
};

const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

export const EXAMPLE_EVENT: WebhookEvent = {
  type: 'audio.ready',
  timestamp: LATER,
  data: {
    audio: {
      id: AUDIO_ID,
      status: 'ready',
      title: 'The Moon',
      revision: RUN_ID,
      duration_ms: 214_500,
      credits_charged: 2,
      error_code: null,
    },
  },
};

const delivery = {
  id: DELIVERY_ID,
  webhook_id: WEBHOOK_ID,
  event: EXAMPLE_EVENT,
  status: 'delivered' as const,
  created_at: LATER,
  next_attempt_at: null,
  attempts: [{ at: LATER, status_code: 204, error: null, duration_ms: 182 }],
};

const upload = { id: UPLOAD_ID, name: 'report.pdf', bytes: 482_113, bytes_received: 482_113, created_at: AT };

const request = {
  source: { type: 'topic' as const, topic: 'The Moon' },
  language: 'en-US',
  level: 'beginner' as const,
  mode: 'dialogue' as const,
  length: 'short' as const,
  voice: 'pair:en-US:heart-michael',
};

const page = <Item>(item: Item) => ({ items: [item], next_cursor: null });

/** What each call sends and gets, for readers of the document. */
export const EXAMPLES: Examples = {
  readBalance: { reply: { credits: 94, tier: 0, rate_limit: { requests: 60, seconds: 60 } } },
  createAudio: { body: request, reply: begun },
  estimateAudio: {
    body: request,
    reply: {
      credits_required: 2,
      credits_available: 94,
      estimated_minutes: { min: 2, max: 6 },
      expected_minutes: 4.1,
      lengths: [
        { length: 'short', credits_required: 2, expected_minutes: 4.1, filled: true },
        { length: 'medium', credits_required: 5, expected_minutes: 4.1, filled: false },
        { length: 'long', credits_required: 7, expected_minutes: 4.1, filled: false },
      ],
      warnings: [],
      left_out_percent: 0,
    },
  },
  replaceScript: {
    body: {
      revision: RUN_ID,
      lines: [
        { speaker: 'HOST', text: 'Twice a day the sea comes in.' },
        { speaker: 'COHOST', text: 'And twice a day it goes. Who moves it?' },
      ],
    },
    reply: ready,
  },
  listAudios: { reply: page(ready) },
  readAudio: { reply: ready },
  cancelAudio: { reply: { ...begun, status: 'cancelled' } },
  retryAudio: { reply: begun },
  uploadFile: { reply: upload },
  listUploads: { reply: page(upload) },
  listFeeds: { reply: page(feed) },
  createFeed: { body: { name: feed.name, auto_add: true }, reply: { ...feed, episode_count: 0 } },
  readFeed: { reply: feed },
  changeFeed: { body: { description: feed.description }, reply: feed },
  rotateFeedUrl: { reply: feed },
  listEpisodes: { reply: page(episode) },
  addEpisode: { body: { feed_id: FEED_ID, title: episode.title }, reply: episode },
  changeEpisode: { body: { title: episode.title }, reply: episode },
  listWebhooks: { reply: page(webhook) },
  createWebhook: { body: { url: webhook.url, events: webhook.events }, reply: { ...webhook, secret } },
  changeWebhook: { body: { disabled: true }, reply: { ...webhook, disabled: true } },
  rotateWebhookSecret: { reply: { ...webhook, secret } },
  testWebhook: { reply: { ...delivery, status: 'pending', attempts: [] } },
  listWebhookDeliveries: { reply: page(delivery) },
  redeliver: { reply: { ...delivery, status: 'pending', next_attempt_at: LATER } },
};
