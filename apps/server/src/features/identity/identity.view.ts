import { AUTH_CODES } from '@parlance/contract/accounts';
import type { OpenedSession, SignInMethod, SocialOutcome } from '@parlance/contract/identity';
import type { Person, SignedIn, VisitEnd } from '@parlance/ports/identity';

export const signedInView = ({ token, person }: SignedIn) => ({
  token,
  user: { name: person.name, email: person.email },
});

type Opened = {
  token: string;
  person: Person;
  method: SignInMethod;
  isNew: boolean;
  redirect: string | null;
};

export const openedSessionView = ({ token, person, method, isNew, redirect }: Opened): OpenedSession => ({
  ...signedInView({ token, person }),
  method,
  is_new: isNew,
  redirect,
});

const REFUSALS = {
  wrongCredentials: { status: 401, message: 'Invalid email or password' },
  emailInUse: { status: 422, message: 'User already exists. Use another email.' },
} as const;

export const refusalView = (reason: keyof typeof REFUSALS): Response =>
  Response.json(
    { code: AUTH_CODES[reason], message: REFUSALS[reason].message },
    { status: REFUSALS[reason].status, headers: { 'cache-control': 'no-store' } },
  );

/** The page that tells what came of a visit; what follows "#" reaches no server and no log. */
export function returnAddress(publicUrl: string, provider: string, { visit, outcome }: VisitEnd): string {
  const query = new URLSearchParams({ how: visit?.how ?? 'redirect', provider });
  if (visit?.redirect) query.set('redirect', visit.redirect);
  const told = new URLSearchParams({ outcome: outcome.kind satisfies SocialOutcome });
  if (outcome.kind === 'account_exists') told.set('email', outcome.email);
  return `${publicUrl}/signin-redirect?${query}#${told}`;
}
