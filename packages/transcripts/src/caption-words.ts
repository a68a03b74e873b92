import type { WordTime } from '@parlance/artifacts/takes';
import { UNSPACED } from '@parlance/kernel/unspaced-scripts';

/** A word as it is shown and highlighted. `spaced` says whether a space stands before it. */
export type CaptionWord = { text: string; startMs: number; endMs: number; spaced: boolean };

/** Marks that belong to the word before them. */
const TRAILING_MARK = /^[\p{P}\p{S}\p{M}\s]+$/u;

/** Times for pieces of a stretch, in proportion to how long they are written. */
function spread(pieces: string[], startMs: number, endMs: number): WordTime[] {
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let written = 0;
  return pieces.map((text) => {
    const from = startMs + ((endMs - startMs) * written) / total;
    written += text.length;
    return { text, startMs: from, endMs: startMs + ((endMs - startMs) * written) / total };
  });
}

function cutUnspaced(text: string, language: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (TRAILING_MARK.test(segment) && pieces.length > 0) pieces.push(pieces.pop() + segment);
    else pieces.push(segment);
  }
  return pieces;
}

/**
 * The words of a line as written, with the times they were spoken at. When the voice's words don't pair up
 * with the written ones, the line's time is shared out by length instead.
 */
export function captionWords(
  line: { text: string; startMs: number; endMs: number; words: readonly WordTime[] },
  language: string,
): CaptionWord[] {
  const written = line.text.split(/\s+/u).filter((word) => word !== '');
  const timed =
    written.length === line.words.length
      ? written.map((text, index) => ({ ...line.words[index]!, text }))
      : spread(written, line.startMs, line.endMs);
  return timed.flatMap((word) => {
    const pieces = UNSPACED.test(word.text) ? cutUnspaced(word.text, language) : [word.text];
    return spread(pieces, word.startMs, word.endMs).map((piece, index) => ({
      ...piece,
      spaced: index === 0,
    }));
  });
}
