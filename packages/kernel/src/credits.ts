import { LENGTHS, type Length } from './limits.ts';

const BY_LENGTH: Record<Length, number> = { short: 2, medium: 5, long: 7 };
const PREMIUM_FACTOR = 2;
const SCRIPT_MS_PER_CREDIT = 2 * 60_000;

const creditsForSpeech = (ms: number): number => Math.max(1, Math.ceil(ms / SCRIPT_MS_PER_CREDIT));

/** What an audio costs. An own script pays for its time, everything else for the length that was asked for. */
export function creditsFor(wish: { length: Length; scriptMs?: number; premium: boolean }): number {
  const base = wish.scriptMs === undefined ? BY_LENGTH[wish.length] : creditsForSpeech(wish.scriptMs);
  return wish.premium ? base * PREMIUM_FACTOR : base;
}

/** How much speech that price covers. */
export const paidSpeechMs = (wish: { length: Length; scriptMs?: number }): number =>
  wish.scriptMs === undefined
    ? LENGTHS[wish.length].maxMinutes * 60_000
    : creditsForSpeech(wish.scriptMs) * SCRIPT_MS_PER_CREDIT;

/** Making an audio again after its script was edited: only what has to be spoken anew is paid for. */
export function remakeCredits(change: { unspokenMs: number; premium: boolean }): number {
  const base = creditsForSpeech(change.unspokenMs);
  return change.premium ? base * PREMIUM_FACTOR : base;
}
