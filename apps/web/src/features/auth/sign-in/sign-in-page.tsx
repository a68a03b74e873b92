import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { offers } from '../../../lib/offers.ts';
import { AuthCard } from '../auth-card.tsx';
import { Fault } from '../fault.tsx';
import { ProviderButtons } from '../social/provider-buttons.tsx';
import { useSocialNotice } from '../social/use-social-notice.ts';
import { useSocialSignIn } from '../social/use-social-sign-in.ts';
import { LoginLinkRequest } from './login-link-request.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';

/** Told to this page by one that knows that a login link is wanted. */
export const WANTS_LINK = { wants: 'login_link' };
const wantsLink = (state: unknown): boolean =>
  (state as typeof WANTS_LINK | null)?.wants === WANTS_LINK.wants;

export default function SignInPage() {
  const { t } = useTranslation('session');
  const [search] = useSearchParams();
  const { search: query, state } = useLocation();
  const redirect = search.get('redirect');
  const notice = useSocialNotice();
  const social = useSocialSignIn(redirect);
  /** The address to mail a link to; null while a password is asked for. */
  const [linkFor, setLinkFor] = useState<string | null>(wantsLink(state) && offers().mail ? '' : null);
  return (
    <AuthCard
      title={t('sign_in.title')}
      heading={t('sign_in.heading')}
      lead={t('sign_in.lead')}
      other={
        offers().signUp === 'open'
          ? { question: t('sign_in.no_account'), label: t('sign_in.to_sign_up'), to: `/signup${query}` }
          : undefined
      }
    >
      <Fault>{notice.text}</Fault>
      <ProviderButtons {...social} />
      {linkFor === null ? (
        <PasswordSignIn
          // A notice brings the address to sign in with.
          key={notice.email}
          email={notice.email}
          redirect={redirect}
          signUpTo={`/signup${query}`}
          onWantLink={setLinkFor}
        />
      ) : (
        <LoginLinkRequest email={linkFor} redirect={redirect} onWantPassword={() => setLinkFor(null)} />
      )}
    </AuthCard>
  );
}
