import { useLocation } from 'react-router';
import { readLanding } from '../../../lib/auth/social/social-return.ts';
import { SocialReturnScreen } from '../social/social-return-screen.tsx';
import { LoginLinkScreen } from './login-link-screen.tsx';

/** Completes a sign-in that went through somebody's inbox or a provider. */
export default function SignInRedirectPage() {
  const location = useLocation();
  const isFromProvider = new URLSearchParams(location.search).has('how');
  return isFromProvider ? <SocialReturnScreen landing={readLanding(location)} /> : <LoginLinkScreen />;
}
