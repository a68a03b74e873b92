import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { betterAuthIdentity } from '@parlance/adapters/identity/better-auth';
import { eldLanguageDetector } from '@parlance/adapters/language-detector/eld';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { openQueue } from '@parlance/adapters/queue/pg-boss';
import { embeddedVoice } from '@parlance/adapters/voice/embedded/embedded';
import { voicePairs } from '@parlance/adapters/voice/pairs';
import { embeddedWriter } from '@parlance/adapters/writer/embedded/embedded';
import { openApiDocument } from '@parlance/contract/openapi';
import type { PairOption } from '@parlance/contract/options';
import { ROUTES } from '@parlance/contract/routes';
import { systemClock } from '@parlance/kernel/clock';
import { newId } from '@parlance/kernel/ids';
import { LIMITS } from '@parlance/kernel/limits';
import type { OpenMix } from '@parlance/pipeline/4-produce/mix';
import { openMixInThread } from '@parlance/pipeline/4-produce/mix-in-thread';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Voice } from '@parlance/ports/voice';
import type { Writer } from '@parlance/ports/writer';
import { sql } from 'drizzle-orm';
import type { Config } from './config.ts';
import { listenForChanges } from './db/changes.ts';
import { connect } from './db/connect.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres/start.ts';
import { migrateDatabase } from './db/migrate.ts';
import * as accountTables from './db/schema/accounts.ts';
import { accountEndpoints } from './features/accounts/accounts.routes.ts';
import { accountStore } from './features/accounts/accounts.store.ts';
import { audioEventEndpoints } from './features/audios/audio-events.routes.ts';
import { audioMediaEndpoints } from './features/audios/audio-media.routes.ts';
import { audioEndpoints } from './features/audios/audios.routes.ts';
import { audioStore } from './features/audios/audios.store.ts';
import { optionsEndpoints, optionsOf } from './features/audios/options.ts';
import { runStore } from './features/audios/runs.store.ts';
import { CLIENT_ADDRESS_HEADER } from './http/identity-routes.ts';
import { openMetrics } from './http/metrics.ts';
import { buildServer } from './http/server.ts';
import { signedLinks } from './http/signed-links.ts';
import { localSecret } from './local-secret.ts';
import type { Log } from './log.ts';
import { runJob } from './worker/run-job.ts';

const CLIENT_DIR = fileURLToPath(new URL('../../web/build/client', import.meta.url));

export type Vendors = {
  store: ObjectStore;
  detector: LanguageDetector;
  writer: Writer & Warm;
  voice: Voice & Warm;
  pairs: PairOption[];
  openMix: OpenMix;
};

/** Models take seconds to load and memory to hold. */
type Warm = { warm(): Promise<void>; close(): Promise<void> };

/** Which vendor stands behind each port. */
export async function chooseVendors(config: Config): Promise<Vendors> {
  const voice = embeddedVoice({ cacheDir: path.join(config.cacheDir, 'models') });
  return {
    store: await diskStore(path.join(config.dataDir, 'objects')),
    detector: eldLanguageDetector(),
    writer: embeddedWriter(),
    voice,
    pairs: voicePairs(voice.catalogue()),
    openMix: openMixInThread({
      encoderModule: import.meta.resolve('@parlance/adapters/encoder/node-av'),
      spoolDir: path.join(config.dataDir, 'spool'),
    }),
  };
}

type Parts = { vendors?: Vendors; clientDir?: string };

/** Builds the whole product from its parts: the only file that chooses vendors. */
export async function compose(config: Config, log: Log, parts: Parts = {}) {
  const onError = (error: Error) => log.error({ err: error }, error.message);
  await mkdir(config.dataDir, { recursive: true });
  const secret = config.secret ?? (await localSecret(config.dataDir));
  const clock = systemClock;

  const postgres = config.databaseUrl
    ? { url: config.databaseUrl, how: 'DATABASE_URL', stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres') });
  await migrateDatabase(postgres.url);
  const database = connect(postgres.url, config.databasePool, onError);
  const { db } = database;
  const changes = listenForChanges(postgres.url, onError);
  const queue = await openQueue({
    connectionString: postgres.url,
    concurrency: config.jobs,
    sql,
    onError,
  });

  const { store, detector, writer, voice, pairs, openMix } = parts.vendors ?? (await chooseVendors(config));

  const audios = audioStore(db);
  const accounts = accountStore(db);
  const links = signedLinks(secret, clock);
  const metrics = openMetrics();
  const options = optionsOf(voice.catalogue(), pairs, writer);
  const identity = betterAuthIdentity({
    db,
    schema: accountTables,
    publicUrl: config.publicUrl,
    origins: config.origins,
    secret,
    clientAddressHeader: CLIENT_ADDRESS_HEADER,
    passwordMinChars: LIMITS.passwordMinChars,
    passwordMaxChars: LIMITS.passwordMaxChars,
    newId,
  });

  const server = await buildServer({
    endpoints: [
      ...optionsEndpoints(options),
      ...accountEndpoints({ countAudios: audios.count }),
      ...audioEndpoints({
        db,
        audios,
        options,
        detector,
        enqueue: queue.enqueue,
        cancelJob: queue.cancel,
        clock,
        store,
        sign: links.sign,
      }),
      ...audioEventEndpoints({ audios, watch: changes.watch }),
      ...audioMediaEndpoints({ audios, store, watch: changes.watch }),
    ],
    identity,
    links,
    metrics,
    openApi: openApiDocument(ROUTES, config.publicUrl),
    ready: () =>
      db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    publicUrl: config.publicUrl,
    clientDir: parts.clientDir ?? CLIENT_DIR,
    log,
  });

  const worker = {
    line: { detector, writer, voice, store, openMix, clock },
    runs: runStore(db),
    nameOf: accounts.nameOf,
    log,
    onEnd: metrics.runEnded,
  };

  return {
    server,
    /** What the banner tells the person who started it. */
    facts: {
      database: postgres.how,
      writer: writer.name,
      voices: `${voice.catalogue().length} voices in ${options.languages.length} languages`,
    },
    /** Loads models, then takes jobs. */
    async startWorker(): Promise<void> {
      await Promise.all([voice.warm(), writer.warm()]);
      await queue.work(
        (job, context) => runJob(worker, job, context),
        (job) => worker.runs.giveUp(job.runId),
      );
    },
    async close(): Promise<void> {
      await queue.stop();
      await Promise.all([voice.close(), writer.close(), changes.close()]);
      await database.close();
      await postgres.stop();
    },
  };
}
