import { LIMITS } from '@parlance/kernel/limits';
import { z } from 'zod';
import { route } from './route.ts';

const email = z.string({ error: 'required' }).trim().min(1, 'required').pipe(z.email('email_invalid'));

export const SignUp = z.object({
  name: z
    .string({ error: 'required' })
    .trim()
    .min(1, 'required')
    .min(LIMITS.nameMinChars, 'name_too_short')
    .max(LIMITS.nameMaxChars, 'too_long'),
  email,
  password: z
    .string({ error: 'required' })
    .min(1, 'required')
    .min(LIMITS.passwordMinChars, 'password_too_short')
    .max(LIMITS.passwordMaxChars, 'too_long'),
});

export const SignIn = z.object({ email, password: z.string({ error: 'required' }).min(1, 'required') });

/** What the identity endpoints answer on success; `token` is the bearer token. */
export const SignedIn = z.object({ token: z.string() });

/** Codes of a refused sign-up or sign-in, as the identity endpoints send them. */
export const AUTH_CODES = {
  wrongCredentials: 'INVALID_EMAIL_OR_PASSWORD',
  emailInUse: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
} as const;

export const CurrentUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  created_at: z.iso.datetime(),
  audios_count: z.number().int(),
});

export type CurrentUser = z.infer<typeof CurrentUser>;

export const readCurrentUser = route({
  method: 'get',
  path: '/api/current_user',
  summary: 'The signed-in user',
  access: 'user',
  status: 200,
  reply: CurrentUser,
  problems: ['unauthenticated'],
});
