import type { PairOption } from '@parlance/contract/options';
import type { Clock } from '@parlance/kernel/clock';
import type { ForeignReader } from '@parlance/pipeline/1-ingest/foreign/foreign-reader';
import type { IngestDeps } from '@parlance/pipeline/1-ingest/ingest';
import type { ClipEncoder } from '@parlance/pipeline/4-produce/encode-clip';
import type { Analytics } from '@parlance/ports/analytics';
import type { DocumentReader } from '@parlance/ports/document-reader';
import type { Identity } from '@parlance/ports/identity';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { Limiter } from '@parlance/ports/limiter';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { WebPoster } from '@parlance/ports/page-fetcher';
import type { Payments } from '@parlance/ports/payments';
import type { Queue } from '@parlance/ports/queue';
import type { TokenCounter } from '@parlance/ports/token-counter';
import type { Voice } from '@parlance/ports/voice';
import type { Writer } from '@parlance/ports/writer';
import type { Config } from '../config/config.ts';
import type { Changes } from '../db/changes.ts';
import type { Db } from '../db/connect.ts';
import type { Doors } from '../doors/doors.ts';
import type { FeedVendors } from '../features/feeds/feeds.feature.ts';
import type { IdentityRules } from '../features/identity/identity.feature.ts';
import type { providersFeature } from '../features/providers/providers.feature.ts';
import type { ReceivedBytes } from '../features/uploads/received-bytes.ts';
import type { SignedLinks } from '../http/signed-links.ts';
import type { Log } from '../log.ts';
import type { contactMail } from '../mails/contact-mail.ts';
import type { Mails } from '../mails/mails.ts';

/** What stage 1 reads with. */
export type Reading = Omit<IngestDeps, 'store' | 'scratchDir'> & {
  detector: LanguageDetector;
  tokens: TokenCounter;
  /** For previews of an address, before anything is made of it: no run waits behind them. */
  previewReader: ForeignReader;
  /** The same for uploaded documents. */
  previewDocuments: DocumentReader;
  /** What a text is read with lies ready when this comes back. */
  warm(): Promise<void>;
  close(): Promise<unknown>;
};

type ProviderParts = Parameters<typeof providersFeature>[0];

/** What the vendors of models offer to those who choose among them. */
export type ModelParts = Omit<ProviderParts, 'db' | 'clock' | 'seal' | 'logged' | 'onError'>;

/** What features are made of. */
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
  forwardMessage: ReturnType<typeof contactMail>;
  payments: Payments;
  offers: { mail: boolean; providers: { id: string; label: string }[] };
  links: SignedLinks;
  /** What this process shares out among callers. */
  doors: Doors;
  openIdentity(rules: IdentityRules): Identity;
  /** Answers in time or says that it can't. */
  store: ObjectStore;
  /** Comes back when everything under the prefix is gone, and throws while the store is away. */
  removeObjects: ObjectStore['deletePrefix'];
  received: ReceivedBytes;
  reading: Reading;
  feedVendors: FeedVendors;
  poster: WebPoster;
  writer: Writer;
  /** What admins see and do about the models that write. */
  models: ModelParts;
  voice: Voice;
  pairs: PairOption[];
  clips: Pick<ClipEncoder, 'encode'>;
  onError(error: Error): void;
};
