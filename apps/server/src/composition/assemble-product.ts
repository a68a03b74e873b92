import path from 'node:path';
import { unsetVoices } from '@parlance/adapters/voice/providers';
import { LINE_ORDER, LineOrder } from '@parlance/kernel/line-order';
import type { ListenBack } from '@parlance/pipeline/3-speak/listen-back';
import type { ClipEncoder } from '@parlance/pipeline/4-produce/encode-clip';
import type { OpenMix } from '@parlance/pipeline/4-produce/mix/mix';
import { sql } from 'drizzle-orm';
import { idempotencyKeyStore } from '../db/idempotency-keys.ts';
import type { openDatabase } from '../db/open-database.ts';
import { openDoors } from '../doors/doors.ts';
import type { Events } from '../events.ts';
import { accountStore } from '../features/accounts/accounts.store.ts';
import { countedObjects } from '../features/uploads/kept-objects.ts';
import { openMetrics } from '../http/metrics.ts';
import { buildServer } from '../http/server.ts';
import { signedLinks } from '../http/signed-links.ts';
import { openHelping } from '../worker/helping.ts';
import { heavyJobs, openPlaces } from '../worker/lanes.ts';
import { openListening } from '../worker/listening.ts';
import { runJob } from '../worker/run-job.ts';
import { connectFeatures } from './connect-features.ts';
import type { FeatureParts } from './feature-parts.ts';
import { promptStore } from './prompt-store.ts';

/** Models take seconds to load and memory to hold. */
type Warm = { warm(): Promise<void>; close(): Promise<void> };

type Parts = Omit<FeatureParts, 'db' | 'links' | 'doors' | 'removeObjects'> & {
  database: Awaited<ReturnType<typeof openDatabase>>;
  writer: Warm;
  voice: Warm;
  listenBack: ListenBack | undefined;
  openMix: OpenMix;
  clips: ClipEncoder;
  clientDir: string;
  standIns?: { services: readonly string[]; mail?: { pageUrl: string }; payments?: { pageUrl: string } };
  /** What bounds those who read strangers' files, in one line. */
  confinement: string;
  closeVendors(): Promise<unknown>;
};

/** What is neither set nor stood in for: pages do not show it. */
const offOf = ({ mail, providers }: Parts['offers'], { edition }: Parts['config']): string[] => [
  ...(edition === 'home' ? ['plans and payments'] : []),
  ...(mail ? [] : ['mail (SMTP_URL)']),
  ...(providers.length > 0 ? [] : ['sign-in by a provider']),
];

const succeeds = (work: Promise<unknown> | undefined): Promise<boolean> =>
  Promise.resolve(work).then(
    () => true,
    () => false,
  );

/** The server and the worker out of what was chosen, and how they start and end. */
export async function assembleProduct(parts: Parts) {
  const { config, log, clock, database, queue, writer, voice, standIns } = parts;
  const { db } = database;
  const links = signedLinks(parts.secret, clock);
  const doors = openDoors();
  const metrics = openMetrics(Object.values(doors));
  // What is kept of people is counted as it is written, by whichever process writes it.
  const store = countedObjects(parts.store, db);
  const onLeftBehind = (err: unknown) => log.warn({ err }, 'objects were left to the next collection');
  const features = connectFeatures({
    ...parts,
    db,
    links,
    doors,
    store: promptStore(store, onLeftBehind),
    removeObjects: store.deletePrefix,
  });

  const server = await buildServer({
    endpoints: features.endpoints,
    protocols: features.protocols,
    openFiles: features.openFiles,
    whoIs: features.whoIs,
    authenticateApiKey: features.authenticateApiKey,
    answerProvider: features.answerProvider,
    sharePage: features.sharePage,
    offers: {
      ...parts.offers,
      edition: config.edition,
      tryouts: config.tryoutsADay > 0,
      // Pages are answered while the database is away, too.
      signUp: () => features.signUpOffered().catch(() => config.signUp),
      credits: config.allowance && !config.allowance.creditsAMonth ? 'unlimited' : 'counted',
    },
    links,
    doors,
    idempotencyKeys: idempotencyKeyStore(db),
    metrics,
    missing: async () => {
      if (!(await succeeds(db.execute(sql`select 1`)))) return 'the database does not answer';
      return (await succeeds(parts.store.check?.())) ? undefined : 'the object store does not answer';
    },
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    mediaOrigin: config.objects?.linkEndpoint && new URL(config.objects.linkEndpoint).origin,
    clientDir: parts.clientDir,
    log,
  });

  const lineOrder = new LineOrder({ ...LINE_ORDER, places: voice.concurrency, sharers: config.jobs });
  const listening = openListening();
  parts.changes.watchHearing((audioId, inHandMs) => {
    listening.heard(audioId, inHandMs);
    lineOrder.look();
  });
  const helping = openHelping({
    claims: features.lineClaims,
    line: { voice, store, joinLines: () => lineOrder.join() },
    exists: features.audioExists,
    jobs: heavyJobs(config.jobs),
    log,
  });
  const worker = {
    lineClaims: features.lineClaims,
    helping,
    joinLines: (audioId: string) => lineOrder.join(() => listening.inHandMs(audioId)),
    line: {
      ...parts.reading,
      scratchDir: path.join(config.dataDir, 'scratch'),
      writer,
      voice,
      store,
      listenBack: parts.listenBack,
      openMix: parts.openMix,
      clock,
    },
    doors,
    runs: features.runs,
    places: openPlaces(config),
    enqueue: queue.enqueue,
    patienceMs: config.storePatienceMs,
    nameOf: accountStore(db).nameOf,
    log,
    onChecked: metrics.scriptChecked,
    onHeard: metrics.lineHeard,
    onEnd(outcome: Events['runEnded']['outcome'], seconds: number) {
      metrics.runEnded(outcome, seconds);
      return features.emit('runEnded', { outcome });
    },
  };

  let stopSweeping = async () => {};

  return {
    server,
    /** What each keeps of people can be held against the schema. */
    features: features.features,
    /** What the banner tells the person who started it. */
    facts: {
      database: database.how,
      objects:
        config.objects &&
        `bucket ${config.objects.bucket} at ${config.objects.endpoint ?? config.objects.region}`,
      writer: writer.name,
      voices: `${voice.catalogue().length} voices in ${features.options.languages.length} languages`,
      voicesWithoutKey: unsetVoices(config.voices).join(', '),
      mail: standIns?.mail?.pageUrl,
      payments: standIns?.payments?.pageUrl,
      standIns: standIns?.services.join(', '),
      edition: config.edition,
      off: offOf(parts.offers, config).join(', '),
      confinement: parts.confinement,
    },
    /** Vocabularies take a quarter of a second to unfold: better now than when somebody waits. */
    async warmUp(): Promise<void> {
      parts.reading.detector.detect('The first of all texts.');
      await parts.reading.tokens.count(['word'], 1);
    },
    /** Takes jobs, and loads models meanwhile: each job waits for what it needs itself, and for nothing else. */
    async startWorker(): Promise<{ loaded: Promise<unknown> }> {
      stopSweeping = features.keepSweeping();
      const loaded = Promise.all([voice.warm(), writer.warm(), parts.reading.warm()]);
      // Whoever waits for them is told; the queue may fail first.
      loaded.catch(() => undefined);
      await queue.work(
        (job, context) => runJob(worker, job, context),
        (job) => worker.runs.giveUp(job.runId),
      );
      features.background.start();
      helping.start();
      return { loaded };
    },
    async close(): Promise<void> {
      await Promise.all([queue.stop(), helping.close(), stopSweeping()]);
      await Promise.all([features.background.close(), features.closeModelWork()]);
      await Promise.all([
        voice.close(),
        writer.close(),
        parts.clips.close(),
        parts.reading.close(),
        parts.changes.close(),
        parts.closeVendors(),
      ]);
      await database.close();
    },
  };
}
