/** Scripts without spaces between words are measured in characters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.,-]*/gu;

export const WORDS_PER_MINUTE = 150;
const CHARACTERS_PER_MINUTE = 260;

export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** How long a text takes to say, before anyone has said it. */
export function estimateSpeechMs(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const words = countWords(unspaced > 0 ? text.replace(UNSPACED, ' ') : text);
  return Math.round((words / WORDS_PER_MINUTE + unspaced / CHARACTERS_PER_MINUTE) * 60_000);
}
