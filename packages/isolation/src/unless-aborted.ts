import { once } from 'node:events';

/** Stops waiting, not the thing waited for: others may wait for it too. */
export async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  promise.catch(() => {});
  signal.throwIfAborted();
  const waiting = new AbortController();
  const aborted = once(signal, 'abort', { signal: waiting.signal }).then(() => Promise.reject(signal.reason));
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    aborted.catch(() => {});
    waiting.abort();
  }
}
