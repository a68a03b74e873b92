import { LENGTHS, type Length } from './limits.ts';

const BY_LENGTH: Record<Length, number> = { short: 2, medium: 5, long: 7 };
const PREMIUM_FACTOR = 2;
const SCRIPT_MS_PER_CREDIT = 2 * 60_000;

const creditsForSpeech = (ms: number): number => Math.max(1, Math.ceil(ms / SCRIPT_MS_PER_CREDIT));

/** What an audio costs. An own script pays for its time, everything else for the length that was asked for. */
export function creditsFor(request: { length: Length; scriptMs?: number; premium: boolean }): number {
  const base =
    request.scriptMs === undefined ? BY_LENGTH[request.length] : creditsForSpeech(request.scriptMs);
  return request.premium ? base * PREMIUM_FACTOR : base;
}

/** How much speech that price covers. */
export const paidSpeechMs = (request: { length: Length; scriptMs?: number }): number =>
  request.scriptMs === undefined
    ? LENGTHS[request.length].maxMinutes * 60_000
    : creditsForSpeech(request.scriptMs) * SCRIPT_MS_PER_CREDIT;

/** Making an audio again after its script was edited: only what has to be spoken anew is paid for. */
export function remakeCredits(change: { unspokenMs: number; premium: boolean }): number {
  const base = creditsForSpeech(change.unspokenMs);
  return change.premium ? base * PREMIUM_FACTOR : base;
}
