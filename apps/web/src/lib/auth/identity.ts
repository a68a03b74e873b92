import { AUTH_CODES, readCurrentUser, SignedIn, type SignIn, type SignUp } from '@parlance/contract/accounts';
import {
  finishSocialSignIn,
  type OpenedSession,
  openLoginLink,
  openVerification,
} from '@parlance/contract/identity';
import { z } from 'zod';
import { ApiProblem, call, jsonBody, problemOf, send } from '../api/api.ts';
import { clearSession, type IdentityUser, setCurrentUser, startSession } from '../storage/state.ts';
import { track } from './analytics.ts';

/** Why the identity endpoints said no. */
export class IdentityRefusal extends Error {
  readonly reason: 'wrong_credentials' | 'email_in_use';

  constructor(reason: IdentityRefusal['reason']) {
    super(reason);
    this.name = 'IdentityRefusal';
    this.reason = reason;
  }
}

const REASONS: Record<string, IdentityRefusal['reason']> = {
  [AUTH_CODES.wrongCredentials]: 'wrong_credentials',
  [AUTH_CODES.emailInUse]: 'email_in_use',
};

const Answer = SignedIn.extend({ user: z.object({ name: z.string(), email: z.string() }) });
const Refusal = z.object({ code: z.string() });

function refusalOf(status: number, text: string): Error {
  try {
    const reason = REASONS[Refusal.parse(JSON.parse(text)).code];
    if (reason) return new IdentityRefusal(reason);
  } catch {
    // Not the identity endpoint's own words: treated like any other failed call.
  }
  return problemOf(status, text);
}

async function open(path: string, body: unknown): Promise<IdentityUser> {
  const { response, text } = await send(path, { method: 'POST', ...jsonBody(body) });
  if (!response.ok) throw refusalOf(response.status, text);
  const answer = Answer.safeParse(JSON.parse(text));
  if (!answer.success) throw new ApiProblem('internal', { status: response.status, cause: answer.error });
  startSession(answer.data.token, answer.data.user);
  return answer.data.user;
}

export async function signUp(who: z.output<typeof SignUp>): Promise<IdentityUser> {
  const user = await open('/api/auth/sign-up/email', who);
  track('sign_up', 'password');
  return user;
}

export async function signIn(who: z.output<typeof SignIn>): Promise<IdentityUser> {
  const user = await open('/api/auth/sign-in/email', who);
  track('login', 'password');
  return user;
}

function begin(session: OpenedSession): OpenedSession {
  startSession(session.token, session.user);
  track(session.is_new ? 'sign_up' : 'login', session.method);
  return session;
}

export const signInWithLink = async (token: string): Promise<OpenedSession> =>
  begin(await call(openLoginLink, { body: { token }, keepSessionOn401: true }));

/** For the reader of a confirmation mail who is not signed in to its account here. */
export const signInWithConfirmation = async (token: string): Promise<OpenedSession> =>
  begin(await call(openVerification, { body: { token }, keepSessionOn401: true }));

/** Takes over the session that a visit to a provider opened in this browser. */
export const takeSocialSession = async (): Promise<OpenedSession> =>
  begin(await call(finishSocialSignIn, { keepSessionOn401: true }));

/** The session ends here at once, also when the server can't be told. */
export async function signOut(): Promise<void> {
  const told = send('/api/auth/sign-out', { method: 'POST', ...jsonBody({}) });
  clearSession();
  try {
    await told;
  } catch (error) {
    console.error('The server could not be told about the sign-out', error);
  }
}

/** Loads the profile into the client's state. */
export async function loadCurrentUser(): Promise<void> {
  setCurrentUser(await call(readCurrentUser, { keepSessionOn401: true }));
}

/** For a page whose numbers change elsewhere; what was loaded before stays when it fails. */
export const refreshCurrentUser = (): Promise<void> =>
  loadCurrentUser().catch((error: unknown) => console.warn('The profile was not loaded again', error));
