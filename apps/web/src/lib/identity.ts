import { AUTH_CODES, readCurrentUser, SignedIn, type SignIn, type SignUp } from '@parlance/contract/accounts';
import { z } from 'zod';
import { ApiProblem, call, jsonBody, problemOf, send } from './api.ts';
import { clearSession, setCurrentUser, startSession } from './state.ts';

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

async function open(path: string, body: unknown): Promise<void> {
  const { response, text } = await send(path, { method: 'POST', ...jsonBody(body) });
  if (!response.ok) throw refusalOf(response.status, text);
  const answer = Answer.safeParse(JSON.parse(text));
  if (!answer.success) throw new ApiProblem('internal', { status: response.status, cause: answer.error });
  startSession(answer.data.token, answer.data.user);
}

export const signUp = (who: z.output<typeof SignUp>): Promise<void> => open('/api/auth/sign-up/email', who);
export const signIn = (who: z.output<typeof SignIn>): Promise<void> => open('/api/auth/sign-in/email', who);

/** The session ends here even when the server can't be told. */
export async function signOut(): Promise<void> {
  try {
    await send('/api/auth/sign-out', { method: 'POST', ...jsonBody({}) });
  } catch (error) {
    console.error('The server could not be told about the sign-out', error);
  } finally {
    clearSession();
  }
}

/** Loads the profile into the client's state. */
export async function loadCurrentUser(): Promise<void> {
  setCurrentUser(await call(readCurrentUser, { keepSessionOn401: true }));
}
