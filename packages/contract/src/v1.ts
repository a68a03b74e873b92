import { z } from 'zod';
import * as webhooks from './api-webhooks.ts';
import * as audios from './audios.ts';
import * as feeds from './feeds.ts';
import { Options, readOptions } from './options.ts';
import { type Route, route } from './route.ts';
import * as studio from './studio.ts';
import * as uploads from './uploads.ts';

/*
 * The alpha API: the same calls as the pages make, with a key instead of a session, and with addresses that are
 * whole. What a page alone needs is left out of the answers.
 */

const KEYED = { user: 'key', user_or_signed_link: 'key_or_signed_link' } as const;

/** The same call behind the other door. */
const door = <R extends Route, Change extends Partial<Route> = object>(opens: R, change?: Change) =>
  ({
    ...opens,
    path: opens.path.replace(/^\/api\//, '/v1/'),
    access: KEYED[opens.access as keyof typeof KEYED] ?? 'key',
    ...change,
    opens,
  }) as unknown as Omit<R, keyof Change> & Change;

const ApiAudio = audios.Audio.omit({ position_ms: true, rating: true });
export type ApiAudio = z.infer<typeof ApiAudio>;

const audio = { reply: ApiAudio };

const ApiOptions = Options.omit({ plans: true, extra_credits: true, refund_days: true });

const ApiBalance = z.object({
  /** API credits that can be spent now. */
  credits: z.number().int(),
  tier: z.number().int(),
  rate_limit: z.object({ requests: z.number().int(), seconds: z.number().int() }),
});

const readBalance = route({
  method: 'get',
  path: '/v1/balance',
  summary: 'API credits, tier and rate limit',
  access: 'key',
  status: 200,
  reply: ApiBalance,
});

/** A whole file in one request. */
const uploadFile = route({
  method: 'post',
  path: '/v1/uploads',
  summary: 'Upload a file of up to 500 MB, to make an audio from; kept for a day if nothing is made of it',
  access: 'key',
  query: z.object({ filename: z.string({ error: 'required' }).min(1, 'required').max(255, 'too_long') }),
  takes: ['application/octet-stream'],
  status: 201,
  reply: uploads.Upload,
  problems: ['validation_failed', 'too_large', 'upload_conflict'],
});

/** Every call of the alpha API, by the name it has in clients and in the OpenAPI document. */
export const v1 = {
  readOptions: door(readOptions, {
    summary: 'Languages, voices, levels, modes, lengths and limits',
    reply: ApiOptions,
  }),
  readBalance,
  createAudio: door(audios.createAudio, audio),
  estimateAudio: door(audios.estimateAudio),
  listAudios: door(audios.listAudios, {
    reply: z.object({ items: z.array(ApiAudio), next_cursor: z.string().nullable() }),
  }),
  readAudio: door(audios.readAudio, audio),
  cancelAudio: door(audios.cancelAudio, audio),
  retryAudio: door(audios.retryAudio, audio),
  deleteAudio: door(audios.deleteAudio),
  readScript: door(audios.readScript, { reply: audios.AudioScript }),
  replaceScript: door(studio.replaceScript, audio),
  downloadMedia: door(audios.readMedia),
  downloadLive: door(audios.readLive),
  downloadTranscriptVtt: door(audios.readTranscript),
  downloadTranscriptSrt: door(studio.readTranscriptSrt),
  downloadTranscriptText: door(studio.readTranscriptText),
  downloadScriptText: door(studio.readScriptText),
  downloadChapters: door(audios.readChapters),
  downloadPeaks: door(audios.readPeaks),
  uploadFile,
  listUploads: door(uploads.listUploads),
  listFeeds: door(feeds.listFeeds),
  createFeed: door(feeds.createFeed),
  readFeed: door(feeds.readFeed),
  changeFeed: door(feeds.changeFeed),
  deleteFeed: door(feeds.deleteFeed),
  rotateFeedUrl: door(feeds.rotateFeedUrl),
  listEpisodes: door(feeds.listEpisodes),
  addEpisode: door(feeds.addEpisode),
  changeEpisode: door(feeds.changeEpisode),
  deleteEpisode: door(feeds.deleteEpisode),
  listWebhooks: door(webhooks.listWebhooks),
  createWebhook: door(webhooks.createWebhook),
  changeWebhook: door(webhooks.changeWebhook),
  deleteWebhook: door(webhooks.deleteWebhook),
  rotateWebhookSecret: door(webhooks.rotateWebhookSecret),
  testWebhook: door(webhooks.testWebhook),
  listWebhookDeliveries: door(webhooks.listWebhookDeliveries),
  redeliver: door(webhooks.redeliver),
} as const;

/** Where its own OpenAPI document lies. The page /docs/api is written from the same document. */
export const V1_DOCUMENT_PATH = '/v1/openapi.json';
