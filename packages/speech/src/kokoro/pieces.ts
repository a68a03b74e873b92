import type { Clause } from './phonemes.ts';
import { MAX_TOKENS } from './vocabulary.ts';

export type Piece = { from: number; to: number; pauseMs: number };
type Cut = { at: number; strength: 'sentence' | 'clause' | 'word' };

/** About 8 s of speech: longer pieces gain hardly more melody, and whoever waits for a first word waits for their end. */
const WANTED_TOKENS = 120;
/** Where a sentence itself must be cut, its parts may be longer. */
const WANTED_INSIDE = 250;
/** How far off the wanted length a cut may lie before a worse kind of cut is better. */
const RELUCTANCE = { sentence: 0, clause: 120, word: 400 };
const PAUSE_MS = { sentence: 260, clause: 120, word: 0 };

export type Sounds = { symbols: string[]; cuts: Cut[] };

/** All clauses in a row, and where the row may be cut; a cut's index is the symbol after it. */
export function lineUp(clauses: Clause[]): Sounds {
  const symbols: string[] = [];
  const cuts: Cut[] = [];
  clauses.forEach((clause, index) => {
    for (const symbol of clause.sounds) {
      symbols.push(symbol);
      if (symbol === ' ') cuts.push({ at: symbols.length, strength: 'word' });
    }
    symbols.push(clause.closing);
    if (index < clauses.length - 1) symbols.push(' ');
    cuts.push({ at: symbols.length, strength: clause.endsSentence ? 'sentence' : 'clause' });
  });
  return { symbols, cuts };
}

/** Cuts what is too long to be said at once into pieces of about the same length. */
export function cutIntoPieces({ symbols, cuts }: Sounds): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  while (symbols.length - from > WANTED_TOKENS) {
    const rest = symbols.length - from;
    const evenly = (wanted: number) => rest / Math.ceil(rest / wanted);
    const cost = ({ at, strength }: Cut): number =>
      Math.abs(at - from - evenly(strength === 'sentence' ? WANTED_TOKENS : WANTED_INSIDE)) +
      RELUCTANCE[strength];
    const possible = cuts.filter(
      (cut) => cut.at > from && cut.at - from <= MAX_TOKENS && cut.at < symbols.length,
    );
    const best = possible.reduce<Cut | undefined>((a, b) => (a && cost(a) <= cost(b) ? a : b), undefined);
    // A whole rest that fits is better than a cut inside a clause.
    if (rest <= MAX_TOKENS && best?.strength !== 'sentence') break;
    const to = best?.at ?? from + MAX_TOKENS;
    pieces.push({ from, to, pauseMs: PAUSE_MS[best?.strength ?? 'word'] });
    from = to;
  }
  if (from < symbols.length) pieces.push({ from, to: symbols.length, pauseMs: 0 });
  return pieces;
}
