import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { visitToLink } from '../../lib/auth/social/visit-provider.ts';
import { providerName } from '../../lib/offers.ts';
import { showSnackbar } from '../../lib/storage/state.ts';
import { redirectTarget } from './redirect-target.ts';
import { takePendingLink } from './social/pending-link.ts';

/** What follows every way of signing in: a link that was waiting for it, then the page that was wanted. */
export function useAfterSignIn(): (email: string, redirect: string | null) => Promise<void> {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  return async (email, redirect) => {
    const target = redirectTarget(redirect);
    const provider = takePendingLink(email, Date.now());
    if (provider) {
      try {
        return await visitToLink(provider, target);
      } catch (error) {
        console.error('The linking could not be started', error);
        showSnackbar(t('social.link_failed', { provider: providerName(provider) }), 'error');
      }
    }
    await navigate(target, { replace: true });
  };
}
