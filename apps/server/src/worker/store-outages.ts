import { setTimeout as sleep } from 'node:timers/promises';
import { isAppError } from '@parlance/kernel/errors';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);
const PASSING = new Set(['object.unavailable', 'object.out_of_space', 'produce.out_of_space']);
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5_000;

/** A store that is away or full, or a disk without room: nothing that is wrong with the run. */
export function isOutage(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (isAppError(each) && PASSING.has(each.code)) return true;
    if (NO_ROOM.has((each as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return false;
}

/**
 * Pauses for one run between its attempts to go on, longer and longer, spread so that runs do not come back in step.
 * `patienceMs` is for one outage: whatever came further since begins it anew.
 */
export function openPatience(patienceMs: number, now = () => performance.now()) {
  let sinceMs: number | undefined;
  let waitMs = FIRST_WAIT_MS;

  return {
    /** False when it has lasted too long. */
    async outlast(signal: AbortSignal): Promise<boolean> {
      sinceMs ??= now();
      if (now() - sinceMs >= patienceMs) return false;
      await sleep(waitMs * (0.5 + Math.random()), undefined, { signal });
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      return true;
    },
    /** It came further. */
    over(): void {
      sinceMs = undefined;
      waitMs = FIRST_WAIT_MS;
    },
  };
}
