import { threeLetterLanguage } from '@parlance/language/iso-639-2';
import { lookUpTopic } from '@parlance/pipeline/1-ingest/look-up-topic';
import { previewAddress } from '@parlance/pipeline/1-ingest/preview-address';
import { putIn } from '@parlance/pipeline/2-write/put-in';
import { putInSentence } from '@parlance/pipeline/2-write/put-in-sentence';
import { lineClip } from '@parlance/pipeline/3-speak/line-clip';
import { pictureTurns } from '../doors/picture-turns.ts';
import { openEvents } from '../events.ts';
import type { Feature } from '../feature.ts';
import { accountsFeature, readAccounts } from '../features/accounts/accounts.feature.ts';
import { adminFeature } from '../features/admin/admin.feature.ts';
import { analyticsFeature } from '../features/analytics/analytics.feature.ts';
import { apiFeature, requireApiAccess } from '../features/api/api.feature.ts';
import { programEndpoints } from '../features/api/program-endpoints.ts';
import { audiosFeature } from '../features/audios/audios.feature.ts';
import { audioStore } from '../features/audios/audios.store.ts';
import { serveObject, withoutLinks } from '../features/audios/media/byte-ranges.ts';
import { optionsOf } from '../features/audios/options.ts';
import { billingFeature } from '../features/billing/billing.feature.ts';
import { contactFeature } from '../features/contact/contact.feature.ts';
import { feedsFeature } from '../features/feeds/feeds.feature.ts';
import { identityFeature } from '../features/identity/identity.feature.ts';
import { newsletterFeature } from '../features/newsletter/newsletter.feature.ts';
import { keySeal } from '../features/providers/key-seal.ts';
import { providersFeature } from '../features/providers/providers.feature.ts';
import { shareLinks } from '../features/sharing/share-links.ts';
import { sharingFeature } from '../features/sharing/sharing.feature.ts';
import { storageFeature } from '../features/storage/storage.feature.ts';
import { tryoutsFeature } from '../features/tryouts/tryouts.feature.ts';
import { uploadIdOf } from '../features/uploads/upload-keys.ts';
import { uploadsFeature } from '../features/uploads/uploads.feature.ts';
import { voicesFeature } from '../features/voices/voices.feature.ts';
import { backgroundWork } from './background-work.ts';
import type { FeatureParts } from './feature-parts.ts';
import { foreseeing } from './foresee.ts';

/** What is set, for the people who run the service: names, never keys. */
const aboutOf = ({ config, offers, writer, voice, reading }: FeatureParts) => ({
  edition: config.edition,
  sign_up: config.signUp,
  services: {
    database: config.databaseUrl ? new URL(config.databaseUrl).host : 'embedded',
    objects: config.objects?.bucket ?? 'disk',
    get writer() {
      return writer.name;
    },
    voices: [...new Set(voice.catalogue().map(({ provider }) => provider))].join(', '),
    transcriber: reading.transcriber?.name ?? null,
    mail: config.mail ? new URL(config.mail.smtpUrl).host : offers.mail ? 'stand-in' : null,
    payments: config.payments ? 'Stripe' : config.edition === 'service' ? 'stand-in' : null,
    providers: offers.providers.map(({ label }) => label),
  },
});

/** Where features meet: each is handed what it needs of the others. Vendors were chosen before. */
export function connectFeatures(parts: FeatureParts) {
  const { config, clock, db, doors, log, limiter, mails, secret, store, queue, changes, links, onError } =
    parts;
  const { reading, voice, clips, feedVendors } = parts;
  const { publicUrl, onLoopback } = config;
  const { subscribe, emit } = openEvents();
  const turns = pictureTurns(doors);
  const all = { db, doors, clock, log, limiter, mails, secret, store, config, publicUrl, onLoopback, emit };
  const people = readAccounts(db);
  const shareAddresses = shareLinks(publicUrl);
  const options = optionsOf({
    voices: voice.catalogue(),
    pairs: parts.pairs,
    writer: parts.writer,
    transcribes: reading.transcriber !== undefined,
  });

  const identity = identityFeature({
    ...all,
    openIdentity: parts.openIdentity,
    rememberLanguage: people.rememberLanguage,
    rememberLanguageIn: people.rememberLanguageIn,
    sendsMail: parts.offers.mail,
  });
  const billing = billingFeature({
    ...all,
    payments: parts.payments,
    allowance: config.allowance,
    languageOf: people.languageOf,
    titlesOf: audioStore(db).titlesOf,
    requireApiAccess: requireApiAccess(db),
  });
  const uploads = uploadsFeature({ ...all, received: parts.received, planOf: billing.spending.planOf });
  const feeds = feedsFeature({
    ...all,
    ...feedVendors,
    pictureTurns: turns,
    tagMp3: (tags) => feedVendors.tagMp3({ ...tags, language: threeLetterLanguage(tags.language) }),
    changes,
    voices: voice.catalogue(),
    languageOf: people.contentLanguageOf,
    serveObject,
  });
  const audios = audiosFeature({
    ...all,
    queue,
    options,
    detector: reading.detector,
    tokens: reading.tokens,
    watch: changes.watch,
    ...billing.spending,
    pronunciationsOf: people.pronunciationsOf,
    creatorOf: people.nameOf,
    removeObjects: parts.removeObjects,
    editWindowMs: config.editWindowMs,
    ...uploads.files,
    uploadIdOf,
    lookUpTopic: (ask) => lookUpTopic(reading.references, ask),
    readPreview: (url, signal) =>
      previewAddress({ pages: reading.pages, foreign: reading.previewReader }, url, signal),
    foresee: foreseeing({ config, reading, writer: parts.writer, openUploads: uploads.files.openUploads }),
    putIn,
    putInSentence,
    sayLine: async ({ takesPrefix, ...line }) =>
      clips.encode(await lineClip({ voice, store }, line, takesPrefix)),
    deleteEpisodes: feeds.deleteEpisodesOf,
    sign: links.sign,
    shareUrl: (token) => shareAddresses.of(token).page,
    forPrograms: {
      ...billing.api,
      sign: (path) => links.sign(path.replace(/^\/api\//, '/v1/')),
    },
  });
  const api = apiFeature({ ...all, poster: parts.poster, credits: billing.api });
  const sharing = sharingFeature({
    links: shareAddresses,
    find: audios.findShared,
    store,
    pictures: feedVendors.pictures,
    pictureTurns: turns,
    // Asked for again each time: what was deleted must not be heard from a cache.
    serve: (key, contentType, request) =>
      serveObject(withoutLinks(store), key, contentType, request, 'no-cache'),
  });

  /** In the order in which they let go of a person, and in which their sections stand in an export. */
  const others: Feature[] = [
    audios,
    feeds,
    billing,
    api,
    newsletterFeature({ ...all, identity: identity.identity, switchOffNews: people.switchOffNews }),
    contactFeature({ ...all, forwardMessage: parts.forwardMessage }),
    uploads,
    sharing,
    tryoutsFeature({
      ...all,
      options,
      detector: reading.detector,
      openingsOf: audios.openingsOf,
      refuseUnknownTopic: audios.refuseUnknownTopic,
    }),
    storageFeature({ ...all, removeObjects: parts.removeObjects }),
    voicesFeature({
      ...all,
      voice,
      encodeClip: clips.encode,
      serveMp3: (key, request) => serveObject(store, key, 'audio/mpeg', request),
    }),
    analyticsFeature({ ...all, analytics: parts.analytics }),
    identity,
  ];
  const accounts = accountsFeature({
    ...all,
    identity: identity.identity,
    options,
    countAudios: audios.countAudios,
    storageOf: uploads.storageOf,
    ...billing.standing,
    ...identity.ownership,
    others,
  });
  const admin = adminFeature({
    db,
    clock,
    ...billing.gifts,
    stopAudio: audios.stopAudio,
    retryAudio: audios.retryAudio,
    waitingForApi: api.waitingForApi,
    approveApi: api.approveApi,
    identity: identity.identity,
    invite: identity.invite,
    subscriptionOf: billing.standing.subscriptionOf,
    storageOf: uploads.storageOf,
    deleteAccount: accounts.deleteAccount,
    about: aboutOf(parts),
  });
  const providers = providersFeature({
    ...parts.models,
    db,
    clock,
    seal: keySeal(secret),
    logged: admin.logged,
    onError,
  });
  const features: Feature[] = [...others, accounts, admin, providers];

  const background = backgroundWork({
    db,
    clock,
    log,
    features: parts.offers.mail ? features : features.map((feature) => ({ ...feature, mails: [] })),
    webhookTasks: api.webhookTasks,
    closeWebhooks: api.closeWebhooks,
    onError,
  });
  for (const { on } of features) if (on) subscribe(on);
  subscribe(background.listeners);

  return {
    features,
    endpoints: [
      ...features.flatMap(({ endpoints }) => endpoints),
      ...programEndpoints(
        features.flatMap(({ apiEndpoints = [] }) => apiEndpoints),
        publicUrl,
      ),
    ],
    protocols: [uploads.protocol],
    authenticateApiKey: api.authenticateApiKey,
    openFiles: feeds.rss,
    whoIs: identity.identity.whoIs,
    signUpOffered: identity.signUpOffered,
    answerProvider: identity.answerProvider,
    sharePage: sharing.sharePage,
    options,
    runs: audios.runs,
    lineClaims: audios.lineClaims,
    audioExists: audios.audioExists,
    emit,
    background,
    closeModelWork: providers.close,
    keepSweeping: () => uploads.keepSweeping(onError),
  };
}
