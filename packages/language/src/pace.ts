import { countWords, estimateSpeechMs, WORDS_PER_MINUTE } from '@parlance/kernel/speech-time';
import { packFor } from './languages.ts';

const LETTER = /[\p{L}\p{N}]/gu;

/**
 * How long a recording of this text becomes; where nothing was measured, as long as it is estimated. Words differ too
 * much in length to tell minutes by their number.
 */
export function recordingMs(text: string, language: string): number {
  const pace = packFor(language)?.lettersPerSecond;
  return pace === undefined ? estimateSpeechMs(text) : ((text.match(LETTER)?.length ?? 0) / pace) * 1000;
}

/** How many words of this kind make a minute of recording. */
export function wordsPerMinute(text: string, language: string): number {
  const minutes = recordingMs(text, language) / 60_000;
  return minutes > 0 ? countWords(text) / minutes : WORDS_PER_MINUTE;
}
