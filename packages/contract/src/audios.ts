import { DELIVERY_KINDS, DELIVERY_LIMITS } from '@parlance/kernel/delivery';
import { LEFT_OUT_KINDS } from '@parlance/kernel/left-out-kinds';
import { LENGTH_NAMES, LEVELS, LIMITS, MODES, TONES } from '@parlance/kernel/limits';
import { CHECK_FLAGS, LINE_SUPPORTS } from '@parlance/kernel/line-support';
import { oneLine } from '@parlance/kernel/one-line';
import { z } from 'zod';
import { audioFile, liveFile } from './audio-files.ts';
import { EstimatedLength } from './estimated-length.ts';
import { Heard } from './heard.ts';
import { NewAudio, SOURCE_TYPES, VoiceChoice } from './new-audio.ts';
import { FAILURE_CODES } from './problem.ts';
import { Progress, Waiting } from './progress.ts';
import { route } from './route.ts';

export const AUDIO_STATUSES = [
  'queued',
  'ingesting',
  'writing',
  /** The script waits to be read, and for somebody to say that it may be spoken. */
  'review',
  'speaking',
  'producing',
  'ready',
  'failed',
  'cancelled',
] as const;
export type AudioStatus = (typeof AUDIO_STATUSES)[number];

export const Chapter = z.object({ title: z.string(), start_ms: z.number().int() });

const AudioError = z.object({
  code: z.enum(FAILURE_CODES),
  message: z.string(),
  /** What the sentence needs: `nearest` subjects, `tokens` and `max_tokens`, a `file`'s name. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** The audio with its edited script, while the one before it can still be heard. */
const Remake = z.object({
  status: z.enum(AUDIO_STATUSES),
  progress: Progress,
  error: AudioError.nullable(),
});

export const Audio = z.object({
  id: z.string(),
  /** Null until the script has one; screens then show their "untitled" text. */
  title: z.string().nullable(),
  status: z.enum(AUDIO_STATUSES),
  progress: Progress,
  /** Null while it is being worked on, and when there is nothing to be done. */
  waiting: Waiting.nullable(),
  created_at: z.iso.datetime(),
  creator: z.string(),
  language: z.string(),
  level: z.enum(LEVELS),
  mode: z.enum(MODES),
  length: z.enum(LENGTH_NAMES),
  /** Only its first lines were made, before its owner had an account; `/complete` makes the rest. */
  opening: z.boolean(),
  voice: VoiceChoice,
  question: z.string().nullable(),
  emphasis: z.string().nullable(),
  tone: z.enum(TONES),
  duration_ms: z.number().int().nullable(),
  shownotes: z.string().nullable(),
  chapters: z.array(Chapter),
  sources: z.array(
    z.object({
      type: z.enum(SOURCE_TYPES),
      title: z.string().nullable(),
      /** What was read, once it was: a page, an episode, an article of the almanac. */
      url: z.string().nullable(),
    }),
  ),
  /** Codes such as source_short, question_unanswered: what the listener should know. */
  warnings: z.array(z.string()),
  share_url: z.string().nullable(),
  rating: z.number().int().nullable(),
  credits_charged: z.number().int(),
  /** Of what was held for it, what came back: the recording became shorter than the length asked for. */
  credits_returned: z.number().int(),
  /** While it is being made: what cancelling now would cost, of what was set aside. */
  cancel_cost: z.object({ credits: z.number().int(), of: z.number().int() }).nullable(),
  /** Of a failed or cancelled audio: until then its uploads and what was spoken are kept; null once they are gone. */
  files_kept_until: z.iso.datetime().nullable(),
  error: AudioError.nullable(),
  /** Another one means other files: the recording was made again. */
  revision: z.string(),
  /** Being made again, or failed at that; null otherwise. */
  remake: Remake.nullable(),
  /** Where the caller stopped listening. */
  position_ms: z.number().int(),
  media_url: z.string().optional(),
  live_url: z.string().optional(),
  transcript_url: z.string().optional(),
  chapters_url: z.string().optional(),
  peaks_url: z.string().optional(),
  transcript_txt_url: z.string().optional(),
  transcript_srt_url: z.string().optional(),
  script_url: z.string().optional(),
});

const SourcePassage = z.object({
  id: z.string(),
  text: z.string(),
  heading: z.string().nullable(),
  paragraph: z.number().int(),
  /** Index into `documents`; null for a pasted text. */
  document: z.number().int().nullable(),
  page: z.number().int().nullable(),
  /** When it is said, in a recording. */
  start_ms: z.number().int().nullable(),
});

const { pace, levelDb, pauseMs } = DELIVERY_LIMITS;

/** How a line is to be spoken, where that is not left to the voices: each follows what it can. */
export const LineDelivery = z.object({
  kind: z.enum(DELIVERY_KINDS).optional(),
  /** 1 is the voice's own. */
  pace: z.number().min(pace.min).max(pace.max).optional(),
  /** Louder or softer than the lines around it. */
  level_db: z.number().min(levelDb.min).max(levelDb.max).optional(),
  /** Silence before it; below 0 it begins while the line before it ends. */
  pause_ms: z.number().int().min(pauseMs.min).max(pauseMs.max).optional(),
});

export const ScriptLine = z.object({
  speaker: z.enum(['HOST', 'COHOST']),
  text: z.string(),
  source_refs: z.array(z.string()),
  chapter: z.number().int(),
  delivery: LineDelivery.optional(),
});

export const AudioScript = z.object({
  mode: z.enum(MODES),
  chapters: z.array(z.object({ title: z.string(), first_line: z.number().int() })),
  lines: z.array(
    ScriptLine.extend({
      /** Null until the audio is ready. */
      start_ms: z.number().int().nullable(),
      end_ms: z.number().int().nullable(),
      /** What the line rests on; null for an own script, and until it was checked. */
      check: z
        .object({
          support: z.enum(LINE_SUPPORTS),
          /** Numbers and names that are not in the cited passages, or nowhere in the source. */
          flags: z.array(z.object({ code: z.enum(CHECK_FLAGS), text: z.string() })),
        })
        .nullable(),
      /** A model wrote it, and no second reading held it to its source. */
      unread: z.literal(true).optional(),
      /** It was heard in other words while the audio was being made. */
      revised: z.literal(true).optional(),
    }),
  ),
  /** What was read. */
  documents: z.array(
    z.object({
      kind: z.enum(['file', 'page', 'video', 'podcast', 'almanac', 'wikipedia', 'model']),
      title: z.string().nullable(),
      url: z.string().nullable(),
      file_name: z.string().nullable(),
    }),
  ),
  /** The passages that lines refer to. */
  passages: z.array(SourcePassage),
  /** Important passages that no line rests on, the most important first. */
  left_out: z.array(SourcePassage),
  /**
   * How much of its text is heard, and each gap in it with the sentences that no line tells, in the order of the text.
   * Null for an own script, until the script was checked, and for audios of before.
   */
  heard: Heard.nullable(),
  /** What of the material is in no passage, the most first: why, in how many pieces, and how much of it that is. */
  not_read: z.array(
    z.object({
      kind: z.enum(LEFT_OUT_KINDS),
      pieces: z.number().int(),
      percent: z.number().int(),
      /** How the first of it begins. */
      sample: z.string(),
      /** Of another language than the rest. */
      language: z.string().nullable(),
    }),
  ),
});

/** What saving an edit is priced by: lines as they were said and paid for, and how words would be said now. */
export const EditBasis = z.object({
  said: z.array(z.object({ speaker: z.enum(['HOST', 'COHOST']), text: z.string() })),
  pronunciations: z.array(
    z.object({ written: z.string(), spoken: z.string(), language: z.string().nullable() }),
  ),
  /** An own script is priced by what is said, however long; see `respell`. */
  is_measured: z.boolean(),
  /** Its takes are kept no longer: saving speaks every line anew, at the same price, and takes as long as the first time. */
  speaks_all: z.boolean(),
});
export type EditBasis = z.infer<typeof EditBasis>;

/** One server-sent event of /events, named "audio". */
export const AudioEvent = z.object({
  status: z.enum(AUDIO_STATUSES),
  title: z.string().nullable(),
  progress: Progress,
  waiting: Audio.shape.waiting,
  /** True once live.mp3 has something to play. */
  live: z.boolean(),
  cancel_cost: Audio.shape.cancel_cost,
  error: Audio.shape.error,
  remake: Audio.shape.remake,
});

/** peaks.json: loudest sample (0..1) of each equal slice of the recording. */
export const Peaks = z.object({ peaks: z.array(z.number()) });

export type Audio = z.infer<typeof Audio>;
export type AudioScript = z.infer<typeof AudioScript>;
export type AudioEvent = z.infer<typeof AudioEvent>;

const params = z.object({ id: z.string() });

export const AUDIO_ORDERS = ['newest', 'oldest', 'title', 'longest'] as const;
export type AudioOrder = (typeof AUDIO_ORDERS)[number];

export const listAudios = route({
  method: 'get',
  path: '/api/audios',
  summary: 'The caller’s audios, newest first unless asked otherwise',
  access: 'user',
  query: z.object({
    q: z.string().max(200).optional(),
    status: z.enum(AUDIO_STATUSES).optional(),
    sort: z.enum(AUDIO_ORDERS).default('newest'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  status: 200,
  reply: z.object({ items: z.array(Audio), next_cursor: z.string().nullable() }),
});

/** What is known to go wrong before anything is begun. */
const KNOWN = ['validation_failed', 'topic_unknown', 'storage_full'] as const;
const KNOWN_BEFORE = [...KNOWN, 'pro_only_long', 'pro_only_video'] as const;

export const createAudio = route({
  method: 'post',
  path: '/api/audios',
  summary: 'Start making an audio',
  access: 'user',
  body: NewAudio,
  status: 202,
  reply: Audio,
  problems: [...KNOWN_BEFORE, 'insufficient_credits', 'generation_in_progress', 'too_large'],
  idempotent: true,
});

export const Estimate = z.object({
  /** What is held; what was made may cost less. */
  credits_required: z.number().int(),
  credits_available: z.number().int(),
  /** The range that the asked length promises; an own script's is its own. */
  estimated_minutes: z.object({ min: z.number(), max: z.number() }),
  /**
   * How long it becomes, by the material as it was read: a pasted text, documents, a page, a topic that lies here. Null
   * while that is not known. An own script's is its own.
   */
  expected_minutes: z.number().nullable(),
  /**
   * Every length, with what is held for it and how long it becomes; none for an own script. One that the material does
   * not fill costs in the end what a shorter one costs: what is made is paid for.
   */
  lengths: z.array(EstimatedLength),
  warnings: z.array(z.enum(['large_script', 'low_balance', 'much_left_out'])),
  /** Of a pasted text, how much can't be told: code, tables, other languages. Null for what is not read yet. */
  left_out_percent: z.number().int().nullable(),
});
export type Estimate = z.infer<typeof Estimate>;

export const estimateAudio = route({
  method: 'post',
  path: '/api/audios/estimate',
  summary: 'What an audio would cost and how long it would be; spends nothing',
  access: 'user',
  body: NewAudio,
  status: 200,
  reply: Estimate,
  problems: [...KNOWN_BEFORE],
});

export const readAudio = route({
  method: 'get',
  path: '/api/audios/:id',
  summary: 'One audio',
  access: 'user',
  params,
  status: 200,
  reply: Audio,
  problems: ['not_found'],
});

export const changeAudio = route({
  method: 'patch',
  path: '/api/audios/:id',
  summary: 'Change title or show notes',
  access: 'user',
  params,
  body: z.object({
    title: z.string().max(LIMITS.titleMaxChars, 'too_long').overwrite(oneLine).min(1, 'required').optional(),
    shownotes: z.string().max(LIMITS.shownotesMaxChars, 'too_long').optional(),
  }),
  status: 200,
  reply: Audio,
  problems: ['validation_failed', 'not_found'],
});

export const deleteAudio = route({
  method: 'delete',
  path: '/api/audios/:id',
  summary: 'Delete an audio and every file of it; one that is being made is cancelled first',
  access: 'user',
  params,
  status: 204,
  problems: ['not_found'],
});

export const cancelAudio = route({
  method: 'post',
  path: '/api/audios/:id/cancel',
  summary: 'Stop a running generation; what was already spoken is paid in proportion, rounded down',
  access: 'user',
  params,
  status: 200,
  reply: Audio,
  problems: ['not_found', 'not_cancellable'],
});

export const retryAudio = route({
  method: 'post',
  path: '/api/audios/:id/retry',
  summary: 'Try a failed or cancelled generation again',
  access: 'user',
  params,
  status: 202,
  reply: Audio,
  problems: [
    'not_found',
    'not_retryable',
    'files_gone',
    'insufficient_credits',
    'generation_in_progress',
    'storage_full',
  ],
  idempotent: true,
});

export const audioEvents = route({
  method: 'get',
  path: '/api/audios/:id/events',
  summary: 'Progress as server-sent events; the latest state comes first',
  access: 'user',
  params,
  status: 200,
  content: 'text/event-stream',
  problems: ['not_found'],
});

export const readScript = route({
  method: 'get',
  path: '/api/audios/:id/script',
  summary: 'The script, with the source passages its lines rest on',
  access: 'user',
  params,
  status: 200,
  reply: AudioScript.extend({ edit_basis: EditBasis }),
  problems: ['not_found', 'not_ready'],
});

export const readMedia = audioFile('media.mp3', 'audio/mpeg', 'The finished recording; byte ranges');
export const readLive = liveFile;
export const readTranscript = audioFile(
  'transcript.vtt',
  'text/vtt',
  'Transcript with speakers and word times',
);
export const readChapters = audioFile('chapters.json', 'application/json+chapters', 'Chapters');
export const readPeaks = audioFile('peaks.json', 'application/json', 'The shape of the sound, for drawing');
