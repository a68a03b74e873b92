import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileKindsByContent } from '@parlance/adapters/document-reader/file-kind';
import { isolatedDocumentReader } from '@parlance/adapters/document-reader/isolated';
import { feedsmithFeedReader } from '@parlance/adapters/feed-reader/feedsmith';
import { betterAuthIdentity } from '@parlance/adapters/identity/better-auth/identity';
import { eldLanguageDetector } from '@parlance/adapters/language-detector/eld';
import { postgresLimiter } from '@parlance/adapters/limiter/postgres';
import { smtpMailer } from '@parlance/adapters/mailer/nodemailer';
import { nodeAvMediaReader } from '@parlance/adapters/media-reader/node-av';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { undiciPageFetcher } from '@parlance/adapters/page-fetcher/undici';
import { linkedomPageLinks } from '@parlance/adapters/page-links/linkedom';
import { openQueue } from '@parlance/adapters/queue/pg-boss';
import { almanac } from '@parlance/adapters/reference/almanac';
import { wikipedia } from '@parlance/adapters/reference/wikipedia';
import { gptTokenCounter } from '@parlance/adapters/token-counter/gpt-tokenizer';
import { elevenLabsTranscriber } from '@parlance/adapters/transcriber/elevenlabs';
import { embeddedTranscriber } from '@parlance/adapters/transcriber/embedded/embedded';
import { openAiCompatibleTranscriber } from '@parlance/adapters/transcriber/openai-compatible';
import { embeddedVoice } from '@parlance/adapters/voice/embedded/embedded';
import { voicePairs } from '@parlance/adapters/voice/pairs';
import { embeddedWriter } from '@parlance/adapters/writer/embedded/embedded';
import { ALMANAC_DIR } from '@parlance/almanac';
import { openApiDocument } from '@parlance/contract/openapi';
import type { PairOption } from '@parlance/contract/options';
import { ROUTES } from '@parlance/contract/routes';
import { systemClock } from '@parlance/kernel/clock';
import { newId } from '@parlance/kernel/ids';
import { LIMITS } from '@parlance/kernel/limits';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import type { OpenMix } from '@parlance/pipeline/4-produce/mix';
import { openMixInThread } from '@parlance/pipeline/4-produce/mix-in-thread';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Transcriber } from '@parlance/ports/transcriber';
import type { Voice } from '@parlance/ports/voice';
import type { Writer } from '@parlance/ports/writer';
import { createStandIns, type StandIns } from '@parlance/stand-ins/stand-ins';
import { sql } from 'drizzle-orm';
import type { Config } from './config.ts';
import { connectFeatures, type Reading } from './connect-features.ts';
import { listenForChanges } from './db/changes.ts';
import { openDatabase } from './db/open-database.ts';
import * as accountTables from './db/schema/accounts.ts';
import { accountStore } from './features/accounts/accounts.store.ts';
import { announce } from './features/accounts/actions/announce.ts';
import { grantedPlanStore } from './features/accounts/granted-plans.store.ts';
import { readNews } from './features/accounts/news.ts';
import { runStore } from './features/audios/runs.store.ts';
import { oneTimeTokenStore } from './features/identity/identity.store.ts';
import { type ReceivedBytes, receivedOnDisk } from './features/uploads/received-bytes.ts';
import { openMetrics } from './http/metrics.ts';
import { buildServer } from './http/server.ts';
import { signedLinks } from './http/signed-links.ts';
import { localSecret } from './local-secret.ts';
import type { Log } from './log.ts';
import { makeMails } from './mails/mails.ts';
import { runJob } from './worker/run-job.ts';

const CLIENT_DIR = fileURLToPath(new URL('../../web/build/client', import.meta.url));

export type Vendors = {
  store: ObjectStore;
  received: ReceivedBytes;
  reading: Reading;
  writer: Writer & Warm;
  voice: Voice & Warm;
  pairs: PairOption[];
  openMix: OpenMix;
};

/** Models take seconds to load and memory to hold. */
type Warm = { warm(): Promise<void>; close(): Promise<void> };

/** Which vendor stands behind each port. */
export async function chooseVendors(config: Config): Promise<Vendors> {
  const voice = embeddedVoice({
    cacheDir: path.join(config.cacheDir, 'models'),
    classicEverywhere: config.classicEverywhere,
  });
  return {
    store: await diskStore(path.join(config.dataDir, 'objects')),
    received: await receivedOnDisk(path.join(config.dataDir, 'uploads')),
    reading: readingVendors(config),
    writer: embeddedWriter(),
    voice,
    pairs: voicePairs(voice.catalogue()),
    openMix: openMixInThread({
      encoderModule: import.meta.resolve('@parlance/adapters/encoder/node-av'),
      spoolDir: path.join(config.dataDir, 'spool'),
    }),
  };
}

/** The embedded ears, unless a service is configured; none when the model was left out of the installation. */
function chooseTranscriber({ elevenLabs, openAi }: Config): Transcriber | undefined {
  if (elevenLabs) return elevenLabsTranscriber(elevenLabs);
  if (openAi) return openAiCompatibleTranscriber(openAi);
  return embeddedTranscriber();
}

function readingVendors(config: Config): Reading {
  const pages = undiciPageFetcher({
    userAgent: `${PRODUCT_NAME} (+${config.publicUrl})`,
    allowed: config.fetchAllow,
  });
  return {
    pages,
    detector: eldLanguageDetector(),
    documents: isolatedDocumentReader(),
    fileKinds: fileKindsByContent(),
    media: nodeAvMediaReader(),
    transcriber: chooseTranscriber(config),
    links: linkedomPageLinks(),
    feeds: feedsmithFeedReader(),
    references: [...(config.wikipedia ? [wikipedia({ pages })] : []), almanac(ALMANAC_DIR)],
    tokens: gptTokenCounter(),
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

/** For commands: the database, and what may be done to it while servers run beside. */
export async function composeOperator(config: Config, log: Log) {
  await mkdir(config.dataDir, { recursive: true });
  const database = await openDatabase(config, (error) => log.error({ err: error }, error.message));
  return {
    async announce(file: string, dryRun: boolean) {
      const news = readNews(file);
      return { news, audience: await announce({ db: database.db, clock: systemClock }, news, dryRun) };
    },
    grantPlan: grantedPlanStore(database.db).grant,
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

  const { store, received, reading, writer, voice, pairs, openMix } =
    parts.vendors ?? (await chooseVendors(config));

  const limiter = postgresLimiter({ pool: database.pool, table: 'attempt_counts' });
  const mailer = smtpMailer(services.mail);
  const mails = makeMails({ mailer, publicUrl: config.publicUrl });

  const links = signedLinks(secret, clock);
  const metrics = openMetrics();
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

  const features = connectFeatures({
    ...{ config, log, clock, secret, db, changes, queue, limiter, mails, links, identity, tokens },
    ...{ store, received, reading, writer, voices: voice.catalogue(), pairs, onError },
  });

  const server = await buildServer({
    endpoints: features.endpoints,
    protocols: features.protocols,
    whoIs: identity.whoIs,
    answerProvider: features.answerProvider,
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
    line: {
      ...reading,
      scratchDir: path.join(config.dataDir, 'scratch'),
      writer,
      voice,
      store,
      openMix,
      clock,
    },
    runs: runStore(db),
    nameOf: accountStore(db).nameOf,
    log,
    onEnd(outcome: Parameters<typeof metrics.runEnded>[0], seconds: number) {
      metrics.runEnded(outcome, seconds);
      if (outcome === 'ready') features.upkeep.now();
    },
  };

  let stopSweeping = async () => {};

  return {
    server,
    /** What the banner tells the person who started it. */
    facts: {
      database: database.how,
      writer: writer.name,
      voices: `${voice.catalogue().length} voices in ${features.options.languages.length} languages`,
      mail: services.standIns?.mail?.pageUrl,
      standIns: services.standIns?.services.join(', '),
    },
    /** Loads models, then takes jobs. */
    async startWorker(): Promise<void> {
      stopSweeping = features.keepSweeping();
      await Promise.all([voice.warm(), writer.warm()]);
      await queue.work(
        (job, context) => runJob(worker, job, context),
        (job) => worker.runs.giveUp(job.runId),
      );
      features.upkeep.start();
    },
    async close(): Promise<void> {
      await Promise.all([queue.stop(), stopSweeping()]);
      await features.upkeep.close();
      await Promise.all([voice.close(), writer.close(), changes.close(), mailer.close(), services.close()]);
      await database.close();
    },
  };
}
