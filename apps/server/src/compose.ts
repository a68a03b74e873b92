import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { betterAuthIdentity } from '@parlance/adapters/identity/better-auth/identity';
import { eldLanguageDetector } from '@parlance/adapters/language-detector/eld';
import { postgresLimiter } from '@parlance/adapters/limiter/postgres';
import { smtpMailer } from '@parlance/adapters/mailer/nodemailer';
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
import { createStandIns, type StandIns } from '@parlance/stand-ins/stand-ins';
import { sql } from 'drizzle-orm';
import type { Config } from './config.ts';
import { listenForChanges } from './db/changes.ts';
import { connect } from './db/connect.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres/start.ts';
import { migrateDatabase } from './db/migrate.ts';
import * as accountTables from './db/schema/accounts.ts';
import { accountEndpoints } from './features/accounts/accounts.routes.ts';
import { accountStore } from './features/accounts/accounts.store.ts';
import { announce } from './features/accounts/actions/announce.ts';
import { finishDeletions } from './features/accounts/actions/finish-deletions.ts';
import { deletionStore } from './features/accounts/deletions.store.ts';
import { exportEndpoints } from './features/accounts/export.routes.ts';
import { readNews } from './features/accounts/news.ts';
import { preferencesStore } from './features/accounts/preferences.store.ts';
import { sessionEndpoints } from './features/accounts/sessions.routes.ts';
import { unsubscribeEndpoints } from './features/accounts/unsubscribe.routes.ts';
import { unsubscribeLinks } from './features/accounts/unsubscribe-links.ts';
import { analyticsEndpoints } from './features/analytics/analytics.routes.ts';
import { analyticsStore } from './features/analytics/analytics.store.ts';
import { exportAudios } from './features/audios/actions/export-audios.ts';
import { audioEventEndpoints } from './features/audios/audio-events.routes.ts';
import { userPrefix } from './features/audios/audio-files.ts';
import { audioMediaEndpoints } from './features/audios/audio-media.routes.ts';
import { audioEndpoints } from './features/audios/audios.routes.ts';
import { audioStore } from './features/audios/audios.store.ts';
import { optionsEndpoints, optionsOf } from './features/audios/options.ts';
import { runStore } from './features/audios/runs.store.ts';
import { identityLimits } from './features/identity/identity.limits.ts';
import { identityEndpoints } from './features/identity/identity.routes.ts';
import { oneTimeTokenStore } from './features/identity/identity.store.ts';
import { answerProvider } from './features/identity/provider-answer.ts';
import { openMetrics } from './http/metrics.ts';
import { buildServer } from './http/server.ts';
import { signedLinks } from './http/signed-links.ts';
import { localSecret } from './local-secret.ts';
import type { Log } from './log.ts';
import { makeMails } from './mails/mails.ts';
import { announcementMails } from './worker/announcement-mails.ts';
import { sendDueMails } from './worker/due-mails.ts';
import { newAudioMails } from './worker/new-audio-mails.ts';
import { runJob } from './worker/run-job.ts';
import { openUpkeep } from './worker/upkeep.ts';

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

type Parts = { vendors?: Vendors; clientDir?: string; standIns?: StandIns };

/** Mail and the providers of identities: as configured, or on this machine alone their stand-ins. */
async function openServices(config: Config, given?: StandIns) {
  const missing = (['mail', 'google', 'microsoft'] as const).filter((service) => !config[service]);
  const standIns =
    given ??
    (config.onLoopback && missing.length > 0
      ? await createStandIns({ port: config.standInsPort, origins: config.origins, services: missing })
      : undefined);
  return {
    standIns,
    /** Stand-ins that were handed in are their owner's to close. */
    close: async () => (given ? undefined : standIns?.close()),
    mail: configured(config.mail ?? standIns?.mail),
    google: configured(config.google ?? standIns?.google),
    microsoft: configured(config.microsoft ?? standIns?.microsoft),
  };
}

/** The configuration was refused when something is missing that nothing stands in for. */
function configured<T>(service: T | undefined): T {
  if (service === undefined) throw new Error('A service is neither configured nor stood in for.');
  return service;
}

async function openDatabase(config: Config, onError: (error: Error) => void) {
  const postgres = config.databaseUrl
    ? { url: config.databaseUrl, how: 'DATABASE_URL', stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres') });
  await migrateDatabase(postgres.url);
  const { db, pool, close } = connect(postgres.url, config.databasePool, onError);
  return {
    db,
    pool,
    url: postgres.url,
    how: postgres.how,
    async close() {
      await close();
      await postgres.stop();
    },
  };
}

/** For commands: the database, and what may be done to it while servers run beside. */
export async function composeOperator(config: Config, log: Log) {
  await mkdir(config.dataDir, { recursive: true });
  const database = await openDatabase(config, (error) => log.error({ err: error }, error.message));
  return {
    async announce(file: string, dryRun: boolean) {
      const news = readNews(file);
      return { news, audience: await announce({ db: database.db, clock: systemClock }, news, dryRun) };
    },
    close: database.close,
  };
}

/** Builds the whole product from its parts: the only file that chooses vendors. */
export async function compose(config: Config, log: Log, parts: Parts = {}) {
  const onError = (error: Error) => log.error({ err: error }, error.message);
  await mkdir(config.dataDir, { recursive: true });
  const secret = config.secret ?? (await localSecret(config.dataDir));
  const clock = systemClock;
  const services = await openServices(config, parts.standIns);

  const database = await openDatabase(config, onError);
  const { db } = database;
  const changes = listenForChanges(database.url, onError);
  const queue = await openQueue({
    connectionString: database.url,
    concurrency: config.jobs,
    sql,
    onError,
  });

  const { store, detector, writer, voice, pairs, openMix } = parts.vendors ?? (await chooseVendors(config));

  const limiter = postgresLimiter({ pool: database.pool, table: 'attempt_counts' });
  const mailer = smtpMailer(services.mail);
  const mails = makeMails({ mailer, publicUrl: config.publicUrl });

  const audios = audioStore(db);
  const accounts = accountStore(db);
  const preferences = preferencesStore(db);
  const links = signedLinks(secret, clock);
  const metrics = openMetrics();
  const options = optionsOf(voice.catalogue(), pairs, writer);
  const tokens = oneTimeTokenStore(db, clock);
  const identity = betterAuthIdentity({
    db,
    schema: accountTables,
    publicUrl: config.publicUrl,
    origins: config.origins,
    secret,
    providers: { google: services.google, microsoft: services.microsoft },
    burnTokens: tokens.burnAll,
    onError: (message) => log.warn(message),
    passwordMinChars: LIMITS.passwordMinChars,
    passwordMaxChars: LIMITS.passwordMaxChars,
    newId,
  });

  const signingIn = {
    identity,
    tokens,
    limits: identityLimits(limiter, config),
    mails,
    rememberLanguage: preferences.rememberLanguage,
    publicUrl: config.publicUrl,
    origins: config.origins,
    log,
  };

  const deletions = deletionStore(db);
  const unsubscribing = unsubscribeLinks(secret, config.publicUrl);
  const due = { db, clock, log };
  const upkeep = openUpkeep(
    [
      () =>
        finishDeletions({
          deletions,
          removeLeftovers: async (userId) => {
            await store.deletePrefix(userPrefix(userId));
            await queue.forget(userId);
          },
          tell: mails.accountDeleted,
          clock,
          log,
        }),
      () => sendDueMails(due, newAudioMails(mails.newAudio)),
      () =>
        sendDueMails(
          due,
          announcementMails({ send: mails.newFeatures, unsubscribeUrl: unsubscribing.linkFor }),
        ),
    ],
    onError,
  );

  const server = await buildServer({
    endpoints: [
      ...optionsEndpoints(options),
      ...identityEndpoints(signingIn),
      ...analyticsEndpoints({ counts: analyticsStore(db), limiter, clock }),
      ...accountEndpoints({
        accounts,
        preferences,
        deletions,
        identity,
        options,
        clock,
        tallyAudios: audios.tally,
        // Nothing can be bought yet, so nobody has bought anything.
        extraCreditsOf: async () => [],
        hasRunningPlan: async () => false,
        languageOf: preferences.languageOf,
        async stopRuns(userId, tx) {
          const stopped = await audios.cancelAllRuns(tx, userId, clock.now());
          for (const runId of stopped) await queue.cancel(runId, tx);
          return stopped.length > 0;
        },
        onDeleted: upkeep.now,
      }),
      ...sessionEndpoints({ identity }),
      ...exportEndpoints({
        preferences,
        identity,
        audiosOf: (userId) => exportAudios({ audios, store }, userId),
        clock,
      }),
      ...unsubscribeEndpoints({ links: unsubscribing, preferences }),
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
    whoIs: identity.whoIs,
    answerProvider: answerProvider(signingIn),
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
    onEnd(outcome: Parameters<typeof metrics.runEnded>[0], seconds: number) {
      metrics.runEnded(outcome, seconds);
      if (outcome === 'ready') upkeep.now();
    },
  };

  return {
    server,
    /** What the banner tells the person who started it. */
    facts: {
      database: database.how,
      writer: writer.name,
      voices: `${voice.catalogue().length} voices in ${options.languages.length} languages`,
      mail: services.standIns?.mail?.pageUrl,
      standIns: services.standIns?.services.join(', '),
    },
    /** Loads models, then takes jobs. */
    async startWorker(): Promise<void> {
      await Promise.all([voice.warm(), writer.warm()]);
      await queue.work(
        (job, context) => runJob(worker, job, context),
        (job) => worker.runs.giveUp(job.runId),
      );
      upkeep.start();
    },
    async close(): Promise<void> {
      await queue.stop();
      await upkeep.close();
      await Promise.all([voice.close(), writer.close(), changes.close(), mailer.close(), services.close()]);
      await database.close();
    },
  };
}
