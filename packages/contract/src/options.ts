import { LENGTH_NAMES, LEVELS, MODES, TONES } from '@parlance/kernel/limits';
import { CURRENCIES } from '@parlance/kernel/prices';
import { z } from 'zod';
import { route } from './route.ts';

export const VoiceOption = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string(),
  tier: z.enum(['standard', 'studio', 'premium']),
  quality: z.enum(['neural', 'classic']),
  gender: z.enum(['female', 'male']),
  languages: z.array(z.string()),
  pairs_only_within_provider: z.boolean(),
  /** A few seconds of it; `?language=` chooses among its languages. */
  sample_url: z.string(),
});

export const PairOption = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  cohost: z.string(),
  quality: z.enum(['neural', 'classic']),
  tier: z.enum(['standard', 'studio', 'premium']),
  languages: z.array(z.string()),
});

/** In cents, by currency. */
const Prices = z.record(z.enum(CURRENCIES), z.number().int());

/** What the create page and the plans page are built from. */
export const Options = z.object({
  languages: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      native_name: z.string(),
      /** The best voice quality there is for it. */
      voice_quality: z.enum(['neural', 'classic']),
      /** Where every neural voice is often misheard, the name of the one that is understood best. */
      clearest_voice: z.string().nullable(),
      /** Whether the active writer makes conversations in it, or only reads the text through. */
      writing: z.enum(['full', 'read_through', 'none']),
    }),
  ),
  voices: z.array(VoiceOption),
  /** The first pair that has a language is the default for it. */
  pairs: z.array(PairOption),
  levels: z.array(z.enum(LEVELS)),
  modes: z.array(z.enum(MODES)),
  tones: z.array(z.enum(TONES)),
  lengths: z.array(z.object({ id: z.enum(LENGTH_NAMES), min_minutes: z.number(), max_minutes: z.number() })),
  limits: z.object({
    text_min_chars: z.number(),
    text_max_chars: z.number(),
    script_line_max_chars: z.number(),
    script_max_minutes: z.number(),
    script_max_chars: z.number(),
    question_max_chars: z.number(),
    emphasis_max_chars: z.number(),
    topic_max_chars: z.number(),
    file_max_bytes: z.number(),
    files_max_bytes: z.number(),
    files_max_count: z.number(),
  }),
  plans: z.array(
    z.object({
      id: z.enum(['trial', 'basic', 'pro']),
      /** Of the trial: once and for all; of the others: every month. */
      credits: z.number().int(),
      max_tokens: z.number().int(),
      video: z.boolean(),
      long: z.boolean(),
      /** A month's; null for the trial, which costs nothing. */
      price_cents: Prices.nullable(),
    }),
  ),
  extra_credits: z.object({
    /** Sold in blocks of so many. */
    block: z.number().int(),
    max: z.number().int(),
    months_valid: z.number().int(),
    /** Of one block. */
    price_cents: Prices,
  }),
  refund_days: z.number().int(),
  /** Whether recordings can be listened to here; without it, audio and video files are refused. */
  transcribes: z.boolean(),
  /** True when the active writer can write in another language than the source's. */
  translates: z.boolean(),
});

export type VoiceOption = z.infer<typeof VoiceOption>;
export type PairOption = z.infer<typeof PairOption>;
export type Options = z.infer<typeof Options>;

export const readOptions = route({
  method: 'get',
  path: '/api/options',
  summary: 'Languages, voices, levels, modes, lengths, limits, plans and prices',
  access: 'public',
  status: 200,
  reply: Options,
});
