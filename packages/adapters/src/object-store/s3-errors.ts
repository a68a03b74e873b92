import { AppError } from '@parlance/kernel/errors';

/** What the client throws: the server's code, and the status its answer had. */
type Refusal = { name?: string; $metadata?: { httpStatusCode?: number } };

const INSUFFICIENT_STORAGE = 507;
/** Stores say in their own words that they are full. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);

const statusOf = (error: unknown): number | undefined => (error as Refusal)?.$metadata?.httpStatusCode;

/** An answer to a question about the head of an object has no body, hence no code. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Refusal).name !== 'NoSuchBucket';

export function readFailure(key: string, cause: unknown): unknown {
  if (isMissing(cause)) return new AppError('object.missing', { log: `no object ${key}`, cause });
  if (statusOf(cause) === 416)
    return new AppError('object.bad_range', { log: `a range that ${key} does not have`, cause });
  return cause;
}

/** What the body itself threw stays what it was. */
export function writeFailure(key: string, cause: unknown): unknown {
  const isFull = statusOf(cause) === INSUFFICIENT_STORAGE || FULL.has((cause as Refusal)?.name ?? '');
  if (!isFull) return cause;
  return new AppError('object.out_of_space', {
    log: `the object store is full; ${key} was not written`,
    retry: 'later',
    cause,
  });
}
