import { z } from 'zod';
import { SignedIn, SignIn, SignUp } from './accounts.ts';
import { route } from './route.ts';

/** Refusals of these calls carry a code of AUTH_CODES. */
const SignedInUser = SignedIn.extend({ user: z.object({ name: z.string(), email: z.string() }) });

export const signUp = route({
  method: 'post',
  path: '/api/auth/sign-up/email',
  summary: 'Make an account with a password, sign in at once and mail the link that confirms the address',
  access: 'public',
  body: SignUp,
  status: 200,
  reply: SignedInUser,
  problems: [
    'validation_failed',
    'rate_limited',
    'sign_up_closed',
    'link_malformed',
    'link_expired',
    'link_used',
  ],
});

export const signIn = route({
  method: 'post',
  path: '/api/auth/sign-in/email',
  summary: 'Sign in with a password; unknown addresses and wrong passwords are answered alike',
  access: 'public',
  body: SignIn,
  status: 200,
  reply: SignedInUser,
  problems: ['validation_failed', 'rate_limited'],
});

export const signOut = route({
  method: 'post',
  path: '/api/auth/sign-out',
  summary: 'End the caller’s session',
  access: 'user',
  status: 204,
});
