import { AppError, isAppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';

/** An answer may need two such calls, and nobody should wait longer than five seconds for one. */
const WITHIN_MS = 2_000;
const RETRY_AFTER_SECONDS = 5;
/** More than this may take longer to send. */
const SMALL_BYTES = 1024 * 1024;

const late = (what: string): AppError =>
  new AppError('object.unavailable', {
    log: `the object store did not ${what} within ${WITHIN_MS} ms`,
    retry: 'later',
    params: { retry_after_seconds: RETRY_AFTER_SECONDS },
  });

/**
 * A store elsewhere, for whoever answers people: what is not there in time is told to be unavailable. Whatever can't
 * be removed now is removed by the next collection, so nobody waits for removals either.
 */
export function promptStore(store: ObjectStore, onError: (error: unknown) => void): ObjectStore {
  if (!store.check) return store;

  async function inTime<T>(what: string, work: Promise<T>): Promise<T> {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(late(what)), WITHIN_MS);
    // Whoever was told that it is late does not hear how it ends.
    work.catch(() => undefined);
    return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
  }

  return {
    ...store,
    head: (key) => inTime('tell of an object', store.head(key)),
    get: (key) => inTime('return an object', store.get(key)),
    stream: (key, range) => inTime('open an object', store.stream(key, range)),
    list: (prefix) => inTime('list objects', store.list(prefix)),
    put: (key, body) =>
      body instanceof Uint8Array && body.length <= SMALL_BYTES
        ? inTime('take an object', store.put(key, body))
        : store.put(key, body),
    async deletePrefix(prefix) {
      await inTime('remove objects', store.deletePrefix(prefix)).catch((error: unknown) => {
        if (!isAppError(error) || error.code !== 'object.unavailable') throw error;
        onError(error);
      });
    },
  };
}
