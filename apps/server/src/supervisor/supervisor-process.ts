import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAppError } from '@parlance/kernel/errors';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres/start.ts';
import { type Log, openLog } from '../log.ts';
import { supervise } from './supervise.ts';
import { EXIT_CONFIG } from './supervised.ts';
import { watchNpm } from './watch-parent.ts';

const SERVER = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Held here too, so that the database stays up while the server is away: a start then takes less than half as long. */
async function holdDatabase({ databaseUrl, dataDir }: Config, log: Log): Promise<() => Promise<void>> {
  if (databaseUrl) return async () => {};
  await mkdir(dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    log: (sentence) => log.warn(sentence),
  });
  log.info(`embedded PostgreSQL ${postgres.how}`);
  return postgres.stop;
}

/** A signal that comes while the database is being opened waits until it is open, and can be closed. */
function onStopSignal(stop: () => void): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  watchNpm(stop);
}

async function main(): Promise<number> {
  const config = readConfig();
  const log = openLog(config.logLevel);
  let asked = false;
  let stop = () => {
    asked = true;
  };
  onStopSignal(() => stop());
  const letGo = await holdDatabase(config, log);
  try {
    if (asked) return 0;
    const server = supervise({ program: [SERVER], log });
    stop = server.stop;
    return await server.ended;
  } finally {
    await letGo();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isConfig = error instanceof ConfigError;
    console.error(isConfig || isAppError(error) ? error.message : error);
    process.exit(isConfig ? EXIT_CONFIG : 1);
  },
);
