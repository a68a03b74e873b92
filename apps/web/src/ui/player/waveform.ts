const BAR_WIDTH = 3;
const BAR_GAP = 2;
const LOWEST = 0.06;
/** Above 1: quiet moments are drawn quieter, so that pauses can be seen. */
const CONTRAST = 1.6;

/** How many bars fit; at least one, so that a hidden element divides by nothing. */
export const barsFor = (widthPx: number): number =>
  Math.max(1, Math.floor((widthPx + BAR_GAP) / (BAR_WIDTH + BAR_GAP)));

/**
 * The mean of each slice, stretched so that the loudest fills the height. Every few seconds of talk hold
 * one loud syllable: drawn by their loudest, all bars would be alike.
 */
export function barsOf(peaks: readonly number[], count: number): number[] {
  const slices = Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count));
    const slice = peaks.slice(from, to);
    return slice.reduce((sum, peak) => sum + peak, 0) / Math.max(1, slice.length);
  });
  const loudest = Math.max(0, ...slices);
  return slices.map((slice) => (loudest === 0 ? LOWEST : Math.max(LOWEST, (slice / loudest) ** CONTRAST)));
}

/** One path for all bars, drawn with round ends: a thousand elements less than a rectangle each. */
export function waveformPath(bars: readonly number[], height: number): string {
  const reach = (height - BAR_WIDTH) / 2;
  return bars
    .map((bar, index) => {
      const x = index * (BAR_WIDTH + BAR_GAP) + BAR_WIDTH / 2;
      const half = Math.max(0.01, bar * reach);
      return `M${x} ${(height / 2 - half).toFixed(2)}V${(height / 2 + half).toFixed(2)}`;
    })
    .join('');
}
