import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import type { Locker } from '@tus/server';
import type { UploadStore } from './uploads.store.ts';

/** A holder that died is waited for no longer than this. */
const HELD_MS = 5_000;
const RENEW_MS = 1_000;
const ASK_AGAIN_MS = 150;
const PATIENCE_MS = 20_000;

/**
 * One request at a time for each upload, whichever process it reaches. The lock lies in the upload's row;
 * its holder renews it and learns on that occasion that someone waits: mostly the same person, whose
 * connection broke without the server noticing.
 */
export function uploadLocks(uploads: UploadStore): Locker {
  return {
    newLock(id) {
      const holder = newId();
      let renewal: NodeJS.Timeout | undefined;
      return {
        async lock(stop, letGo) {
          const deadlineMs = performance.now() + PATIENCE_MS;
          while (!(await uploads.takeLock(id, holder, HELD_MS))) {
            if (stop.aborted || performance.now() > deadlineMs)
              throw new AppError('upload_conflict', { log: `upload ${id} stays locked` });
            await sleep(ASK_AGAIN_MS);
          }
          renewal = setInterval(() => {
            uploads.keepLock(id, holder, HELD_MS).then(
              (kept) => kept || letGo(),
              // The database may be back at the next turn; if not, the lock runs out by itself.
              () => undefined,
            );
          }, RENEW_MS);
          renewal.unref();
        },
        async unlock() {
          clearInterval(renewal);
          await uploads.dropLock(id, holder);
        },
      };
    },
  };
}
