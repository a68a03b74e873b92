import { LIMITS } from '@parlance/kernel/limits';
import { z } from 'zod';
import { AUDIO_STATUSES } from './audios.ts';
import { FAILURE_CODES } from './problem.ts';
import { route } from './route.ts';

const MOST_CREDITS = 1_000_000;
const MOST_MONTHS = 60;
const MOST_DAYS = 3_650;

const cursor = z.object({ cursor: z.string().max(200, 'invalid').optional() });
const person = z.object({ user_id: z.string().max(100, 'invalid') });
const ofAudio = z.object({ id: z.string().max(100, 'invalid') });

/** What whoever runs the service reads at a glance. */
const AdminOverview = z.object({
  edition: z.enum(['home', 'service']),
  sign_up: z.enum(['open', 'invitation', 'off']),
  people: z.number().int(),
  audios: z.number().int(),
  storage_bytes: z.number().int(),
  generations: z.object({
    running: z.number().int(),
    waiting: z.number().int(),
    /** Since when the one waits that waits longest; null when none does. */
    waiting_since: z.iso.datetime().nullable(),
    failed_today: z.number().int(),
  }),
  /** What is set, by name and never with its secret; null for what is off. */
  services: z.object({
    database: z.string(),
    objects: z.string(),
    writer: z.string(),
    voices: z.string(),
    transcriber: z.string().nullable(),
    mail: z.string().nullable(),
    payments: z.string().nullable(),
    providers: z.array(z.string()),
  }),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

export const readAdminOverview = route({
  method: 'get',
  path: '/api/admin/overview',
  summary: 'What runs, what waits and what is set',
  access: 'admin',
  status: 200,
  reply: AdminOverview,
});

const AdminPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  is_admin: z.boolean(),
  disabled_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime().nullable(),
  audios_count: z.number().int(),
  storage_used_bytes: z.number().int(),
  plan: z.enum(['trial', 'basic', 'pro']),
  credits_remaining: z.number().int(),
});
export type AdminPerson = z.infer<typeof AdminPerson>;

export const listPeople = route({
  method: 'get',
  path: '/api/admin/people',
  summary:
    'Everybody with an account, newest first, or those whose name, address or id holds what is looked for',
  access: 'admin',
  query: cursor.extend({ search: z.string().max(200, 'too_long').optional() }),
  status: 200,
  reply: z.object({ items: z.array(AdminPerson), next_cursor: z.string().nullable() }),
});

export const changePerson = route({
  method: 'patch',
  path: '/api/admin/people/:user_id',
  summary: 'Make somebody an admin or disable the account; nobody can do either to themselves',
  access: 'admin',
  params: person,
  body: z.object({ is_admin: z.boolean(), is_disabled: z.boolean() }).partial(),
  status: 200,
  reply: AdminPerson,
  problems: ['last_admin', 'not_found', 'not_yourself', 'validation_failed'],
});

export const GiftOfCredits = z.object({
  credits: z.number({ error: 'required' }).int('invalid').min(1, 'invalid').max(MOST_CREDITS, 'invalid'),
  months: z.number({ error: 'required' }).int('invalid').min(1, 'invalid').max(MOST_MONTHS, 'invalid'),
});

export const giveCreditsTo = route({
  method: 'post',
  path: '/api/admin/people/:user_id/credits',
  summary: 'Give credits that last for some months',
  access: 'admin',
  params: person,
  body: GiftOfCredits,
  status: 200,
  reply: AdminPerson,
  problems: ['not_found', 'validation_failed'],
});

export const GiftOfPlan = z.object({
  plan: z.enum(['basic', 'pro'], { error: 'required' }),
  days: z.number({ error: 'required' }).int('invalid').min(1, 'invalid').max(MOST_DAYS, 'invalid'),
});

export const givePlanTo = route({
  method: 'post',
  path: '/api/admin/people/:user_id/plan',
  summary: 'Give a plan for some days',
  access: 'admin',
  params: person,
  body: GiftOfPlan,
  status: 200,
  reply: AdminPerson,
  problems: ['not_found', 'validation_failed'],
});

export const signOutPerson = route({
  method: 'delete',
  path: '/api/admin/people/:user_id/sessions',
  summary: 'Sign somebody out everywhere',
  access: 'admin',
  params: person,
  status: 204,
  problems: ['not_found'],
});

export const deletePerson = route({
  method: 'delete',
  path: '/api/admin/people/:user_id',
  summary: 'Delete an account and everything that belongs to it; the address says which one is meant',
  access: 'admin',
  params: person,
  body: z.object({ email: z.string({ error: 'required' }).max(LIMITS.emailMaxChars, 'too_long') }),
  status: 204,
  problems: ['last_admin', 'not_found', 'not_yourself', 'plan_still_running', 'validation_failed'],
});

export const invitePerson = route({
  method: 'post',
  path: '/api/admin/invitations',
  summary: 'A link with which one person can sign up within a week',
  access: 'admin',
  status: 201,
  reply: z.object({ url: z.string(), expires_at: z.iso.datetime() }),
});

const Generation = z.object({
  audio_id: z.string(),
  title: z.string().nullable(),
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  status: z.enum(AUDIO_STATUSES),
  is_waiting: z.boolean(),
  attempt: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  error: z.enum(FAILURE_CODES).nullable(),
});
export type Generation = z.infer<typeof Generation>;

export const GENERATION_GROUPS = ['active', 'failed'] as const;

export const listGenerations = route({
  method: 'get',
  path: '/api/admin/generations',
  summary: 'What is being made or waits for it, oldest first, or what failed, newest first',
  access: 'admin',
  query: cursor.extend({ group: z.enum(GENERATION_GROUPS, { error: 'required' }) }),
  status: 200,
  reply: z.object({ items: z.array(Generation), next_cursor: z.string().nullable() }),
});

export const stopGeneration = route({
  method: 'post',
  path: '/api/admin/generations/:id/stop',
  summary: 'Stop what is being made, as its owner could; what was not spoken is not paid for',
  access: 'admin',
  params: ofAudio,
  status: 204,
  problems: ['not_found', 'not_cancellable'],
});

export const retryGeneration = route({
  method: 'post',
  path: '/api/admin/generations/:id/retry',
  summary: 'Make it again, as its owner could, for the owner’s credits',
  access: 'admin',
  params: ofAudio,
  status: 204,
  problems: ['not_found', 'not_retryable', 'files_gone', 'generation_in_progress', 'insufficient_credits'],
});

export const listWaitlist = route({
  method: 'get',
  path: '/api/admin/waitlist',
  summary: 'Who waits for access to the API, longest first',
  access: 'admin',
  status: 200,
  reply: z.object({
    items: z.array(
      z.object({ user_id: z.string(), name: z.string(), email: z.string(), requested_at: z.iso.datetime() }),
    ),
    next_cursor: z.string().nullable(),
  }),
});

export const approveAccess = route({
  method: 'post',
  path: '/api/admin/waitlist/:user_id/approve',
  summary: 'Let somebody use the API; they are told by mail',
  access: 'admin',
  params: person,
  status: 204,
  problems: ['not_found'],
});

/** Everything an admin can do to others, as the log names it. */
export const ADMIN_ACTS = [
  'invited',
  'made_admin',
  'removed_admin',
  'disabled',
  'enabled',
  'gave_credits',
  'gave_plan',
  'signed_out',
  'deleted_person',
  'stopped_generation',
  'retried_generation',
  'approved_api',
  'added_model',
  'removed_model',
  'set_model_key',
  'set_model',
  'switched_model_on',
  'switched_model_off',
  'moved_model',
  'pulled_model',
  'qualified_model',
] as const;
export type AdminActName = (typeof ADMIN_ACTS)[number];

const AdminAct = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  act: z.enum(ADMIN_ACTS),
  /** Null when the admin has left since. */
  admin: z.string().nullable(),
  /** Whom it was done to, or whose audio; null when nobody, or somebody who has left since. */
  person: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type AdminAct = z.infer<typeof AdminAct>;

export const listAdminActs = route({
  method: 'get',
  path: '/api/admin/acts',
  summary: 'What admins did, newest first',
  access: 'admin',
  query: cursor,
  status: 200,
  reply: z.object({ items: z.array(AdminAct), next_cursor: z.string().nullable() }),
});
