import { PROBLEM_CODES } from '@parlance/contract/problem';
import type { AppErrorCode } from '@parlance/kernel/error-codes';
import { AppError } from '@parlance/kernel/errors';
import { expect, it } from 'vitest';
import { problemResponse, statusOf } from './problems.ts';

it.each<AppErrorCode>([...PROBLEM_CODES, 'object.missing', 'speak.voice_unknown'])(
  'logs %s by the status that it is answered with',
  (code) => {
    const error = new AppError(code);
    expect(statusOf(error)).toBe(problemResponse(error).status);
  },
);

it('answers a file that is gone as not found, which is no fault of the server', () => {
  expect(statusOf(new AppError('object.missing'))).toBe(404);
});

it('answers 503, and when to come back, while the store is away', async () => {
  const error = new AppError('object.unavailable', { params: { retry_after_seconds: 5 } });
  const response = problemResponse(error);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ code: 'store_unavailable' });
});

it('answers what only the log may name as an internal problem', async () => {
  const problem = await problemResponse(new AppError('queue.busy')).json();
  expect(problem).toMatchObject({ status: 500, code: 'internal' });
});
