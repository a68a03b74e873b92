import { isAppError, type Retry } from '@parlance/kernel/errors';

/** How often a job that failed is tried again. */
export const RETRIES = 3;
/** A job that took so many workers with it, and came no further meanwhile, is the reason they died. */
export const MAX_DEATHS = 10;

const DELAYS: Record<Exclude<Retry, 'never'>, { firstSeconds: number; factor: number }> = {
  now: { firstSeconds: 1, factor: 2 },
  later: { firstSeconds: 15, factor: 3 },
};

/** Seconds until the next try after the nth failure, or undefined when there is none. */
export function nextTryAfter(
  error: unknown,
  failures: number,
  random: number = Math.random(),
): number | undefined {
  if (!isAppError(error) || error.retry === 'never' || failures > RETRIES) return undefined;
  const { firstSeconds, factor } = DELAYS[error.retry];
  // Spread a little, so that jobs which failed together don't come back together.
  return firstSeconds * factor ** (failures - 1) * (0.75 + random / 2);
}
