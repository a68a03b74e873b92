import { track } from '../../../lib/auth/analytics.ts';
import { takeSocialSession } from '../../../lib/auth/identity.ts';
import type { SocialReturn } from '../../../lib/auth/social/social-return.ts';

/** Takes what the visit brought into this browser. What comes back is fit to be told to another window. */
export async function concludeVisit({ provider, outcome, email }: SocialReturn): Promise<SocialReturn> {
  if (outcome === 'linked') track('account_link', provider);
  if (outcome !== 'signed_in') return { provider, outcome, email };
  try {
    const { user } = await takeSocialSession();
    return { provider, outcome, email: user.email };
  } catch (error) {
    console.error('The session of the visit could not be taken over', error);
    return { provider, outcome: 'sign_in_failed', email: null };
  }
}
