/** A letter of Chinese, Japanese, Thai and their like, which set no space between words. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export const UNSPACED_LETTERS = new RegExp(UNSPACED, 'gu');
export const UNSPACED_END = new RegExp(`${UNSPACED.source}$`, 'u');
