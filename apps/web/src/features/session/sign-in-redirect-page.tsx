import { useLocation } from 'react-router';
import { readLanding } from '../../lib/social/social-return.ts';
import { LoginLinkPage } from './login-link-page.tsx';
import { SocialReturnPage } from './social-return-page.tsx';

/** Completes a sign-in that went through somebody's inbox or a provider. */
export default function SignInRedirectPage() {
  const location = useLocation();
  const isFromProvider = new URLSearchParams(location.search).has('how');
  return isFromProvider ? <SocialReturnPage landing={readLanding(location)} /> : <LoginLinkPage />;
}
