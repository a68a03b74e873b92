import { AppError } from '@parlance/kernel/errors';
import type { Refusal } from './messages.ts';

export const refused = (code: Refusal, log: string, cause?: unknown): AppError =>
  new AppError(code, { log, cause });
