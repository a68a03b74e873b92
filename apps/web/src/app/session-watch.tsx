import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { whenUnauthenticated } from '../lib/api/api.ts';
import { forgetUser, hasAccessToken, useClientState } from '../lib/storage/state.ts';
import { STORAGE_KEYS } from '../lib/storage/storage.ts';

const mentionsToken = ({ key }: StorageEvent): boolean => key === null || key === STORAGE_KEYS.accessToken;

/** Notices when the session ends or changes hands behind the page's back. */
export function SessionWatch() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  useEffect(() => {
    const leave = async (): Promise<void> => {
      await navigate('/signin');
      queryClient.clear();
    };
    const hearOtherTab = (event: StorageEvent): void => {
      if (!mentionsToken(event) || !useClientState.getState().currentUser) return;
      // Somebody else's pages must not stay under the new person's name.
      if (hasAccessToken()) location.reload();
      else {
        forgetUser();
        void leave();
      }
    };
    const stop = whenUnauthenticated(() => void leave());
    window.addEventListener('storage', hearOtherTab);
    return () => {
      stop();
      window.removeEventListener('storage', hearOtherTab);
    };
  }, [navigate, queryClient]);
  return null;
}
