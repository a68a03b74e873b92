import { useEffect } from 'react';
import { isApiProblem } from '../../../../lib/api/api.ts';
import { waitingUploads } from '../../../../lib/api/uploads.ts';
import { useClientState } from '../../../../lib/storage/state.ts';
import { uploads } from './uploads.ts';

/** Brings back the files that wait on the server, and goes on sending when the connection comes back. */
export function useKeptFiles(): void {
  const owner = useClientState((state) => state.currentUser?.id);
  useEffect(() => {
    if (!owner) return;
    uploads.belongTo(owner);
    const leaving = new AbortController();
    waitingUploads(leaving.signal).then(
      (waiting) => uploads.takeWaiting(waiting),
      (error: unknown) => {
        // The page works without them; whatever keeps the server away is said when it is needed.
        if (!leaving.signal.aborted && !isApiProblem(error)) throw error;
      },
    );
    window.addEventListener('online', uploads.resumeUnreached);
    return () => {
      leaving.abort();
      window.removeEventListener('online', uploads.resumeUnreached);
    };
  }, [owner]);
}
