import type { Piece } from './piece.ts';

/** A first thought of so many words is a thought; one of more is interrupted where nothing leans on what came before. */
const OPENING_WORDS = { min: 20, max: 90 };

/** Behind which piece the greeting stands: the end of the first paragraph, or of the first answer. */
export function openingEnd(pieces: readonly Piece[]): number {
  let words = 0;
  for (const [at, piece] of pieces.entries()) {
    words += piece.words;
    const next = pieces[at + 1];
    if (next === undefined) return 0;
    const isAsked = piece.voice === 'asker' || piece.form !== undefined;
    const endsParagraph = next.paragraph !== piece.paragraph && next.opens !== 'never';
    const isBreak = words > OPENING_WORDS.max && next.opens !== 'never' && !next.leans;
    if (!isAsked && words >= OPENING_WORDS.min && (endsParagraph || isBreak)) return at + 1;
  }
  return 0;
}
