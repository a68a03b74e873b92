/** The server's side of the channel to its supervisor. Started without one, it simply has nobody to tell. */

/** What trying again can't mend, such as a missing setting (EX_CONFIG of sysexits.h). */
export const EXIT_CONFIG = 78;
export const READY = 'ready';

/** From now on the server answers: an end before this is a failed start. */
export function reportReady(): void {
  process.send?.(READY);
}

/**
 * Aborts when the supervisor closes the channel, which is how it asks the server to stop, or when it died:
 * the system closes the channel then. Call it early, so that nothing is missed.
 */
export function supervisorGone(): AbortSignal {
  const gone = new AbortController();
  process.once('disconnect', () => gone.abort());
  return gone.signal;
}
