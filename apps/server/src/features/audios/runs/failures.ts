import type { FailureCode } from '@parlance/contract/problem';
import type { AppErrorCode, StageCode } from '@parlance/kernel/error-codes';
import { isAppError } from '@parlance/kernel/errors';

export type Failure = { code: FailureCode; params?: Record<string, string | number> };

/** What a pipeline error means to the person who waits for the audio. */
const FAILURE_OF: Record<StageCode, FailureCode> = {
  'ingest.source_too_large': 'source_too_large',
  'ingest.too_complex': 'source_too_complex',
  'ingest.topic_unknown': 'topic_unknown',
  'ingest.video_needs_pro': 'video_needs_pro',
  'ingest.video_without_captions': 'video_without_captions',
  'ingest.feed_without_episode': 'feed_without_episode',
  'fetch.address_refused': 'address_refused',
  'fetch.unreachable': 'address_unreachable',
  'fetch.failed': 'address_failing',
  'fetch.timeout': 'address_too_slow',
  'fetch.too_many_redirects': 'address_unreachable',
  'fetch.not_found': 'address_not_found',
  'fetch.forbidden': 'address_forbidden',
  'fetch.too_large': 'file_too_large',
  'document.unreadable': 'file_unreadable',
  'document.encrypted': 'file_encrypted',
  'document.scanned': 'file_scanned',
  'document.too_large': 'file_too_large',
  'document.too_many_pages': 'too_many_picture_pages',
  'document.empty': 'page_without_text',
  'media.unreadable': 'media_unreadable',
  'media.no_audio': 'media_without_speech',
  'media.no_speech': 'media_without_speech',
  'media.too_long': 'media_too_long',
  'transcribe.unavailable': 'transcriber_missing',
  'write.source_too_thin': 'source_too_thin',
  'write.cannot_translate': 'cannot_translate',
  'write.cannot_converse': 'cannot_translate',
  'write.model_unavailable': 'writer_unavailable',
  'speak.voice_unavailable': 'voice_unavailable',
  'speak.voice_unknown': 'voice_unavailable',
  'produce.out_of_space': 'out_of_space',
  'object.out_of_space': 'out_of_space',
  'ingest.script_invalid': 'generation_failed',
  'transcribe.failed': 'generation_failed',
  'model.refused': 'generation_failed',
  'model.unavailable': 'generation_failed',
  'model.unusable_answer': 'generation_failed',
  'write.check_failed': 'generation_failed',
  'write.invalid_script': 'generation_failed',
  'write.writer_failed': 'generation_failed',
  'produce.failed': 'generation_failed',
  'object.bad_key': 'generation_failed',
  'object.bad_range': 'generation_failed',
  'object.missing': 'generation_failed',
  'object.unavailable': 'generation_failed',
};

const isStageCode = (code: AppErrorCode): code is StageCode => Object.hasOwn(FAILURE_OF, code);

export function failureOf(error: unknown): Failure {
  if (!isAppError(error) || !isStageCode(error.code)) return { code: 'generation_failed' };
  const code = FAILURE_OF[error.code];
  if (code === 'generation_failed') return { code };
  return { code, ...(error.params && { params: error.params }) };
}

/** For clients without a catalogue of their own; the web client goes by the code. */
export const FAILURE_SENTENCES: Record<FailureCode, string> = {
  source_too_thin: 'The source holds too little readable text to make an audio from.',
  source_too_large: 'The source is longer than the plan allows.',
  source_too_complex: 'The source is too large or too tangled to be read.',
  topic_unknown: 'Nothing reliable was found on this topic.',
  address_refused: 'This address can’t be opened from here.',
  address_unreachable: 'The address did not answer.',
  address_failing: 'The site answered with an error.',
  address_too_slow: 'The site took too long to answer.',
  address_not_found: 'There is nothing at this address.',
  address_forbidden: 'The site does not let us read this address.',
  page_without_text: 'No readable text was found.',
  video_without_captions: 'The video has no captions, and its file can’t be reached.',
  feed_without_episode: 'The podcast has no such episode to read or to listen to.',
  file_unreadable: 'A file could not be read.',
  file_encrypted: 'A file is protected by a password.',
  file_scanned: 'A file holds pictures of pages that could not be read.',
  file_too_large: 'A file is too large to be read.',
  too_many_picture_pages: 'A file has more scanned pages than the plan allows.',
  media_unreadable: 'A recording could not be opened.',
  media_without_speech: 'No speech was found in a recording.',
  media_too_long: 'A recording is too long.',
  video_needs_pro: 'Video is part of the Pro plan.',
  transcriber_missing: 'No transcriber is set up on this server.',
  cannot_translate: 'The active writer can’t write in this language from this source.',
  voice_unavailable: 'The chosen voice did not answer.',
  writer_unavailable: 'The language model that writes scripts did not answer.',
  out_of_space: 'The server ran out of storage while making the audio.',
  generation_failed: 'The audio could not be made.',
};
