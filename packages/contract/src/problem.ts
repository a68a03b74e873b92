import { FIELD_CODES, type FieldCode, PROBLEMS, type ProblemCode } from '@parlance/kernel/error-codes';
import { z } from 'zod';

export type { FieldCode, ProblemCode };
export { FIELD_CODES };

export const PROBLEM_CODES = Object.keys(PROBLEMS) as ProblemCode[];

/** Why a generation failed, as an audio's `error.code`. */
export const FAILURE_CODES = [
  'source_too_thin',
  'source_too_large',
  'source_too_complex',
  'topic_unknown',
  'address_refused',
  'address_unreachable',
  'address_failing',
  'address_too_slow',
  'address_not_found',
  'address_forbidden',
  'page_without_text',
  'video_without_captions',
  'feed_without_episode',
  'file_unreadable',
  'file_encrypted',
  'file_scanned',
  'file_too_large',
  'too_many_picture_pages',
  'media_unreadable',
  'media_without_speech',
  'media_too_long',
  'video_needs_pro',
  'transcriber_missing',
  'cannot_translate',
  'voice_unavailable',
  'writer_unavailable',
  'out_of_space',
  'generation_failed',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** RFC 9457. `fields` maps a field path ("source.text") to a field code; `params` holds what its sentence needs. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  code: z.enum(PROBLEM_CODES),
  fields: z.record(z.string(), z.enum(FIELD_CODES)).optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

export type Problem = z.infer<typeof Problem>;
