import { AppError } from '@parlance/kernel/errors';

const OUT_OF_SPACE = new Set(['ENOSPC', 'EDQUOT']);
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);
/** The key names a folder of other objects, or goes through an object as if it were a folder. */
const IN_THE_WAY = new Set(['ENOTDIR', 'EISDIR', 'EEXIST', 'ENOTEMPTY', 'ENAMETOOLONG']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? '';

export const isMissing = (error: unknown): boolean => MISSING.has(codeOf(error));
export const isGone = (error: unknown): boolean => codeOf(error) === 'ENOENT';

export function readFailure(key: string, cause: unknown): unknown {
  return isMissing(cause) ? new AppError('object.missing', { log: `no object ${key}`, cause }) : cause;
}

/** Only failures of the disk are translated; what the body itself threw stays what it was. */
export function writeFailure(key: string, cause: unknown): unknown {
  if (OUT_OF_SPACE.has(codeOf(cause))) {
    return new AppError('object.out_of_space', {
      log: `the disk is full; ${key} was not written`,
      retry: 'later',
      cause,
    });
  }
  if (IN_THE_WAY.has(codeOf(cause))) {
    return new AppError('object.bad_key', { log: `another object is in the way of ${key}`, cause });
  }
  return cause;
}
