import { LIMITS } from '@parlance/kernel/limits';
import { z } from 'zod';
import { email, password } from './credentials.ts';
import { route } from './route.ts';

export const PROVIDERS = ['google', 'microsoft'] as const;

/** One that whoever runs the service added: "oidc-" and the name they gave it. */
type AddedProvider = `oidc-${string}`;
export type Provider = (typeof PROVIDERS)[number] | AddedProvider;

const AddedProvider = z.string().regex(/^oidc-[a-z0-9-]{1,30}$/, 'invalid') as unknown as z.ZodType<
  AddedProvider,
  AddedProvider
>;
export const Provider = z.union([z.enum(PROVIDERS), AddedProvider]);
export const isProvider = (name: string): name is Provider => Provider.safeParse(name).success;

/** The ways in, as analytics names them: of those that somebody added, only the kind. */
export const SIGN_IN_METHODS = ['password', 'login_link', ...PROVIDERS, 'oidc'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** A provider as analytics names it. */
export const methodOf = (provider: Provider): SignInMethod =>
  PROVIDERS.find((known) => known === provider) ?? 'oidc';

/** The ways in, as the account page names them. */
export const AccountMethod = z.union([z.enum(['password', 'login_link', ...PROVIDERS]), AddedProvider]);
export type AccountMethod = z.infer<typeof AccountMethod>;

/** A session that was just opened; `token` is the bearer token. */
export const OpenedSession = z.object({
  token: z.string(),
  user: z.object({ name: z.string(), email: z.string() }),
  method: z.enum(SIGN_IN_METHODS),
  /** True when this sign-in made the account. */
  is_new: z.boolean(),
  /** The path of ours that was wanted before signing in. */
  redirect: z.string().nullable(),
});
export type OpenedSession = z.infer<typeof OpenedSession>;

/** What came of a visit to a provider, told to /signin-redirect in the address after "#". */
export const SOCIAL_OUTCOMES = [
  'signed_in',
  'linked',
  /** The address belongs to an account that signs in another way. */
  'account_exists',
  /** This provider's account is linked to somebody else here. */
  'credential_in_use',
  'link_failed',
  'sign_in_failed',
] as const;
export type SocialOutcome = (typeof SOCIAL_OUTCOMES)[number];

export const LinkToken = z.object({
  token: z.string({ error: 'required' }).min(1, 'required').max(500, 'invalid'),
});
const LINK_PROBLEMS = [
  'validation_failed',
  'link_malformed',
  'link_expired',
  'link_used',
  'rate_limited',
] as const;
const redirect = z.string().max(LIMITS.redirectMaxChars, 'too_long').optional();

export const requestLoginLink = route({
  method: 'post',
  path: '/api/auth/login-link',
  summary: 'Mail a login link; the answer is the same whether or not the address is known',
  access: 'public',
  body: z.object({ email, redirect }),
  status: 204,
  problems: ['validation_failed', 'rate_limited', 'mail_not_sent'],
});

export const openLoginLink = route({
  method: 'post',
  path: '/api/auth/login-link/open',
  summary: 'Sign in with the token of a login link, once',
  access: 'public',
  body: LinkToken,
  status: 200,
  reply: OpenedSession,
  problems: [...LINK_PROBLEMS, 'sign_up_closed'],
});

export const requestPasswordReset = route({
  method: 'post',
  path: '/api/auth/password-reset',
  summary:
    'Mail a link for choosing a new password; the answer is the same whether or not the address is known',
  access: 'public',
  body: z.object({ email }),
  status: 204,
  problems: ['validation_failed', 'rate_limited', 'mail_not_sent'],
});

export const resetPassword = route({
  method: 'post',
  path: '/api/auth/password-reset/finish',
  summary: 'Choose a new password; every session of the account ends',
  access: 'public',
  body: LinkToken.extend({ password }),
  status: 204,
  problems: [...LINK_PROBLEMS],
});

export const requestVerification = route({
  method: 'post',
  path: '/api/auth/verification',
  summary: 'Mail the link that confirms the caller’s address',
  access: 'user',
  status: 204,
  problems: ['rate_limited', 'mail_not_sent'],
});

export const verifyEmail = route({
  method: 'post',
  path: '/api/auth/verification/finish',
  summary: 'Confirm the caller’s address with the token of the mailed link',
  access: 'user',
  body: LinkToken,
  status: 204,
  problems: [...LINK_PROBLEMS, 'link_of_other_account'],
});

export const openVerification = route({
  method: 'post',
  path: '/api/auth/verification/open',
  summary:
    'Confirm an address and sign in with the token of the mailed link, where nobody is signed in to its account: ' +
    'passwords, sessions, keys, webhooks, shared links and feed addresses from before are removed',
  access: 'public',
  body: LinkToken,
  status: 200,
  reply: OpenedSession,
  problems: [...LINK_PROBLEMS],
});

const providerParams = z.object({ provider: Provider });
const Visit = z.object({ how: z.enum(['popup', 'redirect']), redirect });
const VisitAddress = z.object({ url: z.url() });

export const startSocialSignIn = route({
  method: 'post',
  path: '/api/auth/social/:provider/sign-in',
  summary: 'The provider’s address to open for signing in; it returns to /signin-redirect',
  access: 'public',
  params: providerParams,
  body: Visit,
  status: 200,
  reply: VisitAddress,
  problems: ['validation_failed', 'rate_limited', 'provider_unavailable'],
});

export const startSocialLink = route({
  method: 'post',
  path: '/api/auth/social/:provider/link',
  summary: 'The provider’s address to open for linking it to the caller’s account',
  access: 'user',
  params: providerParams,
  body: Visit,
  status: 200,
  reply: VisitAddress,
  problems: ['validation_failed', 'rate_limited', 'provider_unavailable'],
});

export const finishSocialSignIn = route({
  method: 'post',
  path: '/api/auth/social/finish',
  summary: 'Takes the session that the visit to the provider opened in this browser, as a bearer token, once',
  access: 'public',
  status: 200,
  reply: OpenedSession,
  problems: ['unauthenticated'],
});
