import { EARLY_FRAMES } from './intonation.ts';

/** Where a piece can be parted, so that its beginning is heard while the rest is being made. */
export type FirstCut = {
  /** The first symbol of the rest. */
  symbol: number;
  /** The first frame of the rest, as it is heard. */
  frame: number;
};

/** In frames of 25 ms. A beginning is worth its while from a second on; the rest must not be a mere tail. */
const BEGINNING = { least: 40, most: 72, atTheLatest: 104 };
const LEAST_REST = 32;

/** Behind a mark the voice pauses anyway; before a stop or a hiss it is silent, or makes noise that hides a seam. */
const MARKS = new Set(';:,.!?—…');
const STOPS = new Set('pbtdkɡcqʧʤʦʣʔ');
const HISSES = new Set('fsʃθhxçʂ');
const STRESS = new Set('ˈˌ');
const HIDDEN = { mark: 3, stop: 2, hiss: 1, none: 0 };

function hiddenBy(before: string | undefined, after: string | undefined): number {
  if (before !== undefined && MARKS.has(before)) return HIDDEN.mark;
  if (after === undefined) return HIDDEN.none;
  if (STOPS.has(after)) return HIDDEN.stop;
  return HISSES.has(after) ? HIDDEN.hiss : HIDDEN.none;
}

/** `frames` has one entry more at the front and at the end, for the edges. Undefined where no seam would be hidden. */
export function firstCut(symbols: readonly string[], frames: readonly number[]): FirstCut | undefined {
  const total = frames.reduce((sum, count) => sum + count, 0);
  let best: (FirstCut & { worth: number }) | undefined;
  let frame = -EARLY_FRAMES + (frames[0] ?? 0);
  for (let at = 0; at < symbols.length; at++) {
    frame += frames[at + 1] ?? 0;
    if (symbols[at] !== ' ' || frame < BEGINNING.least || frame > BEGINNING.atTheLatest) continue;
    if (total - frame < LEAST_REST) break;
    const sound = symbols.slice(at + 1).find((symbol) => !STRESS.has(symbol));
    const hidden = hiddenBy(symbols[at - 1], sound);
    if (hidden === HIDDEN.none) continue;
    // Of those that are early enough the one that is hidden best; of those that are late, the first.
    const worth = frame <= BEGINNING.most ? hidden : hidden / 10 - frame / 1000;
    if (!best || worth >= best.worth) best = { symbol: at + 1, frame, worth };
  }
  return best && { symbol: best.symbol, frame: best.frame };
}
