import type { CueWord } from '@parlance/transcripts/cue';

/** The word that holds the nth letter of a turn's text. */
export function wordAtLetter(words: readonly CueWord[], letter: number): CueWord | undefined {
  let end = 0;
  for (const word of words) {
    end += word.text.length;
    if (letter < end) return word;
  }
  return words.at(-1);
}

/** Which letter of a piece of text lies at a point of the screen; the first, where a browser can't say. */
export function letterAt(x: number, y: number): number {
  if ('caretPositionFromPoint' in document) return document.caretPositionFromPoint(x, y)?.offset ?? 0;
  const { caretRangeFromPoint } = document as {
    caretRangeFromPoint?: (x: number, y: number) => Range | null;
  };
  return caretRangeFromPoint?.call(document, x, y)?.startOffset ?? 0;
}
