import type { SocialOutcome } from '@parlance/contract/identity';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SocialReturn } from '../../../lib/auth/social/social-return.ts';
import { providerName } from '../../../lib/offers.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';
import { redirectTarget, signInPath } from '../redirect-target.ts';
import { useAfterSignIn } from '../use-after-sign-in.ts';
import { savePendingLink } from './pending-link.ts';

/** Where a refusal is told. A failed attempt leaves people where they began; an existing account is signed in to. */
function pageFor(outcome: SocialOutcome, target: string | null): string {
  if (outcome === 'sign_in_failed' && location.pathname === '/signup') return `/signup${location.search}`;
  return target ? signInPath(target) : '/signin';
}

/** Acts on what a visit to a provider came to, in the window that stays. */
export function useSettleReturn(): (said: SocialReturn, redirect: string | null) => Promise<void> {
  const { t } = useTranslation(['session', 'errors']);
  const navigate = useNavigate();
  const afterSignIn = useAfterSignIn();

  return async (said, redirect) => {
    const target = redirectTarget(redirect);
    const provider = providerName(said.provider);
    switch (said.outcome) {
      case 'signed_in':
        return afterSignIn(said.email ?? '', redirect);
      case 'linked':
        showSnackbar(t('session:linked', { provider }));
        return navigate(target, { replace: true });
      case 'credential_in_use':
      case 'link_failed':
        showSnackbar(t(`errors:social.${said.outcome}`, { provider }), 'error');
        return navigate(target, { replace: true });
      case 'account_exists':
      case 'sign_in_failed':
        if (said.outcome === 'account_exists' && said.email)
          savePendingLink(said.email, said.provider, Date.now());
        return navigate(pageFor(said.outcome, redirect && target), { replace: true, state: said });
    }
  };
}
