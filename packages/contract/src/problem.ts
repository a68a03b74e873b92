import { z } from 'zod';

/** Every code a client may meet. Clients turn codes into sentences; the server never sends prose to show. */
export const PROBLEM_CODES = [
  'validation_failed',
  'unauthenticated',
  'forbidden',
  'not_found',
  'generation_in_progress',
  'not_cancellable',
  'not_retryable',
  'not_ready',
  'too_large',
  'upload_conflict',
  'rate_limited',
  'signature_invalid',
  'link_malformed',
  'link_expired',
  'link_used',
  'mail_not_sent',
  'provider_unavailable',
  'plan_still_running',
  'pro_only_long',
  'pro_only_video',
  'address_unreadable',
  'sample_unavailable',
  'episode_exists',
  'audio_gone',
  'script_changed',
  'internal',
] as const;

/** Why a generation failed, as an audio's `error.code`. */
export const FAILURE_CODES = [
  'source_too_thin',
  'source_too_large',
  'topic_unknown',
  'address_refused',
  'address_unreachable',
  'address_not_found',
  'address_forbidden',
  'page_without_text',
  'video_without_captions',
  'feed_without_episode',
  'file_unreadable',
  'file_encrypted',
  'file_scanned',
  'file_too_large',
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

/** What can be wrong with one field. */
export const FIELD_CODES = [
  'required',
  'invalid',
  'text_too_short',
  'text_too_long',
  'too_long',
  'name_too_short',
  'email_invalid',
  'password_too_short',
  'phrase_differs',
  'entry_twice',
  'too_many_entries',
  'topic_too_long',
  'url_invalid',
  'too_many_files',
  'file_too_large',
  'files_too_large',
  'file_type_unsupported',
  'upload_unknown',
  'voice_unknown',
  'voice_not_in_language',
  'voice_needs_partner',
  'voices_must_share_provider',
  'language_unknown',
  'language_differs_from_source',
  'language_needs_monologue',
  'script_empty',
  'script_line_without_speaker',
  'script_line_empty',
  'script_speakers_must_alternate',
  'script_speakers_must_be_equal',
  'script_line_too_long',
  'script_too_long',
  'date_in_future',
  'image_too_large',
  'image_type_unsupported',
  'image_unreadable',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];
export type FailureCode = (typeof FAILURE_CODES)[number];
export type FieldCode = (typeof FIELD_CODES)[number];

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
