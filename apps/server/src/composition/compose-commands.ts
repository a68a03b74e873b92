import path from 'node:path';
import { stripePayments } from '@parlance/adapters/payments/stripe';
import { openQueue } from '@parlance/adapters/queue/pg-boss';
import { systemClock } from '@parlance/kernel/clock';
import { STAND_IN_SECRET_KEY } from '@parlance/stand-ins/payments/payment-stand-in';
import { sql } from 'drizzle-orm';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type Config, ConfigError } from '../config/config.ts';
import { openDataFolder } from '../config/data-folder.ts';
import { localSecret, replaceLocalSecret } from '../config/local-secret.ts';
import { connect } from '../db/connect.ts';
import { openDatabase, openPostgres } from '../db/open-database.ts';
import { optionsOf } from '../features/audios/options.ts';
import type { Log } from '../log.ts';
import { moveObjects } from '../operator/move-objects.ts';
import { openSupport } from '../operator/support.ts';
import {
  chooseVendors,
  complainTo,
  openBucket,
  openDiskStores,
  openStores,
  standInPaymentsFile,
} from './compose.ts';

/** The provider that the running server has opened on this machine. News is not brought to a command. */
const standInBeside = ({ standInsPort }: Config) => ({
  secretKey: STAND_IN_SECRET_KEY,
  webhookSecret: '',
  apiUrl: `http://localhost:${standInsPort}`,
});

/** For commands: the database, and what may be done to it while servers run beside. */
export async function composeOperator(config: Config, log: Log) {
  await openDataFolder(config.dataDir);
  const onError = complainTo(log);
  const database = await openDatabase(config, onError);
  const support = openSupport({
    db: database.db,
    clock: systemClock,
    publicUrl: config.publicUrl,
    payments: stripePayments(config.payments ?? standInBeside(config)),
    async openGeneration() {
      const { voice, pairs, writer } = await chooseVendors(config);
      const queue = await openQueue({ connectionString: database.url, concurrency: 1, sql, onError });
      return {
        options: optionsOf({ voices: voice.catalogue(), pairs, writer, transcribes: false }),
        enqueue: queue.enqueue,
        close: () => Promise.all([queue.stop(), voice.close(), writer.close()]),
      };
    },
  });
  return { ...support, close: database.close };
}

/** From the disk, where objects lie without S3_ settings, into the bucket that these name. */
export async function composeMove(config: Config) {
  if (!config.objects)
    throw new ConfigError('Where to? Set S3_BUCKET and what goes with it for this command.');
  await openDataFolder(config.dataDir);
  const [from, to] = [await openDiskStores(config), await openBucket(config.objects)];
  return () => moveObjects({ from, to, journalFile: path.join(config.dataDir, 'moved-objects.json') });
}

/** For backup and restore: the database as it is, with whatever version's tables, and what lies beside it. */
export async function composeBackup(config: Config, log: Log) {
  await openDataFolder(config.dataDir);
  const postgres = await openPostgres(config);
  const onError = complainTo(log);
  const beside = {
    ...(await openStores(config)),
    databaseUrl: postgres.url,
    standInPaymentsFile: standInPaymentsFile(config),
  };
  return {
    async backup(file: string, replace: boolean) {
      const secret = config.secret ?? (await localSecret(config.dataDir));
      return makeBackup({ ...beside, secret }, file, { replace });
    },
    restore: (file: string, replace: boolean) =>
      restoreBackup(
        {
          ...beside,
          configuredSecret: config.secret,
          keepSecret: async (secret) =>
            config.secret === undefined ? replaceLocalSecret(config.dataDir, secret) : undefined,
          async enqueueAll(runs) {
            const connectionString = postgres.url;
            const options = { connectionString, concurrency: 1, sql, onError, onlyEnqueue: true };
            const queue = await openQueue(options);
            const { db, close } = connect(connectionString, 1, onError);
            try {
              for (const { lane, ...run } of runs) await db.transaction((tx) => queue.enqueue(run, tx, lane));
            } finally {
              await Promise.all([queue.stop(), close()]);
            }
          },
        },
        file,
        replace,
      ),
    close: postgres.stop,
  };
}
