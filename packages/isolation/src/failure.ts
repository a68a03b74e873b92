import type { AppErrorCode } from '@parlance/kernel/error-codes';
import { AppError } from '@parlance/kernel/errors';

/**
 * How a call went wrong:
 * - refused: the child threw an AppError; `refusal` is its code;
 * - failed: the child threw anything else; `systemCode` if the operating system named it (ENOSPC);
 * - out_of_memory, timed_out: it passed a limit and was ended;
 * - crashed: it ended by itself, or its program could not be started.
 */
export type HowItEnded = 'refused' | 'failed' | 'out_of_memory' | 'timed_out' | 'crashed';

export class IsolationError extends Error {
  readonly how: HowItEnded;
  readonly refusal: string | undefined;
  readonly systemCode: string | undefined;

  constructor(how: HowItEnded, log: string, more: { refusal?: string; systemCode?: string } = {}) {
    super(log);
    this.name = 'IsolationError';
    this.how = how;
    this.refusal = more.refusal;
    this.systemCode = more.systemCode;
  }
}

/** Whether a process that is still there said no. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof IsolationError && (error.how === 'refused' || error.how === 'failed');

/** How a child that works for one port says no: with the codes of that port and no others. */
export const refusalsOf =
  <Code extends AppErrorCode>() =>
  (code: Code, log: string, cause?: unknown): AppError =>
    new AppError(code, { log, cause });

type Codes = {
  /** Codes the child may answer with. Any other is taken as `otherwise`: it may not be itself any more. */
  refusals: readonly AppErrorCode[];
  out_of_memory?: AppErrorCode;
  timed_out?: AppErrorCode;
  otherwise: AppErrorCode;
};

/** A failed call in the words of its port; aborts and errors that are not of a child pass as they are. */
export function toAppError(error: unknown, codes: Codes): unknown {
  if (!(error instanceof IsolationError)) return error;
  const { how, refusal, message } = error;
  const known = codes.refusals.find((code) => code === refusal);
  const limit = how === 'out_of_memory' || how === 'timed_out' ? codes[how] : undefined;
  return new AppError(known ?? limit ?? codes.otherwise, { log: message, cause: error });
}

/** Where the parent sends these itself, it has given the reason before; otherwise the system or the heap limit did. */
const OUT_OF_MEMORY_SIGNALS: (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGABRT'];
const OUT_OF_MEMORY_CODE = 134;

export function howItExited(code: number | null, by: NodeJS.Signals | null): HowItEnded {
  if (OUT_OF_MEMORY_SIGNALS.includes(by) || code === OUT_OF_MEMORY_CODE) return 'out_of_memory';
  return by === 'SIGXCPU' ? 'timed_out' : 'crashed';
}
