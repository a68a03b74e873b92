import type { BetterAuthPlugin } from 'better-auth';
import { getOAuthState } from 'better-auth/api';
import { type OAuthProvider, verifyProviderIdToken } from 'better-auth/oauth2';
import { areSound, type Claims, hasEmail, isEmailVerified, type ReadProfile } from './id-token-claims.ts';
import { isAllowed, type RulesOf } from './provider-rules.ts';

/** Asymmetric ones only: with any other the provider's public key could be used to sign. */
const ALGORITHMS = ['RS256', 'ES256'];

export type Arrival = {
  provider: string;
  claims: Claims;
  emailVerified: boolean;
  /** Set when the visit is to link to an account. */
  link: { userId: string; sessionId: string } | undefined;
};

/** Decides before the library does; false ends the visit. */
type Admit = (arrival: Arrival) => Promise<boolean>;

type AnyProvider = OAuthProvider<object>;
type Tokens = Parameters<AnyProvider['getUserInfo']>[0] & { expectedIdTokenNonce?: string };

/** What a visit's state holds besides the library's own fields; the browser never sees it. */
export type StateExtras = { provider: string; sessionId?: string };

async function claimsOf(provider: AnyProvider, tokens: Tokens): Promise<Record<string, unknown> | undefined> {
  const { idToken, expectedIdTokenNonce } = tokens;
  if (!idToken || !expectedIdTokenNonce || !provider.idToken || 'verify' in provider.idToken)
    return undefined;
  const { verifyClaims } = provider.idToken;
  let seen: Record<string, unknown> | undefined;
  const idTokenRules = {
    ...provider.idToken,
    algorithms: ALGORITHMS,
    // It would refuse a token from a clock one second ahead; age is looked at in areSound.
    maxTokenAge: undefined,
    verifyClaims(claims: Record<string, unknown>): boolean {
      seen = claims;
      return (verifyClaims?.(claims) ?? true) && areSound(claims);
    },
  };
  const fits = await verifyProviderIdToken(
    { ...provider, idToken: idTokenRules },
    idToken,
    expectedIdTokenNonce,
  );
  return fits ? seen : undefined;
}

type Rules = { admit: Admit; rulesOf: RulesOf; readProfile: ReadProfile };

function strict(provider: AnyProvider, { admit, rulesOf, readProfile }: Rules): AnyProvider {
  return {
    ...provider,
    requiresIdTokenNonce: true,
    // The issuer belongs to it: two directories may know people by the same subject.
    accountSubject: ({ profile }) => `${(profile as Claims).iss}|${(profile as Claims).sub}`,
    async createAuthorizationURL(data) {
      const url = await provider.createAuthorizationURL(data);
      if (data.idTokenNonce) url.searchParams.set('nonce', data.idTokenNonce);
      return url;
    },
    async validateAuthorizationCode(data) {
      const state = await getOAuthState<StateExtras>();
      if (state?.provider !== provider.id) throw new Error(`the visit was not to ${provider.id}`);
      return provider.validateAuthorizationCode(data);
    },
    /** Both providers alike, from the verified ID token alone: no second source that could contradict it. */
    async getUserInfo(tokens) {
      const claims = await claimsOf(provider, tokens);
      if (!claims || !hasEmail(claims)) return null;
      const profile = readProfile({ email: claims.email, name: claims.name });
      if (!profile) return null;
      const state = await getOAuthState<StateExtras>();
      const rules = rulesOf(provider.id);
      if (!isAllowed(claims, rules)) return null;
      const emailVerified = isEmailVerified(claims) || (rules?.trustEmails ?? false);
      const link = state?.link && { userId: state.link.userId, sessionId: state.sessionId ?? '' };
      const arrival = { provider: provider.id, claims: { ...claims, ...profile }, emailVerified, link };
      if (!(await admit(arrival))) return null;
      return { user: { ...profile, emailVerified }, data: claims };
    },
  };
}

/** Makes every provider that is configured check all that can be checked. */
export const strictProviders = (rules: Rules): BetterAuthPlugin => ({
  id: 'strict-providers',
  init: (context) => ({
    context: { socialProviders: context.socialProviders.map((provider) => strict(provider, rules)) },
  }),
});
