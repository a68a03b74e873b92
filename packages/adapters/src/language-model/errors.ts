import { AppError } from '@parlance/kernel/errors';
import { APICallError } from 'ai';
import { BrokenCircuitError } from 'cockatiel';

/** An answer that is none of the shapes it was asked for. */
export class UnusableAnswer extends Error {}

/** An answer that was being told and ended before its end. */
export class BrokenStream extends Error {}

/** What a stream fails with in mid-answer: a vendor's refusal as it is, all else is trouble on the way. */
export const asStreamError = (error: unknown): unknown =>
  APICallError.isInstance(error) || isTimeout(error)
    ? error
    : new BrokenStream(error instanceof Error ? error.message : JSON.stringify(error), { cause: error });

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** Trouble on their side or on the way: busy, broken, cut off, late, or a success that can't be read. */
export const isOutage = (error: unknown): boolean =>
  isTimeout(error) ||
  error instanceof BrokenStream ||
  (APICallError.isInstance(error) &&
    (error.isRetryable || error.statusCode === undefined || error.statusCode < 300));

/** Too much was asked at once; another form would be as long. */
const TOO_MUCH = /context (?:length|window)|too (?:long|many tokens)|maximum.{0,20}tokens/i;

/** They did not understand the form of the question; another form may do. */
export const isMisunderstood = (error: unknown): boolean =>
  APICallError.isInstance(error) &&
  (error.statusCode === 400 || error.statusCode === 422) &&
  !TOO_MUCH.test(`${error.message} ${error.responseBody ?? ''}`);

/** Seconds or a date, as the answer's header has it. */
export function askedPauseMs(error: unknown, now: number): number | undefined {
  if (!APICallError.isInstance(error)) return undefined;
  const header = error.responseHeaders?.['retry-after'];
  if (!header) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function said(error: unknown): string {
  if (APICallError.isInstance(error)) return `${error.statusCode ?? 'no answer'}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

export function asAppError(name: string, error: unknown): AppError {
  // The SDK's errors carry the whole question, which is nobody's business in a log.
  const cause = APICallError.isInstance(error) ? undefined : error;
  const details = { log: `${name} ${said(error)}`.slice(0, 300), cause };
  if (error instanceof UnusableAnswer)
    return new AppError('model.unusable_answer', { ...details, retry: 'later' });
  if (isOutage(error) || error instanceof BrokenCircuitError)
    return new AppError('model.unavailable', { ...details, retry: 'later' });
  return new AppError('model.refused', details);
}
