import { AppError } from '@parlance/kernel/errors';
import { ensureDatabase } from './ask-server.ts';
import { locateBinaries } from './binaries.ts';
import { ensureCluster, MAINTENANCE_DATABASE, readPassword, urlOf } from './cluster.ts';
import { waitForLock } from './locks.ts';
import type { Place } from './place.ts';
import { chooseRunAs } from './run-as.ts';
import { findServer, type Server, startServer } from './server.ts';

const GATE_MS = 240_000;

/** Only one process at a time starts or stops the server of a place. */
export async function throughGate<T>(place: Place, act: () => Promise<T>): Promise<T> {
  const gate = await waitForLock(place.gate, 'exclusive', GATE_MS);
  if (!gate) {
    throw new AppError('database.start_blocked', {
      log: `Another process has been starting or stopping the database in ${place.root} for ${GATE_MS / 60_000} minutes. Stop it and start again.`,
      retry: 'later',
    });
  }
  try {
    return await act();
  } finally {
    gate.release();
  }
}

type Options = {
  /** False for tests: nothing is waited for on disk. */
  durable: boolean;
  port?: number;
};

/** Adopts the server that runs on this place, or starts one. Call it through the gate. */
export async function openServer(place: Place, options: Options): Promise<{ server: Server; how: string }> {
  const running = await findServer(place);
  const opened = running ? { server: running, how: 'adopted' } : await startAnew(place, options);
  // Also for an adopted one: whoever started it may have died before this line.
  await ensureDatabase(urlOf(opened.server.port, readPassword(place), MAINTENANCE_DATABASE));
  return opened;
}

async function startAnew(place: Place, { durable, port }: Options): Promise<{ server: Server; how: string }> {
  const binaries = locateBinaries(place.libraries);
  const runAs = chooseRunAs(binaries, place);
  await ensureCluster(place, binaries, runAs, durable);
  const server = await startServer({ place, binaries, runAs, durable, port });
  return { server, how: `started ${runAs.how}` };
}
