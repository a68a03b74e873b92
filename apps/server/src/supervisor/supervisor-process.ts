import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAppError } from '@parlance/kernel/errors';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres/start.ts';
import { type Log, openLog } from '../log.ts';
import { type Supervised, supervise } from './supervise.ts';
import { EXIT_CONFIG } from './supervised.ts';
import { watchNpm } from './watch-parent.ts';

const SERVER = fileURLToPath(new URL('../main.ts', import.meta.url));
/**
 * What a start loads fills the place for young objects many times, which would grow to this size meanwhile: a fifth of
 * the start.
 */
const NODE_FLAGS = ['--min-semi-space-size=16'];

/** Held here too, so that the database stays up while the server is away, and stops when nobody is left. */
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

type Asked = 'stop' | 'kill';

/** Ctrl-C once more, by somebody who would not wait; npm and shells may deliver one and the same twice. */
const IMPATIENT_AFTER_MS = 1_000;

function onStopSignal({ startedByNpm }: Config, tell: (asked: Asked) => void): void {
  let askedAtMs: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      askedAtMs ??= performance.now();
      tell(performance.now() - askedAtMs > IMPATIENT_AFTER_MS ? 'kill' : 'stop');
    });
  // Without npm nothing is watched: what was put into the background outlives its terminal.
  if (startedByNpm) watchNpm(() => tell('stop'));
}

async function main(): Promise<number> {
  const config = readConfig();
  const log = openLog(config.logLevel);
  let asked = false;
  let server: Supervised | undefined;
  // Whoever asks while the database is being opened waits until it is open, and can be closed.
  onStopSignal(config, (how) => {
    asked = true;
    server?.[how]();
  });
  const letGo = await holdDatabase(config, log);
  try {
    if (asked) return 0;
    server = supervise({ program: [...NODE_FLAGS, SERVER], log });
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
