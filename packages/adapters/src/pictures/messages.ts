import type { Cover } from '@parlance/ports/pictures';

/** What the picture process can be asked. */
export type Picturing = {
  square(image: Uint8Array, edge: { minPx: number; maxPx: number; smallPx: number }): Cover;
  draw(seed: string, edge: { px: number; smallPx: number }): Cover;
  card(seed: string, peaks: readonly number[]): Uint8Array;
};

/** What one picture may cost: far above honest ones, far below what would hurt the machine. */
export const PICTURE_LIMITS = {
  /** A cover needs nine million; the page cuts larger ones before it sends them. */
  maxPixels: 4_096 * 4_096,
  heapMegabytes: 128,
  residentBytes: 700 * 1024 * 1024,
  /** A stranger's picture; drawing one of our own can only be slow, never endless. */
  squareMs: 25_000,
  drawMs: 120_000,
} as const;
