import { setTimeout as sleep } from 'node:timers/promises';
import type { AppError } from '@parlance/kernel/errors';

const ATTEMPTS = 4;
/** Who is asked to wait longer had better be asked again by the queue. */
const MAX_PAUSE_MS = 60_000;
/** Lines that failed together must not all come back together. */
const JITTER = 0.25;

/** Something that trying again may mend; `error` is thrown when it doesn't. */
export class PassingFault extends Error {
  readonly error: AppError;
  /** How long the service asked to be left alone. */
  readonly pauseMs: number | undefined;

  constructor(error: AppError, pauseMs?: number) {
    super(error.message, { cause: error });
    this.error = error;
    this.pauseMs = pauseMs;
  }
}

/** Tries again after a passing fault, each time after a longer pause. */
export async function patiently<T>(
  attempt: () => Promise<T>,
  { firstPauseMs, signal }: { firstPauseMs: number; signal: AbortSignal },
): Promise<T> {
  for (let tried = 1; ; tried++) {
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (fault) {
      signal.throwIfAborted();
      if (!(fault instanceof PassingFault)) throw fault;
      const pauseMs = fault.pauseMs ?? firstPauseMs * 2 ** (tried - 1) * (1 + Math.random() * JITTER);
      if (tried === ATTEMPTS || pauseMs > MAX_PAUSE_MS) throw fault.error;
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
  }
}
