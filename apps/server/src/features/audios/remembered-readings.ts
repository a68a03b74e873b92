import { isAppError } from '@parlance/kernel/errors';

/** Undefined when it can't be told. */
type Read<Material, Told> = (
  userId: string,
  material: Material,
  signal: AbortSignal,
) => Promise<Told | undefined>;

/** The form asks again whenever a choice changes; files and addresses stay the same. */
const MAX_REMEMBERED = 200;
/** Nobody waits longer for a price; what is being read is known when it is asked for again. */
const WAIT_MS = 3_000;
const READING_MS = 60_000;

/**
 * Reads the same material once, in the background when it takes long, and one lot at a time for each person: many long
 * ones would keep everybody else from knowing theirs.
 */
export function rememberReadings<Material, Told>(
  read: Read<Material, Told>,
  waitMs = WAIT_MS,
): Read<Material, Told> {
  const readings = new Map<string, Promise<Told | undefined>>();
  const busy = new Set<string>();

  return async (userId, material, signal) => {
    const key = JSON.stringify([userId, material]);
    let reading = readings.get(key);
    if (!reading) {
      if (busy.has(userId)) return undefined;
      busy.add(userId);
      // Not ended with the request: the next one asks for the same. A file that can't be read says so at the start;
      // what failed by chance is tried again.
      reading = read(userId, material, AbortSignal.timeout(READING_MS))
        .catch((error: unknown) => {
          if (!isAppError(error) || error.retry !== 'never') readings.delete(key);
          return undefined;
        })
        .finally(() => busy.delete(userId));
      readings.set(key, reading);
      for (const oldest of readings.keys()) {
        if (readings.size <= MAX_REMEMBERED) break;
        readings.delete(oldest);
      }
    }
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), waitMs);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    return Promise.race([reading, promise]).finally(() => clearTimeout(timer));
  };
}
