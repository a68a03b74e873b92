import { LENGTH_NAMES, LEVELS, LIMITS, MODES, TONES } from '@parlance/kernel/limits';
import { joinLines } from '@parlance/kernel/scan-text';
import { z } from 'zod';
import { audioFile } from './audio-files.ts';
import { Audio, LineDelivery, ScriptLine } from './audios.ts';
import { AcceptedSource, VoiceChoice } from './new-audio.ts';
import { route } from './route.ts';

const params = z.object({ id: z.string() });

/** A line is one line, whatever was pasted into it: breaks and white space around it don't count towards its length. */
const lineText = z
  .string({ error: 'required' })
  .max(2 * LIMITS.scriptLineMaxChars, 'script_line_too_long')
  .transform((text) => joinLines(text).trim());

const speaker = z.enum(['HOST', 'COHOST'], { error: 'invalid' });

export const EditedScript = z.object({
  /** The audio's revision that was edited; refused when there is another one by now. */
  revision: z.string().max(100).optional(),
  lines: z
    .array(
      z.object({
        speaker,
        text: lineText,
        /** Passages the line rests on; those that the source doesn't have are let go. */
        source_refs: z.array(z.string().max(100)).max(200).default([]),
        /** Index into the script's chapters; without one, a line belongs to the chapter before it. */
        chapter: z.number().int().nonnegative().optional(),
        delivery: LineDelivery.optional(),
      }),
      { error: 'required' },
    )
    .max(LIMITS.scriptMaxLines, 'script_too_long'),
});
export type EditedScript = z.infer<typeof EditedScript>;

export const replaceScript = route({
  method: 'put',
  path: '/api/audios/:id/script',
  summary:
    'Change the script; the audio is made again, and only lines are spoken that changed, or whose words are to be said differently by now. A script in review is spoken as it is sent',
  access: 'user',
  params,
  body: EditedScript,
  status: 202,
  reply: Audio,
  problems: [
    'validation_failed',
    'not_found',
    'not_ready',
    'generation_in_progress',
    'insufficient_credits',
    'script_changed',
    'storage_full',
  ],
  idempotent: true,
});

/** A script that could be saved, and what that would mean. */
const ScriptProposal = z.object({
  /** The audio's revision it was made from; saved with it. */
  revision: z.string(),
  lines: z.array(ScriptLine),
  /** Indexes of lines that are new, or say more than before. */
  changed: z.array(z.number().int()),
  credits_required: z.number().int(),
  /** How much longer the audio would be, about. */
  longer_ms: z.number().int(),
});
export type ScriptProposal = z.infer<typeof ScriptProposal>;

export const proposeAddition = route({
  method: 'post',
  path: '/api/audios/:id/script/additions',
  summary:
    'The script with a passage put in that it left out, or one sentence of it, and what saving it would cost; nothing is changed or spent',
  access: 'user',
  params,
  body: z.object({
    passage_id: z.string({ error: 'required' }).min(1, 'required').max(100, 'invalid'),
    /** Its number in the passage; else as much of the passage as can be listened to in one go. */
    sentence: z
      .number({ error: 'invalid' })
      .int('invalid')
      .min(0, 'invalid')
      .max(100_000, 'invalid')
      .optional(),
  }),
  status: 200,
  reply: ScriptProposal,
  problems: ['validation_failed', 'not_found', 'not_ready'],
});

export const previewLine = route({
  method: 'post',
  path: '/api/audios/:id/line_previews',
  summary: 'Hear one line in its speaker’s voice before the script is saved',
  access: 'user',
  params,
  body: z.object({
    speaker,
    text: lineText.pipe(z.string().min(1, 'script_line_empty')),
  }),
  status: 200,
  content: 'audio/mpeg',
  problems: ['validation_failed', 'not_found', 'not_ready', 'rate_limited', 'preview_allowance_used'],
});

export const rateAudio = route({
  method: 'post',
  path: '/api/audios/:id/rating',
  summary: 'Rate an audio; a second rating takes the place of the first',
  access: 'user',
  params,
  body: z.object({
    rating: z.number({ error: 'required' }).int('invalid').min(1, 'invalid').max(5, 'invalid'),
    comment: z.string().max(LIMITS.ratingCommentMaxChars, 'too_long').trim().optional(),
  }),
  status: 200,
  reply: Audio,
  problems: ['validation_failed', 'not_found', 'not_ready'],
});

export const savePosition = route({
  method: 'put',
  path: '/api/audios/:id/position',
  summary: 'Remember where the caller stopped listening',
  access: 'user',
  params,
  body: z.object({
    position_ms: z
      .number({ error: 'required' })
      .int('invalid')
      .min(0, 'invalid')
      .max(2_147_483_647, 'invalid'),
  }),
  status: 204,
  problems: ['validation_failed', 'not_found'],
});

export const shareAudio = route({
  method: 'post',
  path: '/api/audios/:id/share',
  summary: 'Make an audio public by a link; the same link every time, and for good',
  access: 'user',
  params,
  status: 200,
  reply: z.object({ share_url: z.string(), url_token: z.string() }),
  problems: ['not_found', 'not_ready'],
});

/** What an audio was made from and how: enough to fill the create form with. */
export const AudioRequest = z.object({
  source: AcceptedSource,
  question: z.string().nullable(),
  emphasis: z.string().nullable(),
  tone: z.enum(TONES),
  language: z.string(),
  level: z.enum(LEVELS),
  mode: z.enum(MODES),
  length: z.enum(LENGTH_NAMES),
  voice: VoiceChoice,
  review: z.boolean(),
});
export type AudioRequest = z.infer<typeof AudioRequest>;

export const readAudioRequest = route({
  method: 'get',
  path: '/api/audios/:id/request',
  summary: 'What an audio was made from and how, to make another one like it',
  access: 'user',
  params,
  status: 200,
  reply: AudioRequest,
  problems: ['not_found'],
});

export const readTranscriptText = audioFile(
  'transcript.txt',
  'text/plain; charset=utf-8',
  'Transcript as plain text',
);
export const readTranscriptSrt = audioFile(
  'transcript.srt',
  'application/x-subrip',
  'Transcript as SubRip captions',
);
export const readScriptText = audioFile(
  'script.txt',
  'text/plain; charset=utf-8',
  'The script as the create form takes it: HOST: and COHOST: lines',
);
