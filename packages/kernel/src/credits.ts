import { LENGTHS, type Length } from './limits.ts';

const BY_LENGTH: Record<Length, number> = { short: 2, medium: 5, long: 7 };
const PREMIUM_FACTOR = 2;
const SCRIPT_MS_PER_CREDIT = 2 * 60_000;

/** Made shorter than this, an audio is worth no more than the length before. */
const MADE_UNDER_MINUTES = { short: 5.5, medium: 11 };

const creditsForSpeech = (ms: number): number => Math.max(1, Math.ceil(ms / SCRIPT_MS_PER_CREDIT));

/** What an audio costs. An own script pays for its time, everything else for the length that was asked for. */
export function creditsFor(request: { length: Length; scriptMs?: number; premium: boolean }): number {
  const base =
    request.scriptMs === undefined ? BY_LENGTH[request.length] : creditsForSpeech(request.scriptMs);
  return request.premium ? base * PREMIUM_FACTOR : base;
}

/** The length whose price a recording of so many minutes has. */
function lengthOfMade(minutes: number): Length {
  if (minutes < MADE_UNDER_MINUTES.short) return 'short';
  return minutes < MADE_UNDER_MINUTES.medium ? 'medium' : 'long';
}

/** Whether a recording of so many minutes would be worth the price of this length: else a shorter one is sold. */
export const fillsLength = (length: Length, minutes: number): boolean =>
  BY_LENGTH[lengthOfMade(minutes)] >= BY_LENGTH[length];

/**
 * What an audio costs once it is made, of the `credits` that the length which was asked for costs: never more than a
 * recording of so many minutes does.
 */
export function creditsForMade(audio: { length: Length; minutes: number; credits: number }): number {
  const perLength = audio.credits / BY_LENGTH[audio.length];
  return Math.min(audio.credits, Math.ceil(perLength * BY_LENGTH[lengthOfMade(audio.minutes)]));
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
