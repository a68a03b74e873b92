import { DATABASE, readPassword, urlOf } from './cluster.ts';
import { keepRunning } from './keep-running.ts';
import { type Lock, tryLock, waitForLock } from './locks.ts';
import { openServer, throughGate } from './open-server.ts';
import { type Place, placeIn } from './place.ts';
import { findServer, stopServer } from './server.ts';

export type EmbeddedPostgres = {
  url: string;
  /** For the operator's log: "started as uid 65534", "adopted". */
  how: string;
  /** Lets go; the last process that does so stops the server. */
  stop(): Promise<void>;
};

type Options = { dataDir: string; log?: (sentence: string) => void };

/**
 * A PostgreSQL of our own in a folder, shared by every process that asks for the same folder. A server
 * whose app was killed keeps running and is adopted by the next; a server that was killed is started
 * again on the same port.
 */
export async function startEmbeddedPostgres({ dataDir, log = () => {} }: Options): Promise<EmbeddedPostgres> {
  const place = placeIn(dataDir);
  const { opened, share } = await throughGate(place, async () => {
    const share = await joinSharers(place);
    try {
      return { opened: await openServer(place, { durable: true }), share };
    } catch (error) {
      share.release();
      throw error;
    }
  });
  const reopen = (port: number) =>
    throughGate(place, async () => (await openServer(place, { durable: true, port })).server);
  const kept = keepRunning(opened.server, reopen, log);
  let leaving: Promise<void> | undefined;
  return {
    url: urlOf(opened.server.port, readPassword(place), DATABASE),
    how: opened.how,
    stop() {
      leaving ??= kept.stop().then(() => leave(place, share));
      return leaving;
    },
  };
}

async function joinSharers(place: Place): Promise<Lock> {
  // Nobody holds this one exclusively without the gate, which we have: it can't be refused for long.
  const share = await waitForLock(place.sharers, 'shared', 5_000);
  if (!share) throw new Error(`${place.sharers} is locked by a program that is not ours`);
  return share;
}

async function leave(place: Place, share: Lock): Promise<void> {
  await throughGate(place, async () => {
    share.release();
    const last = tryLock(place.sharers, 'exclusive');
    if (!last) return;
    try {
      const server = await findServer(place);
      if (server) await stopServer(place, server);
    } finally {
      last.release();
    }
  });
}
