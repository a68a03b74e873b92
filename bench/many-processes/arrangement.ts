import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { takePaymentEvent } from '@parlance/contract/billing';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres/start.ts';
import { freePort } from '../../scripts/product-process.ts';
import { startSwift } from '../swift-server.ts';
import { startMachine } from './machine.ts';
import { openOutsideWorld, openSlowVoice } from './testing/outside-world.ts';

export type Arrangement = Awaited<ReturnType<typeof openArrangement>>;

/** One PostgreSQL and one S3 server, and what stands outside; web and worker processes are started over them. */
export async function openArrangement(folder: string) {
  const ports = [await freePort(), await freePort()];
  const publicUrl = `http://localhost:${ports[0]}`;
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
  const swift = await startSwift(path.join(folder, 'swift'));
  const outside = await openOutsideWorld(publicUrl, takePaymentEvent.path);
  const voice = await openSlowVoice();
  const settings = {
    DATABASE_URL: postgres.url,
    PUBLIC_URL: publicUrl,
    PARLANCE_SECRET: randomBytes(32).toString('hex'),
    PARLANCE_CLASSIC_VOICES: 'everywhere',
    ...(await swift.newBucket('parlance')),
    ...outside.settings,
    ...voice.settings,
  };
  return {
    databaseUrl: postgres.url,
    settings,
    voice,
    startWeb: (which: 0 | 1) =>
      startMachine(`web-${which + 1}`, folder, {
        ...settings,
        PARLANCE_ROLE: 'web',
        PORT: String(ports[which]),
      }),
    startWorker: (which: number, more: Record<string, string> = {}) =>
      startMachine(`worker-${which + 1}`, folder, { ...settings, PARLANCE_ROLE: 'worker', ...more }),
    async close(): Promise<void> {
      voice.close();
      await outside.close();
      await swift.stop();
      await postgres.stop();
    },
  };
}
