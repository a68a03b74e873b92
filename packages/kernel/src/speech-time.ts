import { UNSPACED_LETTERS } from './unspaced-scripts.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.,-]*/gu;

export const WORDS_PER_MINUTE = 150;
/** In scripts without spaces. */
export const CHARACTERS_PER_MINUTE = 260;

export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** How long a text takes to say, before anyone has said it: what limits and prices go by. */
export function estimateSpeechMs(text: string): number {
  const unspaced = text.match(UNSPACED_LETTERS)?.length ?? 0;
  const words = countWords(unspaced > 0 ? text.replace(UNSPACED_LETTERS, ' ') : text);
  return Math.round((words / WORDS_PER_MINUTE + unspaced / CHARACTERS_PER_MINUTE) * 60_000);
}
