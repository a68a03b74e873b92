import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SocialReturn } from '../../../lib/auth/social/social-return.ts';
import { providerName } from '../../../lib/offers.ts';

/** What a visit to a provider left to say on this page, and the address to sign in with. */
export function useSocialNotice(): { text: string | null; email: string } {
  const { t } = useTranslation('errors');
  const said = SocialReturn.safeParse(useLocation().state).data;
  if (!said) return { text: null, email: '' };
  const provider = providerName(said.provider);
  if (said.outcome === 'account_exists' && said.email)
    return { text: t('social.account_exists', { provider, email: said.email }), email: said.email };
  return { text: t('social.sign_in_failed', { provider }), email: '' };
}
