import type { FailureCode } from '@parlance/contract/problem';
import { isAppError } from '@parlance/kernel/errors';

/** What a pipeline error means to the person who waits for the audio. */
const FAILURE_OF: Record<string, FailureCode> = {
  'write.source_too_thin': 'source_too_thin',
  'write.cannot_translate': 'cannot_translate',
  'write.cannot_converse': 'cannot_translate',
  'speak.voice_unavailable': 'voice_unavailable',
  'speak.voice_unknown': 'voice_unavailable',
  'produce.out_of_space': 'out_of_space',
  'object.out_of_space': 'out_of_space',
};

export const failureOf = (error: unknown): FailureCode =>
  (isAppError(error) && FAILURE_OF[error.code]) || 'generation_failed';

/** For clients without a catalogue of their own; the web client goes by the code. */
export const FAILURE_SENTENCES: Record<FailureCode, string> = {
  source_too_thin: 'The source holds too little readable text to make an audio from.',
  cannot_translate: 'The active writer can’t write in this language from this source.',
  voice_unavailable: 'The chosen voice did not answer.',
  out_of_space: 'The server ran out of storage while making the audio.',
  generation_failed: 'The audio could not be made.',
};
