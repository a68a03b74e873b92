import { baseLanguage } from './languages.ts';

/** Scripts without spaces between words are measured in characters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.,-]*/gu;

export const WORDS_PER_MINUTE = 150;
const CHARACTERS_PER_MINUTE = 260;

export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** How long a text takes to say, before anyone has said it: what limits and prices go by. */
export function estimateSpeechMs(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const words = countWords(unspaced > 0 ? text.replace(UNSPACED, ' ') : text);
  return Math.round((words / WORDS_PER_MINUTE + unspaced / CHARACTERS_PER_MINUTE) * 60_000);
}

/**
 * Letters and digits of a script that are said in a second, with all pauses and music, by the embedded voices of a
 * language: measured over whole recordings. Words differ too much in length to tell minutes by their number.
 */
const LETTERS_PER_SECOND: Record<string, number> = {
  en: 11.2,
  pt: 11.4,
  es: 12.4,
  fr: 12.9,
  de: 11.8,
  it: 11.1,
};
const LETTER = /[\p{L}\p{N}]/gu;

/** How long a recording of this text becomes; where nothing was measured, as long as it is estimated. */
export function recordingMs(text: string, language: string): number {
  const pace = LETTERS_PER_SECOND[baseLanguage(language)];
  return pace === undefined ? estimateSpeechMs(text) : ((text.match(LETTER)?.length ?? 0) / pace) * 1000;
}

/** How many words of this kind make a minute of recording. */
export function wordsPerMinute(text: string, language: string): number {
  const minutes = recordingMs(text, language) / 60_000;
  return minutes > 0 ? countWords(text) / minutes : WORDS_PER_MINUTE;
}
