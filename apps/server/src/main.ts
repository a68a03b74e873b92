import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { keysOf } from './config/keys-of.ts';
import { importNeighboursDirectly } from './direct-imports.ts';
import { openLog } from './log.ts';
import { EXIT_CONFIG, reportReady, supervisorGone } from './supervisor/supervised.ts';
import { nameWrittenLines } from './supervisor/written-lines.ts';

const DRAIN_MS = 2_000;
const SHUTDOWN_MS = 14_000;

type Facts = {
  database: string;
  objects?: string;
  writer: string;
  voices: string;
  voicesWithoutKey: string;
  mail?: string;
  payments?: string;
  standIns?: string;
  confinement: string;
  edition: string;
  off: string;
};

function banner(config: Config, facts: Facts, seconds: string): string {
  const rows = [
    ['Open', config.publicUrl],
    ['Edition', facts.edition],
    ['Off', facts.off],
    ['Data', config.dataDir],
    ['Database', facts.database],
    ['Objects', facts.objects],
    ['Writer', facts.writer],
    ['Voices', facts.voices],
    ['No key for', facts.voicesWithoutKey],
    ['Mail', facts.mail],
    ['Payments', facts.payments],
    ['Stand-ins', facts.standIns],
    ['Confinement', facts.confinement],
  ].filter(([, value]) => value);
  const lines = rows.map(([label, value]) => `  ${String(label).padEnd(13)}${value}`);
  return `\n  ${PRODUCT_NAME} is ready (${seconds} s)\n\n${lines.join('\n')}\n`;
}

function listen(fetch: (request: Request) => Response | Promise<Response>, config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: config.host, port: config.port }, () =>
      resolve(server),
    ) as Server;
    server.once('error', reject);
  });
}

/** Requests under way may end; live streams and progress events, which would go on for minutes, are cut. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await Promise.race([closed, sleep(DRAIN_MS)]);
  server.closeAllConnections();
  await closed;
}

/**
 * Stops taking requests, gives the running job back, closes the rest and ends the process; a second signal ends
 * it at once. The answer aborts when that begins.
 */
function stopWhenAsked(
  server: Server | undefined,
  close: () => Promise<void>,
  gone: AbortSignal,
): AbortSignal {
  const stopping = new AbortController();
  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    if (server) await drain(server);
    await close();
    process.exit(0);
  };
  const onSignal = () => (stopping.signal.aborted ? process.exit(1) : stop());
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  gone.addEventListener('abort', stop);
  if (gone.aborted) void stop();
  return stopping.signal;
}

async function main(): Promise<void> {
  nameWrittenLines();
  const gone = supervisorGone();
  const config = readConfig();
  const log = openLog(config.logLevel, undefined, keysOf(config));
  importNeighboursDirectly();
  // Loaded only now: a refused start is told at once, not after the whole product was read.
  const { compose } = await import('./composition/compose.ts');
  const { limitReceiving } = await import('./http/receiving.ts');
  const product = await compose(config, log);
  let stopping: AbortSignal | undefined;
  try {
    const server = config.role === 'worker' ? undefined : await listen(product.server.fetch, config);
    if (server) limitReceiving(server);
    stopping = stopWhenAsked(server, product.close, gone);
    reportReady();
    const worker = config.role === 'web' ? undefined : await product.startWorker();
    // It holds this process up, and the first who call are not to wait for it.
    await product.warmUp();
    await worker?.loaded;
  } catch (error) {
    // Models that were being loaded were closed meanwhile; whoever closes them ends the process.
    if (stopping?.aborted) return;
    // The database would go on running without anybody to stop it.
    await product.close();
    throw error;
  }
  log.info({ confinement: product.facts.confinement }, 'started');
  console.log(banner(config, product.facts, (performance.now() / 1000).toFixed(1)));
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  const isTaken = error.code === 'EADDRINUSE';
  if (error instanceof ConfigError) console.error(error.message);
  else if (isTaken)
    console.error(
      `Another program already listens on port ${error.port}. Set PORT, or PARLANCE_STAND_INS_PORT, to a free one.`,
    );
  else console.error(error);
  process.exit(isTaken || error instanceof ConfigError ? EXIT_CONFIG : 1);
});
