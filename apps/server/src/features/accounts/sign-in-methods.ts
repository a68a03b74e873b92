import type { AccountMethod } from '@parlance/contract/identity';
import type { Credential } from '@parlance/ports/identity';

/** A login link needs nothing but the mailbox, so it is open to everyone. */
export const signInMethods = (credentials: Credential[]): AccountMethod[] => [
  ...credentials.map((credential) => (credential === 'credential' ? 'password' : credential)),
  'login_link',
];
