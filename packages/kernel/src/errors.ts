import type { AppErrorCode, FieldCode } from './error-codes.ts';

/** Whether trying again can help: never, soon by itself, or later when a vendor is back. */
export type Retry = 'never' | 'now' | 'later';

type Details = {
  /** What the log should hold; never shown to a person. */
  log?: string;
  retry?: Retry;
  /** Field path -> message code, for bad input. */
  fields?: Record<string, FieldCode>;
  /** Numbers and names that the sentence shown to a person needs. */
  params?: Record<string, string | number>;
  cause?: unknown;
};

/** The one error class: a stable code that people's sentences, status numbers and retries hang on. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly retry: Retry;
  readonly fields: Record<string, FieldCode> | undefined;
  readonly params: Record<string, string | number> | undefined;

  constructor(code: AppErrorCode, details: Details = {}) {
    super(details.log ?? code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.retry = details.retry ?? 'never';
    this.fields = details.fields;
    this.params = details.params;
  }
}

export const isAppError = (error: unknown): error is AppError => error instanceof AppError;
