import { AppError } from '@parlance/kernel/errors';
import type { ByteRange } from '@parlance/ports/object-store';

/** A range that no object of `bytes` bytes has; without them, one that no object at all has. */
export function refuseUnsound(key: string, { start, end }: ByteRange, bytes = Number.MAX_SAFE_INTEGER): void {
  const sound =
    Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && end >= start && start < bytes;
  if (!sound)
    throw new AppError('object.bad_range', { log: `bytes ${start}-${end} of ${key}, which has ${bytes}` });
}
