import type { Provider } from '@parlance/contract/identity';
import { useState } from 'react';
import type { SocialReturn } from '../../../lib/auth/social/social-return.ts';
import { visitToSignIn } from '../../../lib/auth/social/visit-provider.ts';
import { useSettleReturn } from './use-settle-return.ts';

export type SocialSignIn = {
  /** Must be called straight from a click. */
  start: (provider: Provider) => Promise<void>;
  /** The provider being asked for its address. */
  starting: Provider | null;
  isWindowOpen: boolean;
};

/** Signing in with a provider, from either page that offers it. */
export function useSocialSignIn(redirect: string | null): SocialSignIn {
  const settle = useSettleReturn();
  const [starting, setStarting] = useState<Provider | null>(null);
  const [isWindowOpen, setWindowOpen] = useState(false);

  const returned = (said: SocialReturn): void => {
    setWindowOpen(false);
    void settle(said, redirect);
  };
  const start = async (provider: Provider): Promise<void> => {
    if (starting) return;
    setStarting(provider);
    try {
      setWindowOpen((await visitToSignIn(provider, redirect, returned)) === 'popup');
    } catch (error) {
      console.error('The provider could not be visited', error);
      returned({ provider, outcome: 'sign_in_failed', email: null });
    } finally {
      setStarting(null);
    }
  };
  return { start, starting, isWindowOpen };
}
