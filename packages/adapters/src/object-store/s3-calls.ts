import { AppError } from '@parlance/kernel/errors';
import { unavailable, watchHealth } from './s3-health.ts';

/** What the client throws: the server's code, and the status its answer had. */
type Refusal = { name?: string; $metadata?: { httpStatusCode?: number } };

/** For an answer's head, retries and pauses between them included. */
const DEADLINE_MS = 30_000;
/** What is sent may take longer, but no longer than on a slow line. */
const LEAST_BYTES_PER_MS = 50;
/** Merging the parts of a large object is work for the store. */
export const MERGE_MS = 5 * 60_000;
/** Whoever takes longer makes us ask whether the store is there at all. */
const SUSPICIOUS_MS = 1_000;
const INSUFFICIENT_STORAGE = 507;
/** Stores say in their own words that they are full. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);

const statusOf = (error: unknown): number | undefined => (error as Refusal)?.$metadata?.httpStatusCode;

/** An answer to a question about the head of an object has no body, hence no code. */
export const isNoBucket = (error: unknown): boolean =>
  (error as Refusal)?.name === 'NoSuchBucket' || statusOf(error) === 404;

/** What an answer other than "done" means: missing, full, or a store that is of no use for now. */
function failureOf(key: string, cause: unknown): AppError {
  const { name = '' } = (cause ?? {}) as Refusal;
  const status = statusOf(cause);
  if (status === 404 && name !== 'NoSuchBucket')
    return new AppError('object.missing', { log: `no object ${key}`, cause });
  if (status === 416)
    return new AppError('object.bad_range', { log: `a range that ${key} does not have`, cause });
  if (status === INSUFFICIENT_STORAGE || FULL.has(name))
    return new AppError('object.out_of_space', {
      log: `the object store is full; ${key} was not written`,
      retry: 'later',
      cause,
    });
  return unavailable(`${name || 'no answer'}${status ? `, status ${status}` : ''}, for ${key}`, cause);
}

type Cancellable = { abortSignal: AbortSignal };

/**
 * Calls with a deadline each. The client itself tries again, after pauses that grow and are spread; what it gives up
 * is told in our words, and makes us ask whether the store is there.
 */
export function openCalls(probe: (options: Cancellable) => Promise<unknown>) {
  const health = watchHealth((abortSignal) => probe({ abortSignal }));

  async function call<T>(
    key: string,
    send: (options: Cancellable) => Promise<T>,
    { bytes = 0, withinMs = DEADLINE_MS } = {},
  ): Promise<T> {
    health.refuseWhileAway();
    const { whileHere } = health;
    const ended = new AbortController();
    const abandon = () => ended.abort();
    const deadline = setTimeout(abandon, withinMs + bytes / LEAST_BYTES_PER_MS);
    const suspicious = setTimeout(health.check, SUSPICIOUS_MS);
    whileHere.addEventListener('abort', abandon, { once: true });
    try {
      return await send({ abortSignal: ended.signal });
    } catch (cause) {
      whileHere.throwIfAborted();
      const failure = failureOf(key, cause);
      if (failure.code === 'object.unavailable') void health.check();
      throw failure;
    } finally {
      clearTimeout(deadline);
      clearTimeout(suspicious);
      // An answer's body may be read for as long as it comes.
      whileHere.removeEventListener('abort', abandon);
    }
  }

  return {
    call,
    /** Throws AppError 'object.unavailable' unless the store answers. */
    async check(): Promise<void> {
      await health.check();
      health.refuseWhileAway();
    },
  };
}

export type S3Calls = ReturnType<typeof openCalls>;
