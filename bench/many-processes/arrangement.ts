import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { takePaymentEvent } from '@parlance/contract/billing';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres/start.ts';
import { freePort } from '../../scripts/product-process.ts';
import { startSwift } from '../swift-server.ts';
import { type Machine, startMachine } from './machine.ts';
import { openOutsideWorld } from './testing/outside-world.ts';

/**
 * One PostgreSQL and one S3 server, and what stands outside; web and worker processes are started over them. Known by
 * the address of the first web process, unless `more` names that of a proxy.
 */
export async function openArrangement(folder: string, more: Record<string, string> = {}) {
  // What was started ends in the other order, also when the next thing does not start.
  await using started = new AsyncDisposableStack();
  const ports = [await freePort(), await freePort()];
  const { PUBLIC_URL: publicUrl = `http://localhost:${ports[0]}` } = more;
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
  started.defer(() => postgres.stop());
  const swift = await startSwift(path.join(folder, 'swift'));
  started.defer(() => swift.stop());
  const outside = await openOutsideWorld(publicUrl, takePaymentEvent.path);
  started.defer(() => outside.close());
  const settings = {
    DATABASE_URL: postgres.url,
    PUBLIC_URL: publicUrl,
    PARLANCE_SECRET: randomBytes(32).toString('hex'),
    PARLANCE_CLASSIC_VOICES: 'everywhere',
    ...(await swift.newBucket('parlance')),
    ...outside.settings,
    ...more,
  };
  const machines: Promise<Machine>[] = [];
  const start = (name: string, own: Record<string, string>): Promise<Machine> => {
    const machine = startMachine(name, folder, { ...settings, ...own });
    machines.push(machine);
    return machine;
  };
  const rest = started.move();
  return {
    settings,
    outsideUrl: outside.url,
    startWeb: (which: 0 | 1) =>
      start(`web-${which + 1}`, { PARLANCE_ROLE: 'web', PORT: String(ports[which]) }),
    startWorker: (which: 0 | 1) => start(`worker-${which + 1}`, { PARLANCE_ROLE: 'worker' }),
    /** Those that are still starting too: nobody else would ever stop them. */
    async close(): Promise<void> {
      for (const machine of await Promise.allSettled(machines))
        if (machine.status === 'fulfilled') await machine.value.stop();
      await rest.disposeAsync();
    },
  };
}
