import type { Breath } from '@parlance/language/text/breaths';
import { EARLY_FRAMES } from './intonation.ts';

/** Where a piece can be parted, so that its beginning is heard while the rest is being made. */
export type FirstCut = {
  /** The first symbol of the rest. */
  symbol: number;
  /** The first frame of the rest, as it is heard. */
  frame: number;
};

/** In frames of 25 ms. A beginning is worth its while from a second on; the rest must not be a mere tail. */
const BEGINNING = { least: 40, most: 72 };
const LEAST_REST = 32;
/** So much later, a seam must be better by one to be worth the waiting. */
const LATER = 16;

/** How well a seam sits between two words. */
const SAID = { mark: 3, phrase: 1.25, word: 0 };

/** Behind a mark the voice pauses anyway; before a stop or a hiss it is silent, or makes noise that hides a seam. */
const MARKS = new Set(';:,.!?—…');
const STOPS = new Set('pbtdkɡcqʧʤʦʣʔ');
const HISSES = new Set('fsʃθhxçʂ');
const STRESS = new Set('ˈˌ');
const HIDDEN = { mark: 3, stop: 1.5, hiss: 1, none: 0 };

function hiddenBy(before: string | undefined, after: string | undefined): number {
  if (before !== undefined && MARKS.has(before)) return HIDDEN.mark;
  if (after === undefined) return HIDDEN.none;
  if (STOPS.has(after)) return HIDDEN.stop;
  return HISSES.has(after) ? HIDDEN.hiss : HIDDEN.none;
}

/**
 * `frames` has one entry more at the front and at the end, for the edges; `breathBefore` says of a symbol how well the
 * line can be parted before the word that begins there. Undefined where it can't be, and where nobody would gain by it.
 */
export function firstCut(
  symbols: readonly string[],
  frames: readonly number[],
  breathBefore: (symbol: number) => Breath | undefined,
): FirstCut | undefined {
  const total = frames.reduce((sum, count) => sum + count, 0);
  let best: (FirstCut & { worth: number }) | undefined;
  let frame = -EARLY_FRAMES + (frames[0] ?? 0);
  for (let at = 0; at < symbols.length; at++) {
    frame += frames[at + 1] ?? 0;
    if (symbols[at] !== ' ' || frame < BEGINNING.least) continue;
    if (total - frame < LEAST_REST) break;
    const breath = breathBefore(at + 1);
    if (!breath) continue;
    const sound = symbols.slice(at + 1).find((symbol) => !STRESS.has(symbol));
    const late = Math.max(0, frame - BEGINNING.most) / LATER;
    const worth = SAID[breath] + hiddenBy(symbols[at - 1], sound) - late;
    if (!best || worth >= best.worth) best = { symbol: at + 1, frame, worth };
  }
  return best && { symbol: best.symbol, frame: best.frame };
}
