import { LIMITS } from '@parlance/kernel/limits';
import { z } from 'zod';
import { INTERFACE_LANGUAGES } from './accounts.ts';
import { AUDIO_STATUSES, Audio } from './audios.ts';
import { route } from './route.ts';

/** What a visitor hears before having an account: the first lines of an audio made for them. */
export const Tryout = z.object({
  /** Whoever has it may listen, and take the audio over after signing up. */
  token: z.string(),
  status: z.enum(AUDIO_STATUSES),
  title: z.string().nullable(),
  waiting: Audio.shape.waiting,
  lines: z.array(z.object({ speaker: z.enum(['HOST', 'COHOST']), name: z.string(), text: z.string() })),
  /** Null until something can be heard; `is_live` while the rest is being made. */
  sound: z
    .object({ url: z.string(), is_live: z.boolean(), duration_ms: z.number().int().nullable() })
    .nullable(),
  error: Audio.shape.error,
  /** Then it is deleted, unless somebody took it over. */
  expires_at: z.iso.datetime(),
});
export type Tryout = z.infer<typeof Tryout>;

const params = z.object({ token: z.string().max(200) });

export const createTryout = route({
  method: 'post',
  path: '/api/tryouts',
  summary: 'Make the first half minute of an audio for somebody without an account',
  access: 'public',
  body: z.object({
    /** A topic, an address or a text: which of them is seen by its shape. */
    material: z
      .string({ error: 'required' })
      .max(LIMITS.tryoutMaxChars, 'text_too_long')
      .trim()
      .min(1, 'required'),
    language: z.enum(INTERFACE_LANGUAGES, { error: 'invalid' }),
  }),
  status: 202,
  reply: Tryout,
  problems: ['validation_failed', 'topic_unknown', 'rate_limited', 'generation_in_progress', 'not_found'],
});

export const readTryout = route({
  method: 'get',
  path: '/api/tryouts/:token',
  summary: 'How far it is, what it says so far and where it can be heard',
  access: 'public',
  params,
  status: 200,
  reply: Tryout,
  problems: ['not_found'],
});

export const claimTryout = route({
  method: 'post',
  path: '/api/tryouts/:token/claim',
  summary: 'Take over what one tried before signing up; it costs nothing',
  access: 'user',
  params,
  status: 200,
  reply: z.object({ audio_id: z.string() }),
  problems: ['not_found', 'not_ready'],
});

export const completeAudio = route({
  method: 'post',
  path: '/api/audios/:id/complete',
  summary: 'Make the whole of an audio of which only the opening was made, for the price of its length',
  access: 'user',
  params: z.object({ id: z.string() }),
  status: 202,
  reply: Audio,
  problems: ['not_found', 'not_retryable', 'insufficient_credits', 'generation_in_progress', 'storage_full'],
  idempotent: true,
});
