import type { Breath } from '@parlance/language/text/breaths';
import { EARLY_FRAMES } from './intonation.ts';

/** Where a piece can be parted, so that what stands before is heard while the rest is being made. */
export type Cut = {
  /** The first symbol of the rest. */
  symbol: number;
  /** The first frame of the rest, as it is heard. */
  frame: number;
};

/** In frames of 25 ms. A part is worth its while from a second on; the rest must not be a mere tail. */
const LEAST = 40;
const LEAST_REST = 32;
/**
 * So much is heard first. Each further part may be longer than what was heard before it by what the voice gains on the
 * listener: it makes sound somewhat faster than it is played.
 */
const MOST_FIRST = 72;
const GROWTH = 1.2;
/** So much later, a seam must be better by one to be worth the waiting. */
const LATER = 16;
/** And so much before a part is nearly as long as it may be, since the next one is made while it is heard. */
const EARLIER = { share: 0.85, frames: 16 };

/** How well a seam sits between two words. */
const SAID = { mark: 3, phrase: 1.25, word: 0 };

/** Behind a mark the voice pauses anyway; before a stop or a hiss it is silent, or makes noise that hides a seam. */
const MARKS = new Set(';:,.!?—…');
const STOPS = new Set('pbtdkɡcqʧʤʦʣʔ');
const HISSES = new Set('fsʃθhxçʂ');
const STRESS = new Set('ˈˌ');
const HIDDEN = { mark: 3, stop: 1.5, hiss: 1, none: -0.75 };

function hiddenBy(before: string | undefined, after: string | undefined): number {
  if (before !== undefined && MARKS.has(before)) return HIDDEN.mark;
  if (after === undefined) return HIDDEN.none;
  if (STOPS.has(after)) return HIDDEN.stop;
  return HISSES.has(after) ? HIDDEN.hiss : HIDDEN.none;
}

type Piece = {
  symbols: readonly string[];
  /** With one entry more at the front and at the end, for the edges. */
  frames: readonly number[];
  /** How well the line can be parted before the word that begins with a symbol. */
  breathBefore: (symbol: number, isFirst: boolean) => Breath | undefined;
};

const totalOf = ({ frames }: Pick<Piece, 'frames'>): number => frames.reduce((sum, count) => sum + count, 0);

/** Behind `start`, after at least a second and best before `most` frames. Undefined where nothing can be parted. */
function cutAfter({ symbols, frames, breathBefore }: Piece, start: Cut, most: number): Cut | undefined {
  const total = totalOf({ frames });
  let best: (Cut & { worth: number }) | undefined;
  let frame = -EARLY_FRAMES + (frames[0] ?? 0);
  for (let at = 0; at < symbols.length; at++) {
    frame += frames[at + 1] ?? 0;
    const length = frame - start.frame;
    if (symbols[at] !== ' ' || at < start.symbol || length < LEAST) continue;
    if (total - frame < LEAST_REST) break;
    const breath = breathBefore(at + 1, start.symbol === 0);
    if (!breath) continue;
    const sound = symbols.slice(at + 1).find((symbol) => !STRESS.has(symbol));
    const late = Math.max(0, length - most) / LATER;
    const early = Math.max(0, EARLIER.share * most - length) / EARLIER.frames;
    const worth = SAID[breath] + hiddenBy(symbols[at - 1], sound) - late - early;
    if (!best || worth >= best.worth) best = { symbol: at + 1, frame, worth };
  }
  return best && { symbol: best.symbol, frame: best.frame };
}

/** Where a piece is parted; nowhere where nobody would gain by it. */
export function cutsOf(piece: Piece): Cut[] {
  const total = totalOf(piece);
  const cuts: Cut[] = [];
  let most = MOST_FIRST;
  let next = cutAfter(piece, { symbol: 0, frame: 0 }, most);
  while (next) {
    cuts.push(next);
    most *= GROWTH;
    // What is left is one part.
    if (total - next.frame <= most) break;
    next = cutAfter(piece, next, most);
  }
  return cuts;
}
