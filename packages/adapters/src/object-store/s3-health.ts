import { AppError } from '@parlance/kernel/errors';

/** A store that does not answer this simple a question in time answers no other. */
const PROBE_MS = 2_000;
const PROBE_AGAIN_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;

export const unavailable = (what: string, cause?: unknown): AppError =>
  new AppError('object.unavailable', {
    log: `the object store: ${what}`,
    retry: 'later',
    params: { retry_after_seconds: RETRY_AFTER_SECONDS },
    cause,
  });

/**
 * Whether the store answers at all. A call that fails or takes long raises the question; while the answer is no, every
 * call fails at once, those under way too, and the store is asked again every second.
 */
export function watchHealth(probe: (signal: AbortSignal) => Promise<unknown>) {
  let away: AppError | undefined;
  let asking: Promise<void> | undefined;
  let underWay = new AbortController();

  async function ask(): Promise<void> {
    try {
      await probe(AbortSignal.timeout(PROBE_MS));
      away = undefined;
    } catch (cause) {
      away = unavailable('it does not answer', cause);
      underWay.abort(away);
      underWay = new AbortController();
      // Spread, so that many processes do not ask in step.
      setTimeout(check, PROBE_AGAIN_MS * (0.5 + Math.random())).unref();
    }
  }

  /** Comes back with the answer; one question at a time. */
  function check(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    check,
    refuseWhileAway(): void {
      if (away) throw away;
    },
    /** Aborted, with the error to be thrown, once the store is away. */
    get whileHere(): AbortSignal {
      return underWay.signal;
    },
  };
}
