import type { Length } from './limits.ts';

const BY_LENGTH: Record<Length, number> = { short: 2, medium: 5, long: 7 };
const PREMIUM_FACTOR = 2;
const SCRIPT_MS_PER_CREDIT = 2 * 60_000;

/** What an audio costs. An own script pays for its time, everything else for the length that was asked for. */
export function creditsFor(wish: { length: Length; scriptMs?: number; premium: boolean }): number {
  const base =
    wish.scriptMs === undefined
      ? BY_LENGTH[wish.length]
      : Math.max(1, Math.ceil(wish.scriptMs / SCRIPT_MS_PER_CREDIT));
  return wish.premium ? base * PREMIUM_FACTOR : base;
}
