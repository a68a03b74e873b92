import type { SignInMethod } from '@parlance/contract/identity';
import type { Credential } from '@parlance/ports/identity';

const METHOD: Record<Credential, SignInMethod> = {
  credential: 'password',
  google: 'google',
  microsoft: 'microsoft',
};

/** A login link needs nothing but the mailbox, so it is open to everyone. */
export const signInMethods = (credentials: Credential[]): SignInMethod[] => [
  ...credentials.map((credential) => METHOD[credential]),
  'login_link',
];
