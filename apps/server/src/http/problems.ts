import type { FieldCode, Problem, ProblemCode } from '@parlance/contract/problem';
import { FIELD_CODES } from '@parlance/contract/problem';
import { PROBLEM_STATUS } from '@parlance/contract/problem-status';
import { AppError, isAppError } from '@parlance/kernel/errors';
import type { z } from 'zod';
import { isOrphaned } from '../db/connect.ts';

const TITLE: Record<ProblemCode, string> = {
  validation_failed: 'Some fields need attention',
  unauthenticated: 'Sign in first',
  forbidden: 'Not allowed',
  not_found: 'Not found',
  generation_in_progress: 'Another audio is being made',
  not_cancellable: 'Nothing to cancel',
  not_retryable: 'Nothing to retry',
  not_ready: 'Not ready yet',
  files_gone: 'The files are no longer kept',
  body_malformed: 'The request needs a body in JSON',
  idempotency_key_reused: 'This Idempotency-Key was used for another request',
  request_in_progress: 'The same request is being answered',
  storage_full: 'The storage of the plan is full',
  preview_allowance_used: 'Today’s previews are used up',
  too_large: 'Too large',
  upload_conflict: 'The upload stands elsewhere',
  rate_limited: 'Too many requests',
  signature_invalid: 'This link is no longer valid',
  link_malformed: 'This link is not one of ours',
  link_expired: 'This link has expired',
  link_used: 'This link was already used',
  link_of_other_account: 'This link belongs to another account',
  mail_not_sent: 'The mail could not be sent',
  provider_unavailable: 'The provider does not answer',
  plan_still_running: 'Cancel the plan first',
  plan_already_running: 'There is a plan already',
  plan_cancelled: 'The plan was cancelled',
  no_running_plan: 'There is no plan',
  payment_overdue: 'A payment is due',
  checkout_incomplete: 'Not paid yet',
  payments_unavailable: 'The payment provider does not answer',
  payment_in_progress: 'Another payment step is not finished yet',
  insufficient_credits: 'Not enough credits',
  webhook_refused: 'Not from the payment provider',
  pro_only_long: 'Long dialogues are part of the Pro plan',
  pro_only_video: 'Video is part of the Pro plan',
  address_unreadable: 'This address can’t be read',
  sample_unavailable: 'This voice can’t be heard right now',
  episode_exists: 'This audio is already in the feed',
  audio_gone: 'This audio was deleted',
  script_changed: 'The script was changed meanwhile',
  key_invalid: 'This API key is not known',
  too_many_keys: 'There are too many API keys',
  too_many_webhooks: 'There are too many webhooks',
  internal: 'Something went wrong on our side',
};

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(PROBLEM_STATUS, code);
const isFieldCode = (code: string): code is FieldCode => (FIELD_CODES as readonly string[]).includes(code);

const retryAfter = (code: ProblemCode, { params }: AppError) => {
  const seconds = params?.retry_after_seconds ?? (PROBLEM_STATUS[code] === 429 ? 1 : undefined);
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
};

export function problemResponse(error: AppError): Response {
  const code = isKnown(error.code) ? error.code : error.code === 'object.missing' ? 'not_found' : 'internal';
  const problem: Problem = {
    type: `urn:parlance:problem:${code}`,
    title: TITLE[code],
    status: PROBLEM_STATUS[code],
    code,
    ...(error.fields && { fields: error.fields as Problem['fields'] }),
    ...(error.params && { params: error.params }),
  };
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(code === 'key_invalid' && { 'www-authenticate': 'Bearer' }),
      ...retryAfter(code, error),
    },
  });
}

/** A failed parse as one error: the first code for each field, and what its sentence needs. */
export function validationError(error: z.ZodError): AppError {
  const fields = new Map<string, string>();
  let params: Record<string, string | number> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (fields.has(field)) continue;
    fields.set(field, isFieldCode(issue.message) ? issue.message : 'invalid');
    if ('params' in issue && issue.params) params = { ...params, ...(issue.params as typeof params) };
  }
  return new AppError('validation_failed', { fields: Object.fromEntries(fields), params });
}

export function asAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (isOrphaned(error)) return new AppError('not_found', { cause: error });
  return new AppError('internal', { cause: error, log: String(error) });
}

export const statusOf = (error: AppError): number => (isKnown(error.code) ? PROBLEM_STATUS[error.code] : 500);
