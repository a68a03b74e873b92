/** A sentence as it is weighed against others; what it is worth and what is lost are of one scale. */
export type Piece = {
  readonly worth: number;
  /** How much of the room it takes. */
  readonly size: number;
  /** What is lost when it is told and the one before it is not. */
  readonly before: number;
  /** What is lost when it is told and the one after it is not. */
  readonly after: number;
};

/** The room is parted into so many: fine enough for minutes, and a book is chosen from in a second. */
const STEPS = 480;
const NEVER = Number.NEGATIVE_INFINITY;

const emptyRow = (): Float64Array => new Float64Array(STEPS + 1).fill(NEVER);

/** Whether the piece before is told, where this one is and where it isn't, by how much room has been filled. */
type Step = { readonly told: Uint8Array; readonly untold: Uint8Array };

function goBack(steps: readonly Step[], sizes: readonly number[], filledAtEnd: number): boolean[] {
  const picked: boolean[] = [];
  let filled = filledAtEnd;
  let isTold = true;
  for (let at = steps.length - 1; at >= 0; at--) {
    picked[at] = isTold;
    const cameFrom: Uint8Array | undefined = isTold ? steps[at]?.told : steps[at]?.untold;
    if (isTold) filled -= sizes[at] ?? 0;
    isTold = cameFrom?.[filled] === 1;
  }
  return picked;
}

/**
 * Of pieces in order, those of most worth that there is room for, less what is lost at each gap; the first and the last
 * always. All choices are weighed against each other (a knapsack that also knows whether the piece before is told):
 * what hangs together can't be chosen one by one.
 */
export function pick(pieces: readonly Piece[], room: number): boolean[] {
  const last = pieces.length - 1;
  const isEnd = (at: number): boolean => at === 0 || at === last;
  const ends = pieces.filter((_, at) => isEnd(at)).reduce((sum, { size }) => sum + size, 0);
  const step = Math.max(0, room - ends) / STEPS;
  let sum = 0;
  // By sums, so that what is rounded evens out: sentences of one size would all be rounded the same way.
  const sizes = pieces.map(({ size }, at) => {
    if (isEnd(at)) return 0;
    if (step === 0) return STEPS + 1;
    const before = Math.round(sum / step);
    sum += size;
    return Math.round(sum / step) - before;
  });
  let [told, untold] = [emptyRow(), emptyRow()];
  told[0] = 0;
  const steps = pieces.map(({ worth, before }, at): Step => {
    const size = sizes[at] ?? 0;
    const after = pieces[at - 1]?.after ?? Number.POSITIVE_INFINITY;
    const [nextTold, nextUntold] = [emptyRow(), emptyRow()];
    const came: Step = { told: new Uint8Array(STEPS + 1), untold: new Uint8Array(STEPS + 1) };
    for (let filled = 0; filled <= STEPS; filled++) {
      const fromTold = told[filled] ?? NEVER;
      const fromUntold = untold[filled] ?? NEVER;
      const goesOn = fromTold >= fromUntold - before;
      came.told[filled] = goesOn ? 1 : 0;
      if (filled + size <= STEPS) nextTold[filled + size] = (goesOn ? fromTold : fromUntold - before) + worth;
      if (at === last) continue;
      const breaksOff = fromTold - after >= fromUntold;
      came.untold[filled] = breaksOff ? 1 : 0;
      nextUntold[filled] = breaksOff ? fromTold - after : fromUntold;
    }
    [told, untold] = [nextTold, nextUntold];
    return came;
  });
  const best = told.reduce((most, value, filled) => (value > (told[most] ?? NEVER) ? filled : most), 0);
  return goBack(steps, sizes, best);
}
