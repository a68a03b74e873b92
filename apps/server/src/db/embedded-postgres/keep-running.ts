import { isRunning } from './processes.ts';
import type { Server } from './server.ts';

const LOOK_EVERY_MS = 500;

/**
 * Brings the server back when it was killed under us, on the port that everybody has in their URL.
 * Every app process watches; the gate inside `reopen` lets one of them do it and the others find it done.
 */
export function keepRunning(
  first: Server,
  reopen: (port: number) => Promise<Server>,
  log: (sentence: string) => void,
): { current(): Server; stop(): Promise<void> } {
  let server = first;
  let stopped = false;
  let reopening: Promise<void> | undefined;

  const look = async () => {
    log(`PostgreSQL (process ${server.pid}) is gone; starting it again.`);
    try {
      server = await reopen(server.port);
      log(`PostgreSQL is back (process ${server.pid}).`);
    } catch (error) {
      log(`PostgreSQL could not be started again: ${(error as Error).message}`);
    }
  };
  const timer = setInterval(() => {
    if (stopped || reopening || isRunning(server.pid)) return;
    reopening = look().finally(() => {
      reopening = undefined;
    });
  }, LOOK_EVERY_MS);
  timer.unref();

  return {
    current: () => server,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await reopening;
    },
  };
}
