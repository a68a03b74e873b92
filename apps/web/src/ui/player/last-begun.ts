/** The last thing that began by then (-1 before the first): a pause keeps its place in the text. */
export function lastBegun(timed: readonly { startMs: number }[], atMs: number): number {
  let low = 0;
  let high = timed.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((timed[middle]?.startMs ?? Number.POSITIVE_INFINITY) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
