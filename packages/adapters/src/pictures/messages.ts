import type { Cover } from '@parlance/ports/pictures';

export type Request =
  | { do: 'square'; image: Uint8Array; edge: { minPx: number; maxPx: number; smallPx: number } }
  | { do: 'draw'; seed: string; edge: { px: number; smallPx: number } };

export type Reply = { cover: Cover } | { unreadable: string };

/** What one picture may cost: far above honest ones, far below what would hurt the machine. */
export const PICTURE_LIMITS = {
  maxPixels: 60_000_000,
  residentBytes: 700 * 1024 * 1024,
  /** A stranger's picture; drawing one of our own can only be slow, never endless. */
  squareMs: 25_000,
  drawMs: 120_000,
} as const;
