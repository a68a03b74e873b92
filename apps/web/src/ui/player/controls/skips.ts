/** How far one press goes. */
export const SKIP_BACK_MS = 15_000;
export const SKIP_FORWARD_MS = 30_000;
export const NUDGE_MS = 5_000;
const LEAP_MS = 60_000;

/** Where a key leads from here; null for a key that means nothing to a seek bar. */
export function seekByKey(key: string, positionMs: number, reachMs: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return positionMs - NUDGE_MS;
    case 'ArrowRight':
    case 'ArrowUp':
      return positionMs + NUDGE_MS;
    case 'PageDown':
      return positionMs - LEAP_MS;
    case 'PageUp':
      return positionMs + LEAP_MS;
    case 'Home':
      return 0;
    case 'End':
      return reachMs;
    default:
      return null;
  }
}
