import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { linkFailure, MALFORMED_LINK } from './dead-link.ts';

/** A mailed link is used by pressing a button, never by opening the page: mail scanners open pages, too. */
export function useLinkPress(use: (token: string) => Promise<void>) {
  const token = useSearchParams()[0].get('token');
  const [failure, setFailure] = useState<unknown>(token ? null : MALFORMED_LINK);
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    if (busy || !token) return;
    setFailure(null);
    setBusy(true);
    try {
      await use(token);
    } catch (error) {
      setFailure(linkFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return { press, failure, busy };
}
