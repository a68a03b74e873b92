import { LIMITS, MODES, TONES } from '@parlance/kernel/limits';
import { z } from 'zod';
import { email, password, personName } from './credentials.ts';
import { AccountMethod } from './identity.ts';
import { route } from './route.ts';

export const SignUp = z.object({
  name: personName,
  email,
  password,
  /** The token of an invitation, where nobody gets in without one. */
  invitation: z.string().max(500, 'invalid').optional(),
});

export const SignIn = z.object({
  email,
  password: z.string({ error: 'required' }).min(1, 'required').max(1_000, 'too_long'),
});

/** What the identity endpoints answer on success; `token` is the bearer token. */
export const SignedIn = z.object({ token: z.string() });

/** Codes of a refused sign-up or sign-in, as the identity endpoints send them. */
export const AUTH_CODES = {
  wrongCredentials: 'INVALID_EMAIL_OR_PASSWORD',
  emailInUse: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
} as const;

export const INTERFACE_LANGUAGES = ['en-US', 'pt-BR'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

const Preferences = z.object({
  notify_new_audio: z.boolean(),
  notify_new_features: z.boolean(),
  /** What the create page begins with; null for no preference of one's own. */
  default_language: z.string().max(LIMITS.languageMaxChars).nullable(),
  default_mode: z.enum(MODES).nullable(),
  default_tone: z.enum(TONES).nullable(),
  /** Id of a voice or a pair. */
  default_voice: z.string().max(200).nullable(),
  /** The language of mails. */
  interface_language: z.enum(INTERFACE_LANGUAGES),
});

/** Why a new account has no trial credits: the mailbox had them before, or its network too many times today. */
const TRIAL_WITHHELD = ['mailbox', 'network'] as const;
export type TrialWithheld = (typeof TRIAL_WITHHELD)[number];

export const CurrentUser = Preferences.extend({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** Whether the person may come to /app/admin. */
  is_admin: z.boolean(),
  created_at: z.iso.datetime(),
  audios_count: z.number().int(),
  sign_in_methods: z.array(AccountMethod),
  plan: z.enum(['trial', 'basic', 'pro']),
  status: z.enum(['active', 'inactive', 'cancelled']),
  next_billing_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
  credits_used: z.number().int(),
  credits_remaining: z.number().int(),
  /** Null when the trial credits were given. */
  trial_withheld: z.enum(TRIAL_WITHHELD).nullable(),
  /** When the owner of the address took the account from whoever had signed up with it; null once they have read so. */
  taken_over_at: z.iso.datetime().nullable(),
  /** Everything that is kept for the user: uploads, recordings, what they are made of, covers. */
  storage_used_bytes: z.number().int(),
  storage_max_bytes: z.number().int(),
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

export const changeCurrentUser = route({
  method: 'patch',
  path: '/api/current_user',
  summary: 'Change name, notifications or what the create page begins with',
  access: 'user',
  body: Preferences.extend({ name: personName, taken_over_seen: z.literal(true) }).partial(),
  status: 200,
  reply: CurrentUser,
  problems: ['validation_failed'],
});

const ENTRY_MAX = LIMITS.pronunciationMaxChars;

/** One line of text with something in it that can be said. */
const sayable = z
  .string({ error: 'required' })
  .max(ENTRY_MAX, 'too_long')
  .trim()
  .min(1, 'required')
  .regex(/^(?=[^\p{L}\p{N}]*[\p{L}\p{N}])[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'invalid');

/** A word may be said with some others, not with a speech. */
const fits = ({ written, spoken }: { written: string; spoken: string }): boolean =>
  spoken.length <= Math.max(LIMITS.pronunciationPhraseChars, written.length * LIMITS.pronunciationMaxGrowth);

export const Pronunciation = z
  .object({
    written: sayable,
    spoken: sayable,
    /** The language of the audios it is for; null for all. */
    language: z.string().max(LIMITS.languageMaxChars).nullable(),
  })
  .refine(fits, { path: ['spoken'], message: 'spoken_too_long' });

const Pronunciations = z.object({
  items: z
    .array(Pronunciation)
    .max(LIMITS.pronunciationsMaxCount, 'too_many_entries')
    .superRefine((items, context) => {
      const known = new Set<string>();
      items.forEach(({ written, language }, at) => {
        const key = `${language} ${written}`;
        if (known.has(key))
          context.addIssue({ code: 'custom', path: [at, 'written'], message: 'entry_twice' });
        known.add(key);
      });
    }),
});

export const readPronunciations = route({
  method: 'get',
  path: '/api/current_user/pronunciations',
  summary: 'How the user wants words to be said',
  access: 'user',
  status: 200,
  reply: Pronunciations,
});

export const replacePronunciations = route({
  method: 'put',
  path: '/api/current_user/pronunciations',
  summary: 'Replace how the user wants words to be said; audios made from now on follow it',
  access: 'user',
  body: Pronunciations,
  status: 200,
  reply: Pronunciations,
  problems: ['validation_failed'],
});

export const DELETION_PHRASE = 'delete my account';

export const deleteCurrentUser = route({
  method: 'delete',
  path: '/api/current_user',
  summary: 'Delete the account and everything that belongs to it',
  access: 'user',
  body: z.object({ confirmation: z.literal(DELETION_PHRASE, { error: 'phrase_differs' }) }),
  status: 204,
  problems: ['validation_failed', 'plan_still_running', 'last_admin'],
});

export const readExtraCredits = route({
  method: 'get',
  path: '/api/current_user/extra_credits',
  summary: 'Purchased credits and when they expire',
  access: 'user',
  status: 200,
  reply: z.object({
    total_remaining: z.number().int(),
    items: z.array(
      z.object({
        credits: z.number().int(),
        credits_remaining: z.number().int(),
        purchased_at: z.iso.datetime(),
        expires_at: z.iso.datetime(),
      }),
    ),
  }),
});

export const exportCurrentUser = route({
  method: 'get',
  path: '/api/current_user/export',
  summary: 'Everything kept about the user, as one download',
  access: 'user',
  status: 200,
  content: 'application/json',
});

export const Session = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** "Firefox · Linux", as far as the browser told. */
  device: z.string().nullable(),
  ip_address: z.string().nullable(),
  is_current: z.boolean(),
});

export const listSessions = route({
  method: 'get',
  path: '/api/current_user/sessions',
  summary: 'Where the user is signed in',
  access: 'user',
  status: 200,
  reply: z.object({ items: z.array(Session), next_cursor: z.string().nullable() }),
});

export const endSession = route({
  method: 'delete',
  path: '/api/current_user/sessions/:session_id',
  summary: 'Sign out one device',
  access: 'user',
  params: z.object({ session_id: z.string() }),
  status: 204,
  problems: ['not_found'],
});

export const endAllSessions = route({
  method: 'delete',
  path: '/api/current_user/sessions',
  summary: 'Sign out everywhere, here too',
  access: 'user',
  status: 204,
});

/** The same address as the page that asks, so that a mail program can do it in one click (RFC 8058). */
export const unsubscribe = route({
  method: 'post',
  path: '/unsubscribe',
  summary:
    'No more news by mail, newsletter and new features alike, with the token of the link in one of them',
  access: 'public',
  query: z.object({ token: z.string({ error: 'required' }).min(1, 'required').max(500, 'invalid') }),
  status: 204,
  problems: ['validation_failed', 'link_malformed'],
});
