import type { FieldCode, Problem, ProblemCode } from '@parlance/contract/problem';
import { FIELD_CODES } from '@parlance/contract/problem';
import { type AppErrorCode, PROBLEMS } from '@parlance/kernel/error-codes';
import { AppError, isAppError } from '@parlance/kernel/errors';
import type { z } from 'zod';
import { isOrphaned } from '../db/connect.ts';

/** What goes wrong further in and concerns whoever asked. */
const PROBLEM_OF: Partial<Record<AppErrorCode, ProblemCode>> = {
  'object.missing': 'not_found',
  'object.unavailable': 'store_unavailable',
};

/** The problem that a client is told of. */
function problemOf({ code }: AppError): ProblemCode {
  if (isProblem(code)) return code;
  return PROBLEM_OF[code] ?? 'internal';
}

const isProblem = (code: AppErrorCode): code is ProblemCode => Object.hasOwn(PROBLEMS, code);
const isFieldCode = (code: string): code is FieldCode => (FIELD_CODES as readonly string[]).includes(code);

const retryAfter = (code: ProblemCode, { params }: AppError) => {
  const seconds = params?.retry_after_seconds ?? (PROBLEMS[code].status === 429 ? 1 : undefined);
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
};

export function problemResponse(error: AppError): Response {
  const code = problemOf(error);
  const problem: Problem = {
    type: `urn:parlance:problem:${code}`,
    title: PROBLEMS[code].title,
    status: PROBLEMS[code].status,
    code,
    ...(error.fields && { fields: error.fields }),
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
  const fields = new Map<string, FieldCode>();
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

export const statusOf = (error: AppError): number => PROBLEMS[problemOf(error)].status;
