import type { Piece } from './piece.ts';

/** A first thought of so many words is a thought; one of more is interrupted where nothing leans on what came before. */
const OPENING_WORDS = { min: 20, max: 90 };

const asks = ({ voice, form }: Piece): boolean => voice === 'asker' || form !== undefined;

/**
 * Behind which piece the greeting stands: the end of the first paragraph, or of the first answer; between two replies
 * only where nothing else is left.
 */
export function openingEnd(pieces: readonly Piece[]): number {
  let words = 0;
  let among = 0;
  for (const [at, piece] of pieces.entries()) {
    words += piece.words;
    const next = pieces[at + 1];
    if (next === undefined) break;
    const isWhole = words >= OPENING_WORDS.min && !asks(piece) && !asks(next) && next.opens !== 'never';
    const isEnd = next.paragraph !== piece.paragraph || (words > OPENING_WORDS.max && !next.leans);
    if (!isWhole || !isEnd) continue;
    if (!next.isReply) return at + 1;
    among ||= at + 1;
  }
  return among;
}
