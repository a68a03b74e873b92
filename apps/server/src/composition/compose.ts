import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAnalytics } from '@parlance/adapters/analytics/postgres';
import { postHogAnalytics } from '@parlance/adapters/analytics/posthog';
import { id3Block } from '@parlance/adapters/encoder/id3';
import { betterAuthIdentity } from '@parlance/adapters/identity/better-auth/identity';
import type { PasswordHashing } from '@parlance/adapters/identity/better-auth/library';
import { eldOnDemand } from '@parlance/adapters/language-detector/eld';
import { postgresLimiter } from '@parlance/adapters/limiter/postgres';
import { smtpMailer } from '@parlance/adapters/mailer/nodemailer';
import { noMailer } from '@parlance/adapters/mailer/none';
import { nodeAvMediaReader } from '@parlance/adapters/media-reader/node-av';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { undiciPageFetcher } from '@parlance/adapters/page-fetcher/undici';
import { isolatedPageRecogniser } from '@parlance/adapters/page-recogniser/isolated';
import { noPayments } from '@parlance/adapters/payments/none';
import { stripePayments } from '@parlance/adapters/payments/stripe';
import { isolatedPictures } from '@parlance/adapters/pictures/isolated-sharp';
import { openQueue } from '@parlance/adapters/queue/pg-boss';
import { almanac } from '@parlance/adapters/reference/almanac';
import { modelReference } from '@parlance/adapters/reference/model';
import { wikipedia } from '@parlance/adapters/reference/wikipedia';
import { threadedTokenCounter } from '@parlance/adapters/token-counter/counting-thread';
import { elevenLabsTranscriber } from '@parlance/adapters/transcriber/elevenlabs';
import { openAiCompatibleTranscriber } from '@parlance/adapters/transcriber/openai-compatible';
import { embeddedTranscriber } from '@parlance/adapters/transcriber/whisper/embedded-transcriber';
import { voicePairs } from '@parlance/adapters/voice/pairs';
import { openVoices } from '@parlance/adapters/voice/providers';
import { severalVoices } from '@parlance/adapters/voice/several';
import { saxesXmlReader } from '@parlance/adapters/xml-reader/saxes';
import { ALMANAC_DIR } from '@parlance/almanac';
import { takePaymentEvent } from '@parlance/contract/billing';
import type { PairOption } from '@parlance/contract/options';
import { isolatedDocumentReader } from '@parlance/documents/isolated';
import { fileKindsByContent } from '@parlance/documents/kind/file-kind';
import { describeLayers } from '@parlance/isolation/confinement/layers';
import { confinement } from '@parlance/isolation/processes';
import { systemClock } from '@parlance/kernel/clock';
import { newId } from '@parlance/kernel/ids';
import { LIMITS } from '@parlance/kernel/limits';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { PACKS } from '@parlance/language/languages';
import { spokenWords } from '@parlance/language/spoken/spoken-text';
import {
  isolatedForeignReader,
  type ReadingModules,
} from '@parlance/pipeline/1-ingest/foreign/isolated-foreign-reader';
import type { ListenBack } from '@parlance/pipeline/3-speak/listen-back';
import { type ClipEncoder, openClipEncoder } from '@parlance/pipeline/4-produce/encode-clip';
import type { OpenMix } from '@parlance/pipeline/4-produce/mix/mix';
import { openMixInProcess } from '@parlance/pipeline/4-produce/mix/mix-in-process';
import type { LanguageModel } from '@parlance/ports/language-model';
import type { ModelServers } from '@parlance/ports/model-servers';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { PageFetcher, WebPoster } from '@parlance/ports/page-fetcher';
import type { Transcriber } from '@parlance/ports/transcriber';
import type { Voice } from '@parlance/ports/voice';
import { embeddedVoice } from '@parlance/speech/embedded-voice';
import { createStandIns, type StandIns } from '@parlance/stand-ins/stand-ins';
import { sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { openDataFolder } from '../config/data-folder.ts';
import { localSecret } from '../config/local-secret.ts';
import { refuseUnsealed } from '../config/unsealed-readers.ts';
import { listenForChanges } from '../db/changes.ts';
import { openDatabase } from '../db/open-database.ts';
import * as accountTables from '../db/schema/accounts.ts';
import { DOORS } from '../doors/table.ts';
import type { FeedVendors } from '../features/feeds/feeds.feature.ts';
import type { IdentityRules } from '../features/identity/identity.feature.ts';
import { sessionReader } from '../features/identity/sessions.store.ts';
import { trialKeys } from '../features/identity/trial-keys.ts';
import { type ReceivedBytes, receivedOnDisk } from '../features/uploads/received-bytes.ts';
import { receivedInStore } from '../features/uploads/received-in-store.ts';
import type { Log } from '../log.ts';
import { addressIn, contactMail } from '../mails/contact-mail.ts';
import { makeMails } from '../mails/mails.ts';
import { runsAtOnce } from '../worker/lanes.ts';
import { assembleProduct } from './assemble-product.ts';
import { warnOfEndings } from './compose-endings.ts';
import { openWriters, type Warm, type Writers } from './compose-model.ts';
import { withChosenModels } from './compose-providers.ts';
import type { Reading } from './feature-parts.ts';

const CLIENT_DIR = fileURLToPath(new URL('../../../web/build/client', import.meta.url));

/** Loaded by name in the processes that read what strangers wrote, and nowhere else. */
const READING_MODULES: ReadingModules = {
  links: {
    module: import.meta.resolve('@parlance/adapters/page-links/linkedom'),
    opener: 'linkedomPageLinks',
  },
  feeds: {
    module: import.meta.resolve('@parlance/adapters/feed-reader/feedsmith'),
    opener: 'feedsmithFeedReader',
  },
  detector: {
    module: import.meta.resolve('@parlance/adapters/language-detector/eld'),
    opener: 'eldLanguageDetector',
  },
  tokens: {
    module: import.meta.resolve('@parlance/adapters/token-counter/gpt-tokenizer'),
    opener: 'gptTokenCounter',
  },
};
/**
 * An honest page takes a second. A run reads a page's links, its text (20 s at most) and makes a source of it, and
 * the person is told within 40 s; of a preview sooner.
 */
const READING_MS = 9_000;
const PREVIEW_MS = 6_000;

export type Vendors = Writers & {
  store: ObjectStore;
  received: ReceivedBytes;
  reading: Reading;
  feedVendors: FeedVendors;
  poster: WebPoster;
  /** Servers of models in the house; looked for at the usual addresses unless given. */
  modelServers?: ModelServers;
  voice: Voice & Warm;
  pairs: PairOption[];
  listenBack: ListenBack | undefined;
  openMix: OpenMix;
  clips: ClipEncoder;
};

/** Which vendor stands behind each port. */
export async function chooseVendors(config: Config, onTrouble?: (error: Error) => void): Promise<Vendors> {
  const writers = await openWriters(config.writer, onTrouble);
  const { opened } = writers;
  // Nobody waits for a vendor's list.
  if (onTrouble) void warnOfEndings(config, onTrouble);
  // What a small model knows by itself is not worth telling.
  const knowing = opened?.isSmall ? undefined : opened?.model;
  const voice = chooseVoice(config);
  const ears = embeddedTranscriber();
  const userAgent = `${PRODUCT_NAME} (+${config.publicUrl})`;
  const web = undiciPageFetcher({ userAgent, allowed: config.fetchAllow });
  const publicPages = undiciPageFetcher({ userAgent });
  const encoderModule = import.meta.resolve('@parlance/adapters/encoder/node-av');
  return {
    ...(await openStores(config)),
    reading: readingVendors(config, { pages: web, publicPages }, knowing, ears),
    feedVendors: {
      pictures: isolatedPictures({
        atOnce: DOORS.pictures.rule.places + DOORS.background_pictures.rule.places,
      }),
      xml: saxesXmlReader(),
      tagMp3: id3Block,
    },
    poster: web,
    ...writers,
    voice,
    pairs: voicePairs(voice.catalogue()),
    listenBack: chooseListenBack(config, ears, onTrouble),
    openMix: openMixInProcess({
      encoderModule,
      spoolDir: path.join(config.dataDir, 'spool'),
    }),
    clips: openClipEncoder({ encoderModule }),
  };
}

type Stores = { store: ObjectStore; received: ReceivedBytes };

export const openDiskStores = async ({ dataDir }: Config): Promise<Stores> => ({
  store: await diskStore(path.join(dataDir, 'objects')),
  received: await receivedOnDisk(path.join(dataDir, 'uploads')),
});

/** The client takes most of a second to load. */
export async function openBucket(settings: NonNullable<Config['objects']>): Promise<Stores> {
  const { s3Store } = await import('@parlance/adapters/object-store/s3');
  const store = await s3Store(settings);
  return { store, received: receivedInStore(store) };
}

export const openStores = (config: Config): Promise<Stores> =>
  config.objects ? openBucket(config.objects) : openDiskStores(config);

/** The embedded voices first, so that nobody's default changes with a key; then those of every service that is set. */
function chooseVoice({ cacheDir, classicEverywhere, voices }: Config): Voice & Warm {
  const embedded = embeddedVoice({ cacheDir: path.join(cacheDir, 'models'), classicEverywhere });
  const all = severalVoices([embedded, ...openVoices(voices)]);
  return { ...all, warm: embedded.warm, close: embedded.close };
}

/** The embedded ears, unless a service is configured; none when the model was left out of the installation. */
function chooseTranscriber(
  { elevenLabs, openAi }: Config,
  ears: Transcriber | undefined,
): Transcriber | undefined {
  if (elevenLabs) return elevenLabsTranscriber(elevenLabs);
  return openAi ? openAiCompatibleTranscriber(openAi) : ears;
}

/** Always with the embedded ears: a check that nobody asked for must not cost money. */
function chooseListenBack(
  { listenBack }: Config,
  ears: Transcriber | undefined,
  onTrouble?: (error: Error) => void,
): ListenBack | undefined {
  if (listenBack === 'off' || !ears) return undefined;
  return {
    transcriber: ears,
    languages: PACKS.filter(({ isHeardWell }) => isHeardWell).map(({ language }) => language),
    lines: listenBack,
    spell: spokenWords,
    onFailure: (cause) => onTrouble?.(new Error('a spoken line could not be listened to', { cause })),
  };
}

function readingVendors(
  config: Config,
  web: { pages: PageFetcher; publicPages: PageFetcher },
  model: LanguageModel | undefined,
  ears: Transcriber | undefined,
): Reading {
  const reader = (patienceMs: number, atOnce: number) =>
    isolatedForeignReader({ modules: READING_MODULES, atOnce, patienceMs });
  // No run waits for another's page.
  const [foreign, previewReader] = [
    reader(READING_MS, config.jobs),
    reader(PREVIEW_MS, DOORS.readings.rule.places),
  ];
  return {
    ...web,
    detector: eldOnDemand(),
    tokens: threadedTokenCounter(),
    documents: isolatedDocumentReader(),
    previewDocuments: isolatedDocumentReader({ atOnce: DOORS.readings.rule.places }),
    fileKinds: fileKindsByContent(),
    recogniser: isolatedPageRecogniser({ atOnce: DOORS.page_recognition.rule.places }),
    media: nodeAvMediaReader(),
    transcriber: chooseTranscriber(config, ears),
    references: [
      ...(config.wikipedia ? [wikipedia(web)] : []),
      almanac(ALMANAC_DIR),
      ...(model ? [modelReference(model)] : []),
    ],
    foreign,
    previewReader,
    warm: foreign.warm,
    close: () => Promise.all([foreign.close(), previewReader.close()]),
  };
}

export const standInPaymentsFile = ({ dataDir }: Config): string =>
  path.join(dataDir, 'stand-ins', 'payments.json');

type Parts = {
  vendors?: Vendors;
  clientDir?: string;
  standIns?: StandIns;
  passwordHashing?: PasswordHashing;
};

/** What is stood in for on this machine alone; at home, what is not set is simply not offered. */
const SERVICES = { home: ['mail'], service: ['mail', 'google', 'microsoft', 'payments'] } as const;

/** Mail, payments and the providers of identities: as configured, or on this machine alone their stand-ins. */
async function openServices(config: Config, given?: StandIns) {
  const missing = SERVICES[config.edition].filter((service) => !config[service]);
  const standIns =
    given ??
    (config.onLoopback && missing.length > 0
      ? await createStandIns({
          port: config.standInsPort,
          origins: config.origins,
          services: missing,
          webhookUrl: `${config.publicUrl}${takePaymentEvent.path}`,
          paymentsFile: standInPaymentsFile(config),
        })
      : undefined);
  return {
    standIns,
    /** Stand-ins that were handed in are their owner's to close. */
    close: async () => (given ? undefined : standIns?.close()),
    mail: config.mail ?? standIns?.mail,
    ...(config.edition === 'home'
      ? { payments: undefined, google: config.google, microsoft: config.microsoft }
      : {
          payments: config.payments ?? standIns?.payments,
          google: config.google ?? standIns?.google,
          microsoft: config.microsoft ?? standIns?.microsoft,
        }),
  };
}

/** What the pages show of what is there. */
const offersOf = (
  { mail, google, microsoft }: Awaited<ReturnType<typeof openServices>>,
  { oidc }: Config,
) => ({
  mail: mail !== undefined,
  providers: [
    ...(google ? [{ id: 'google', label: 'Google' }] : []),
    ...(microsoft ? [{ id: 'microsoft', label: 'Microsoft' }] : []),
    ...oidc.map(({ id, label }) => ({ id, label })),
  ],
});

/** For what goes wrong where nobody waits for an answer. */
export const complainTo = (log: Log) => (error: Error) => log.error({ err: error }, error.message);

/** Builds the whole product from its parts: with compose-commands.ts, the only place that chooses vendors. */
export async function compose(config: Config, log: Log, parts: Parts = {}) {
  const bounds = await confinement();
  refuseUnsealed(config, bounds);
  await openDataFolder(config.dataDir);
  const services = await openServices(config, parts.standIns);
  const database = await openDatabase(config, complainTo(log));
  try {
    return await composeOn(database, services, config, log, { ...parts, bounds: describeLayers(bounds) });
  } catch (error) {
    // It would go on running without anybody to stop it.
    await database.close();
    throw error;
  }
}

async function composeOn(
  database: Awaited<ReturnType<typeof openDatabase>>,
  services: Awaited<ReturnType<typeof openServices>>,
  config: Config,
  log: Log,
  parts: Parts & { bounds: string },
) {
  const onError = complainTo(log);
  const secret = config.secret ?? (await localSecret(config.dataDir));
  const clock = systemClock;
  const changes = listenForChanges(database.url, onError);
  const queue = await openQueue({
    connectionString: database.url,
    concurrency: runsAtOnce(config),
    sql,
    onError,
  });

  const limiter = postgresLimiter({ pool: database.pool, table: 'attempt_counts', secret });
  const analytics = config.postHog
    ? postHogAnalytics(config.postHog)
    : postgresAnalytics({ pool: database.pool, table: 'analytics_counts' });
  const mailer = services.mail ? smtpMailer(services.mail) : noMailer();
  const mails = makeMails({
    mailer,
    publicUrl: config.publicUrl,
    signUpIsOpen: config.signUp === 'open',
  });
  const supportAddress = config.supportEmail ?? addressIn(services.mail?.from ?? '');
  const forwardMessage = contactMail({ mailer, supportAddress });

  const openIdentity = ({ proveOwnership, mayJoin, readProfile, ...joining }: IdentityRules) =>
    betterAuthIdentity({
      db: database.db,
      schema: accountTables,
      publicUrl: config.publicUrl,
      origins: config.origins,
      secret,
      providers: { google: services.google, microsoft: services.microsoft, added: config.oidc },
      proveOwnership,
      mayJoin,
      readProfile,
      joining: { ...joining, trialKeys: trialKeys(secret, config) },
      findSession: sessionReader(database.db),
      onError: (message) => log.warn(message),
      passwordMinChars: LIMITS.passwordMinChars,
      passwordMaxChars: LIMITS.passwordMaxChars,
      ...(parts.passwordHashing && { passwordHashing: parts.passwordHashing }),
      newId,
    });

  const vendors = parts.vendors ?? (await chooseVendors(config, onError));
  const chosen = await withChosenModels(vendors, { config, db: database.db, secret, changes, onError });

  return assembleProduct({
    config,
    log,
    clock,
    secret,
    database,
    changes,
    queue,
    limiter,
    mails,
    payments: services.payments ? stripePayments(services.payments) : noPayments(),
    offers: offersOf(services, config),
    openIdentity,
    analytics,
    forwardMessage,
    ...vendors,
    ...chosen,
    clientDir: parts.clientDir ?? CLIENT_DIR,
    standIns: services.standIns,
    confinement: parts.bounds,
    onError,
    closeVendors: () => Promise.all([mailer.close(), services.close()]),
  });
}
