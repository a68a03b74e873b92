import { IsolationError } from '@parlance/isolation/failure';
import { AppError } from '@parlance/kernel/errors';

const NO_ROOM = ['ENOSPC', 'EDQUOT'];

const systemCodeOf = (error: unknown): string | undefined =>
  error instanceof IsolationError ? error.systemCode : (error as NodeJS.ErrnoException).code;

/** Every failure of a mix, in words the worker knows what to do with. */
export function produceError(error: unknown): AppError {
  const noRoom = NO_ROOM.includes(systemCodeOf(error) ?? '');
  return new AppError(noRoom ? 'produce.out_of_space' : 'produce.failed', {
    log: String(error),
    retry: noRoom ? 'later' : 'now',
    cause: error,
  });
}
