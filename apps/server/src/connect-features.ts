import type { PairOption } from '@parlance/contract/options';
import type { Clock } from '@parlance/kernel/clock';
import { PLANS } from '@parlance/kernel/limits';
import type { ForeignReader } from '@parlance/pipeline/1-ingest/foreign-reader';
import type { IngestDeps } from '@parlance/pipeline/1-ingest/ingest';
import { previewAddress } from '@parlance/pipeline/1-ingest/preview-address';
import { lineClip } from '@parlance/pipeline/3-speak/line-clip';
import type { ClipEncoder } from '@parlance/pipeline/4-produce/encode-clip';
import type { Analytics } from '@parlance/ports/analytics';
import type { Identity, ProveOwnership } from '@parlance/ports/identity';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { Limiter } from '@parlance/ports/limiter';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { WebPoster } from '@parlance/ports/page-fetcher';
import type { Payments } from '@parlance/ports/payments';
import type { Queue } from '@parlance/ports/queue';
import type { TokenCounter } from '@parlance/ports/token-counter';
import type { Voice } from '@parlance/ports/voice';
import type { Writer } from '@parlance/ports/writer';
import type { Config } from './config.ts';
import { connectApi, doorsTo } from './connect-api.ts';
import { connectBilling } from './connect-billing.ts';
import { connectFeeds, type FeedVendors } from './connect-feeds.ts';
import { connectPublicFace } from './connect-public-face.ts';
import { connectTakeOver } from './connect-take-over.ts';
import type { Changes } from './db/changes.ts';
import type { Db } from './db/connect.ts';
import { idempotencyKeyStore } from './db/idempotency-keys.ts';
import { accountEndpoints } from './features/accounts/accounts.routes.ts';
import { accountStore } from './features/accounts/accounts.store.ts';
import { finishDeletions } from './features/accounts/actions/finish-deletions.ts';
import { deletionStore } from './features/accounts/deletions.store.ts';
import { exportEndpoints } from './features/accounts/export.routes.ts';
import { preferencesStore } from './features/accounts/preferences.store.ts';
import { pronunciationEndpoints } from './features/accounts/pronunciations.routes.ts';
import { pronunciationStore } from './features/accounts/pronunciations.store.ts';
import { sessionEndpoints } from './features/accounts/sessions.routes.ts';
import { apiAccessMails } from './features/api/access-mails.ts';
import { dropOldFiles } from './features/audios/actions/drop-files.ts';
import { exportAudios } from './features/audios/actions/export-audios.ts';
import type { PreviewLineDeps } from './features/audios/actions/preview-line.ts';
import { audioEventEndpoints } from './features/audios/audio-events.routes.ts';
import { userPrefix } from './features/audios/audio-files.ts';
import { audioMediaEndpoints } from './features/audios/audio-media.routes.ts';
import { audioEndpoints } from './features/audios/audios.routes.ts';
import { audioStore } from './features/audios/audios.store.ts';
import { serveObject } from './features/audios/byte-ranges.ts';
import { droppedFilesStore } from './features/audios/dropped-files.store.ts';
import { newAudioMails } from './features/audios/new-audio-mails.ts';
import { optionsEndpoints, optionsOf } from './features/audios/options.ts';
import { previewStore } from './features/audios/previews.store.ts';
import { shareStore } from './features/audios/shares.store.ts';
import { studioEndpoints } from './features/audios/studio.routes.ts';
import { grantedPlanStore } from './features/billing/granted-plans.store.ts';
import { paymentMails } from './features/billing/payment-mails.ts';
import { identityLimits } from './features/identity/identity.limits.ts';
import { identityEndpoints } from './features/identity/identity.routes.ts';
import type { OneTimeTokenStore } from './features/identity/identity.store.ts';
import { ownershipStore } from './features/identity/ownership.store.ts';
import { answerProvider } from './features/identity/provider-answer.ts';
import { takeOverMails } from './features/identity/take-over-mails.ts';
import { shareLinks } from './features/sharing/share-links.ts';
import { sharePage } from './features/sharing/share-page.ts';
import { sharingEndpoints } from './features/sharing/sharing.routes.ts';
import { checkUploads, claimUploads } from './features/uploads/actions/claim-uploads.ts';
import { keepSweeping, keepsUploads, releaseUploads } from './features/uploads/actions/remove-uploads.ts';
import { bytesKept } from './features/uploads/kept-objects.ts';
import type { ReceivedBytes } from './features/uploads/received-bytes.ts';
import { uploadIdOf } from './features/uploads/upload-keys.ts';
import { uploadProtocol } from './features/uploads/upload-protocol.ts';
import { refuseOverfull } from './features/uploads/uploads.policy.ts';
import { uploadEndpoints } from './features/uploads/uploads.routes.ts';
import { uploadStore } from './features/uploads/uploads.store.ts';
import { SAMPLE_SENTENCES } from './features/voices/sample-sentences.ts';
import { sampleLimits } from './features/voices/voices.limits.ts';
import { voiceEndpoints } from './features/voices/voices.routes.ts';
import type { SignedLinks } from './http/signed-links.ts';
import type { Log } from './log.ts';
import type { contactMail } from './mails/contact-mail.ts';
import type { Mails } from './mails/mails.ts';
import { sharedRecordings } from './shared-recordings.ts';
import { sendDueMails } from './worker/due-mails.ts';
import { openUpkeep } from './worker/upkeep.ts';

/** What stage 1 reads with. */
export type Reading = Omit<IngestDeps, 'store' | 'scratchDir'> & {
  detector: LanguageDetector;
  tokens: TokenCounter;
  /** For whoever looks at an address before anything is made of it: no run waits behind them. */
  glances: ForeignReader;
  close(): Promise<unknown>;
};

export type FeatureParts = {
  config: Config;
  log: Log;
  clock: Clock;
  secret: string;
  db: Db;
  changes: Changes;
  queue: Queue;
  limiter: Limiter;
  analytics: Analytics;
  mails: Mails;
  /** Passes a visitor's message on to whoever runs the service. */
  passOn: ReturnType<typeof contactMail>;
  payments: Payments;
  links: SignedLinks;
  openIdentity(proveOwnership: ProveOwnership): Identity;
  tokens: OneTimeTokenStore;
  store: ObjectStore;
  received: ReceivedBytes;
  reading: Reading;
  feedVendors: FeedVendors;
  poster: WebPoster;
  writer: Writer;
  voice: Voice;
  pairs: PairOption[];
  clips: Pick<ClipEncoder, 'encode'>;
  onError(error: Error): void;
};

/** Where features meet: each is handed what it needs of the others. Vendors were chosen before. */
export function connectFeatures({
  config,
  log,
  clock,
  secret,
  db,
  changes,
  queue,
  limiter,
  analytics,
  mails,
  passOn,
  payments,
  links,
  openIdentity,
  tokens,
  store,
  received,
  reading,
  feedVendors,
  poster,
  writer,
  voice,
  pairs,
  clips,
  onError,
}: FeatureParts) {
  const audios = audioStore(db);
  const shares = shareStore(db);
  const shareAddresses = shareLinks(config.publicUrl);
  const shareUrl = (token: string) => shareAddresses.of(token).page;
  const accounts = accountStore(db);
  const preferences = preferencesStore(db);
  const grantedPlans = grantedPlanStore(db);
  const pronunciations = pronunciationStore(db);
  const uploading = { uploads: uploadStore(db), received, objects: store };
  const options = optionsOf({
    voices: voice.catalogue(),
    pairs,
    writer,
    transcribes: reading.transcriber !== undefined,
  });
  const api = connectApi({ db, clock, log, limiter, poster, secret, onError });
  const billing = connectBilling({
    ...{ db, clock, log, limiter, payments, publicUrl: config.publicUrl },
    languageOf: preferences.languageOf,
    titlesOf: audios.titlesOf,
    grantOf: grantedPlans.grantOf,
    requireApiAccess: api.requireAccess,
    onMoneyMoved: () => upkeep.now(),
  });

  const feeds = connectFeeds({
    ...feedVendors,
    ...{ db, store, changes, secret, clock, log },
    voices: voice.catalogue(),
    publicUrl: config.publicUrl,
    async languageOf(userId) {
      const chosen = await preferences.read(userId);
      return chosen.defaultLanguage ?? chosen.interfaceLanguage;
    },
  });

  const ownership = ownershipStore(db);
  const proveOwnership = connectTakeOver({
    ...{ ownership, clock },
    ways: [feeds.closeWays, shares.removeAllOf, api.closeWays, preferences.reset, pronunciations.removeAllOf],
    async onTakenOver(userId) {
      await feeds.republishAll(userId);
      upkeep.now();
    },
  });
  const identity = openIdentity(proveOwnership);
  const signingIn = {
    ...{ identity, tokens, ownership, proveOwnership, clock, mails, log },
    limits: identityLimits(limiter, config),
    rememberLanguage: preferences.rememberLanguage,
    publicUrl: config.publicUrl,
    origins: config.origins,
  };

  const releaseFiles = (userId: string, keys: string[]) => releaseUploads(uploading, userId, keys);
  const deletions = deletionStore(db);
  const face = connectPublicFace({
    ...{ config, secret, db, clock, log, limiter, analytics, identity, mails, passOn, preferences },
    onDue: () => upkeep.now(),
  });
  const due = { db, clock, log };
  const upkeep: ReturnType<typeof openUpkeep> = openUpkeep(
    [
      ...billing.upkeep,
      () => sendDueMails(due, paymentMails(mails.payment)),
      () => sendDueMails(due, apiAccessMails(mails.apiApproved)),
      () => sendDueMails(due, takeOverMails(mails.takenOver)),
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
      feeds.addDueEpisodes,
      () => dropOldFiles({ dropped: droppedFilesStore(db), store, releaseFiles }),
      () => idempotencyKeyStore(db).forgetOld(),
      () => sendDueMails(due, newAudioMails(mails.newAudio)),
      ...face.upkeep,
    ],
    onError,
  );

  const storageOf = async (userId: string) => PLANS[await billing.planOf(userId)].storageBytes;
  const refuseFullStorage = async (userId: string) =>
    refuseOverfull(await bytesKept(db, userId), 1, await storageOf(userId));
  const starting = {
    db,
    audios,
    options,
    detector: reading.detector,
    clock,
    enqueue: queue.enqueue,
    planOf: billing.planOf,
    holdCredits: billing.holdCredits,
    uploadedFiles: (userId: string, ids: string[]) => claimUploads(uploading, userId, ids),
    checkUploads: (userId: string, ids: string[]) => checkUploads(uploading, userId, ids),
    tokens: reading.tokens,
    pronunciationsOf: pronunciations.list,
    refuseFullStorage,
  };
  const sharing = {
    links: shareAddresses,
    find: sharedRecordings({ audios, shares, creatorOf: accounts.nameOf }),
  };

  const making = {
    ...starting,
    creditsAvailable: billing.creditsAvailable,
    payShare: billing.payShare,
    runEnded: api.noteEnd,
    limiter,
    glanceAt: (url: string, signal: AbortSignal) =>
      previewAddress({ pages: reading.pages, foreign: reading.glances }, url, signal),
    releaseFiles,
    keepsFiles: (userId: string, keys: string[]) => keepsUploads(uploading, userId, keys),
    deleteEpisodes: feeds.deleteEpisodesOf,
    async cancelJob(runId: string) {
      await queue.cancel(runId);
      api.upkeep.now();
    },
    store,
    sign: links.sign,
    shareUrl,
  };
  const protocol = uploadProtocol({ ...uploading, storageOf });
  const { openDoor, endpoints: apiEndpoints } = api.open(billing.api);
  /** What is answered alike whether a page or a program asks. */
  const shared = [
    ...optionsEndpoints(options),
    ...feeds.endpoints,
    ...uploadEndpoints({ ...uploading, protocol }),
    ...audioMediaEndpoints({ audios, store, watch: changes.watch }),
    ...apiEndpoints,
  ];
  const editing = {
    ...starting,
    ...{ store, shares, limiter, shareUrl, uploadIdOf, sign: links.sign, previews: previewStore(db) },
    async sayLine({ takesPrefix, ...line }: Parameters<PreviewLineDeps['sayLine']>[0]) {
      return clips.encode(await lineClip({ voice, store }, line, takesPrefix));
    },
  };
  const throughTheDoor = {
    holdCredits: billing.api.holdCredits,
    creditsAvailable: billing.api.creditsAvailable,
    sign: (path: string) => links.sign(path.replace(/^\/api\//, '/v1/')),
  };
  const forPrograms = [
    ...audioEndpoints({ ...making, ...throughTheDoor }),
    ...studioEndpoints({ ...editing, ...throughTheDoor }),
  ];

  const endpoints = [
    ...shared,
    ...doorsTo([...shared, ...forPrograms], config.publicUrl),
    ...voiceEndpoints({
      voice,
      encodeClip: clips.encode,
      store,
      sentences: SAMPLE_SENTENCES,
      limits: sampleLimits(limiter, config),
      serveMp3: (key, request) => serveObject(store, key, 'audio/mpeg', request),
    }),
    ...identityEndpoints(signingIn),
    ...face.endpoints,
    ...accountEndpoints({
      accounts,
      preferences,
      deletions,
      identity,
      options,
      clock,
      countAudios: audios.count,
      async storageOf(userId) {
        return { usedBytes: await bytesKept(db, userId), maxBytes: await storageOf(userId) };
      },
      subscriptionOf: billing.subscriptionOf,
      trialWithheldOf: billing.trialWithheldOf,
      takenOverAt: ownership.takenOverAt,
      noteTakeOverSeen: ownership.noteSeen,
      extraCreditsOf: billing.extraCreditsOf,
      hasRunningPlan: billing.hasRunningPlan,
      leaveBilling: billing.leaveBilling,
      languageOf: preferences.languageOf,
      async stopRuns(userId, tx) {
        const stopped = await audios.cancelAllRuns(tx, userId, clock.now());
        for (const runId of stopped) await queue.cancel(runId, tx);
        await feeds.forgetUser(userId, tx);
        return stopped.length > 0;
      },
      forgetAddress: face.forgetAddress,
      onDeleted: upkeep.now,
    }),
    ...pronunciationEndpoints({ pronunciations, options }),
    ...sessionEndpoints({ identity }),
    ...exportEndpoints({
      preferences,
      pronunciations,
      identity,
      moneyOf: billing.moneyOf,
      audiosOf: (userId) => exportAudios({ audios, store, shareUrl }, userId),
      feedsOf: feeds.exportOf,
      apiOf: api.exportOf,
      lettersOf: face.exportOf,
      clock,
    }),
    ...audioEndpoints(making),
    ...billing.endpoints,
    ...studioEndpoints(editing),
    ...sharingEndpoints({
      ...sharing,
      store,
      // Asked for again each time: what was deleted must not be heard from a cache.
      serve: (key, contentType, request) => serveObject(store, key, contentType, request, 'no-cache'),
    }),
    ...audioEventEndpoints({ audios, watch: changes.watch }),
  ];

  return {
    endpoints,
    protocols: [protocol],
    openDoor,
    openFiles: feeds.rss,
    whoIs: identity.whoIs,
    answerProvider: answerProvider(signingIn),
    sharePage: sharePage(sharing),
    options,
    runCredits: billing.runCredits,
    /** In the transaction that ends a run. */
    runEnded: api.noteEnd,
    upkeep,
    webhooks: api.upkeep,
    keepSweeping: () => keepSweeping(uploading, onError),
  };
}
