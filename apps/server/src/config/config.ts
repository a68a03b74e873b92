import path from 'node:path';
import {
  missingVoiceSettings,
  VOICE_ENVIRONMENT,
  type VoiceSettings,
  voiceSettings,
} from '@parlance/adapters/voice/providers';
import { sourceUrl } from '@parlance/contract/new-audio';
import { z } from 'zod';
import type { TrustedProxies } from '../network-address.ts';
import { type Allowance, EDITION_ENVIRONMENT, type Edition, editionOf } from './edition.ts';
import {
  missingObjectSettings,
  OBJECT_ENVIRONMENT,
  type ObjectSettings,
  objectSettings,
} from './object-settings.ts';
import { OIDC_ENVIRONMENT, type OidcSettings, oidcSettings } from './oidc-settings.ts';
import { missingProxySettings, PROXY_ENVIRONMENT, trustedProxies } from './trusted-proxies.ts';
import {
  missingWriterSettings,
  WRITER_ENVIRONMENT,
  type WriterSettings,
  writerSettings,
} from './writer-settings.ts';

/** Whether anybody could ever ask for a page there: an address without a dot is refused before it is looked up. */
function canBeAsked(entry: string): boolean {
  const url = URL.parse(`http://${entry}/`);
  const spelt = url && `${url.hostname}:${url.port || '80'}`;
  return spelt === entry && sourceUrl.safeParse(`http://${entry}/`).success;
}

/** `host:port` of the house's own pages, separated by commas. */
const FETCH_ALLOW = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
  .refine(
    (entries) => entries.every(canBeAsked),
    'must be host:port such as wiki.example.org:8080 or 127.0.0.1:8080, separated by commas; a name without a dot, such as localhost, can never be asked for',
  );

const ROLES = ['all', 'web', 'worker'] as const;
const MAX_PORT = 65_535;

/** Every setting, with its default. docs/operating.md says what each one means. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(MAX_PORT).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  ...PROXY_ENVIRONMENT,
  ...EDITION_ENVIRONMENT,
  PARLANCE_DATA_DIR: z.string().default('./data'),
  PARLANCE_CACHE_DIR: z.string().optional(),
  PARLANCE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PARLANCE_ROLE: z.enum(ROLES).default('all'),
  PARLANCE_JOBS: z.coerce.number().int().min(1).max(64).default(2),
  PARLANCE_OPENINGS: z.coerce.number().int().min(0).max(64).default(6),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  ...OBJECT_ENVIRONMENT,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host:465' })
    .optional(),
  MAIL_FROM: z.string().max(300).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  POSTHOG_URL: z.url({ protocol: /^https?$/, error: 'must look like https://eu.i.posthog.com' }).optional(),
  POSTHOG_API_KEY: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_DISCOVERY_URL: z.url().default('https://accounts.google.com/.well-known/openid-configuration'),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_AUTHORITY: z.url().default('https://login.microsoftonline.com'),
  MICROSOFT_TENANT: z.string().default('common'),
  ...OIDC_ENVIRONMENT,
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url().optional(),
  PARLANCE_STAND_INS_PORT: z.coerce.number().int().min(0).max(MAX_PORT).optional(),
  PARLANCE_FETCH_ALLOW: FETCH_ALLOW,
  PARLANCE_PRIVATE_MODELS: z.enum(['auto', 'allow', 'refuse']).default('auto'),
  PARLANCE_UNSEALED_READERS: z.enum(['refuse', 'allow']).default('refuse'),
  WIKIPEDIA: z.enum(['on', 'off']).default('on'),
  PARLANCE_CLASSIC_VOICES: z.enum(['where_needed', 'everywhere']).default('where_needed'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().default('https://api.openai.com/v1'),
  OPENAI_TRANSCRIBE_MODEL: z.string().optional(),
  ELEVENLABS_API_KEY: z.string().optional(),
  ...VOICE_ENVIRONMENT,
  ...WRITER_ENVIRONMENT,
  PARLANCE_LISTEN_BACK: z.enum(['sample', 'all', 'off']).default('sample'),
  PARLANCE_EDIT_WINDOW_DAYS: z.coerce.number().min(1).max(36_500).default(30),
  PARLANCE_STORE_PATIENCE_MINUTES: z.coerce.number().min(0).max(300).default(120),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  // Set by npm for the scripts it runs.
  npm_lifecycle_event: z.string().optional(),
});

/** All that an operator can set. */
export const SETTINGS = Object.keys(Environment.shape).filter((name) => name !== 'npm_lifecycle_event');

export type Config = {
  port: number;
  host: string;
  publicUrl: string;
  /** Where pages of ours may come from: a loopback address has several names. */
  origins: string[];
  /** Whose word counts about where a call came from. */
  trustedProxies: TrustedProxies;
  edition: Edition;
  /** Who may get an account, after the first person. */
  signUp: 'open' | 'invitation' | 'off';
  /** How many visitors a day may have something made before they sign up; 0 at home. */
  tryoutsADay: number;
  /** What people may spend in the home edition. */
  allowance: Allowance | undefined;
  dataDir: string;
  /** Things that can be made again: widened models. */
  cacheDir: string;
  secret: string | undefined;
  role: (typeof ROLES)[number];
  /** How many audios share the voices of one worker process. */
  jobs: number;
  /** How many more it takes, whose first lines are spoken beside. */
  openings: number;
  /** How long after it was made an audio's takes are kept. */
  editWindowMs: number;
  /** How long an audio in the making waits for an object store that is away, or for room on it. */
  storePatienceMs: number;
  databaseUrl: string | undefined;
  databasePool: number;
  /** Where objects lie, if not below the data folder. */
  objects: ObjectSettings | undefined;
  logLevel: string;
  startedByNpm: boolean;
  /** True while people reach it on this machine only: what is not configured is then stood in for. */
  onLoopback: boolean;
  mail: MailSettings | undefined;
  /** Where visitors' messages go, if not to where mail comes from. */
  supportEmail: string | undefined;
  /** Where events are counted, if not in our own database. */
  postHog: { baseUrl: string; apiKey: string } | undefined;
  google: GoogleSettings | undefined;
  microsoft: MicrosoftSettings | undefined;
  /** Providers of identities beside those two. */
  oidc: OidcSettings[];
  payments: PaymentSettings | undefined;
  /** "host:port" of private addresses that may be read as sources all the same. */
  fetchAllow: string[];
  /** Whether a public address may be served where readers of strangers' files can't be sealed. */
  unsealedReaders: 'refuse' | 'allow';
  wikipedia: boolean;
  /** Whether classic voices are offered beside neural ones. */
  classicEverywhere: boolean;
  openAi: { baseUrl: string; apiKey: string; model?: string } | undefined;
  elevenLabs: { apiKey: string; baseUrl?: string | undefined; zeroRetention?: boolean } | undefined;
  voices: VoiceSettings;
  /** Which spoken lines are transcribed and compared with what should have been said. */
  listenBack: 'sample' | 'all' | 'off';
  writer: WriterSettings | undefined;
  /** Somebody said who writes: what admins set on the page is not asked then. */
  writerIsFixed: boolean;
  /** Whether admins may set models at addresses of this machine and its neighbours. */
  privateModels: boolean;
  /** Where the stand-ins listen; 0 for any free port. */
  standInsPort: number;
};

export type MailSettings = { smtpUrl: string; from: string };
export type PaymentSettings = { secretKey: string; webhookSecret: string; apiUrl?: string };
export type GoogleSettings = { clientId: string; clientSecret: string; discoveryUrl: string };
export type MicrosoftSettings = { clientId: string; clientSecret: string; authority: string; tenant: string };

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);

const originsOf = (publicUrl: string): string[] => {
  const { protocol, port, origin } = new URL(publicUrl);
  if (!isLoopback(publicUrl)) return [origin];
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => `${protocol}//${host}${port && `:${port}`}`);
};

type Env = z.infer<typeof Environment>;

const mailFrom = (env: Env): MailSettings | undefined =>
  env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : undefined;

const googleFrom = (env: Env): GoogleSettings | undefined =>
  env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
    ? {
        clientId: env.GOOGLE_CLIENT_ID,
        clientSecret: env.GOOGLE_CLIENT_SECRET,
        discoveryUrl: env.GOOGLE_DISCOVERY_URL,
      }
    : undefined;

const microsoftFrom = (env: Env): MicrosoftSettings | undefined =>
  env.MICROSOFT_CLIENT_ID && env.MICROSOFT_CLIENT_SECRET
    ? {
        clientId: env.MICROSOFT_CLIENT_ID,
        clientSecret: env.MICROSOFT_CLIENT_SECRET,
        authority: env.MICROSOFT_AUTHORITY,
        tenant: env.MICROSOFT_TENANT,
      }
    : undefined;

const paymentsFrom = (env: Env): PaymentSettings | undefined =>
  env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
    ? {
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        apiUrl: env.STRIPE_API_URL,
      }
    : undefined;

/** The next port, so that one address leads to the other; a worker, which people don't visit, takes any. */
const portBeside = ({ PORT, PARLANCE_ROLE }: Env): number => {
  if (PORT === 0 || PARLANCE_ROLE === 'worker') return 0;
  return PORT < MAX_PORT ? PORT + 1 : PORT - 1;
};

export class ConfigError extends Error {}

/** Reads the environment: the only place that does. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const blankIsUnset = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(blankIsUnset);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings can't be used:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  const onLoopback = isLoopback(publicUrl);
  const edition = editionOf(env, { onLoopback });
  const config: Config = {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    origins: originsOf(publicUrl),
    trustedProxies: trustedProxies(env),
    edition,
    signUp: env.PARLANCE_SIGN_UP ?? (edition === 'home' ? 'invitation' : 'open'),
    tryoutsADay: edition === 'service' ? env.PARLANCE_TRYOUTS_A_DAY : 0,
    allowance: edition === 'home' ? { creditsAMonth: env.PARLANCE_CREDITS_A_MONTH } : undefined,
    dataDir: path.resolve(env.PARLANCE_DATA_DIR),
    cacheDir: path.resolve(env.PARLANCE_CACHE_DIR ?? path.join(env.PARLANCE_DATA_DIR, 'cache')),
    secret: env.PARLANCE_SECRET,
    role: env.PARLANCE_ROLE,
    jobs: env.PARLANCE_JOBS,
    openings: env.PARLANCE_OPENINGS,
    editWindowMs: env.PARLANCE_EDIT_WINDOW_DAYS * 24 * 60 * 60_000,
    storePatienceMs: env.PARLANCE_STORE_PATIENCE_MINUTES * 60_000,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    objects: objectSettings(env),
    logLevel: env.LOG_LEVEL,
    startedByNpm: env.npm_lifecycle_event !== undefined,
    onLoopback,
    mail: mailFrom(env),
    supportEmail: env.SUPPORT_EMAIL,
    postHog:
      env.POSTHOG_URL && env.POSTHOG_API_KEY
        ? { baseUrl: env.POSTHOG_URL, apiKey: env.POSTHOG_API_KEY }
        : undefined,
    google: googleFrom(env),
    microsoft: microsoftFrom(env),
    oidc: oidcSettings(env),
    payments: paymentsFrom(env),
    fetchAllow: env.PARLANCE_FETCH_ALLOW,
    unsealedReaders: env.PARLANCE_UNSEALED_READERS,
    wikipedia: env.WIKIPEDIA === 'on',
    classicEverywhere: env.PARLANCE_CLASSIC_VOICES === 'everywhere',
    openAi: env.OPENAI_API_KEY
      ? { baseUrl: env.OPENAI_BASE_URL, apiKey: env.OPENAI_API_KEY, model: env.OPENAI_TRANSCRIBE_MODEL }
      : undefined,
    elevenLabs: env.ELEVENLABS_API_KEY
      ? {
          apiKey: env.ELEVENLABS_API_KEY,
          baseUrl: env.ELEVENLABS_BASE_URL,
          zeroRetention: env.ELEVENLABS_ZERO_RETENTION === 'on',
        }
      : undefined,
    voices: voiceSettings(env),
    listenBack: env.PARLANCE_LISTEN_BACK,
    writer: writerSettings(env),
    writerIsFixed: env.PARLANCE_WRITER !== 'auto',
    privateModels:
      env.PARLANCE_PRIVATE_MODELS === 'auto'
        ? edition === 'home' || onLoopback
        : env.PARLANCE_PRIVATE_MODELS === 'allow',
    standInsPort: env.PARLANCE_STAND_INS_PORT ?? portBeside(env),
  };
  refuseHalfSet(env, config);
  return config;
}

/** Settings that are worth nothing one without the other. */
const TOGETHER = {
  SMTP_URL: 'the server that delivers mail',
  MAIL_FROM: 'the address mail comes from',
  GOOGLE_CLIENT_ID: 'sign-in with Google',
  GOOGLE_CLIENT_SECRET: 'sign-in with Google',
  MICROSOFT_CLIENT_ID: 'sign-in with Microsoft',
  MICROSOFT_CLIENT_SECRET: 'sign-in with Microsoft',
  STRIPE_SECRET_KEY: 'payments',
  STRIPE_WEBHOOK_SECRET: 'payments',
} as const;
const PAIRS: [keyof typeof TOGETHER, keyof typeof TOGETHER][] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
];

/** A service on a public address needs every one; at home and on loopback a pair may be left out as a whole. */
const missingServices = (env: Env, { onLoopback, edition }: Config): string[] =>
  PAIRS.filter((pair) => (!onLoopback && edition === 'service') || pair.some((name) => env[name]))
    .flat()
    .filter((name) => !env[name])
    .map((name) => `${name} (${TOGETHER[name]})`);

/** A public address must not run on secrets, data and stand-ins that exist on one machine only. */
function refuseHalfSet(env: Env, config: Config): void {
  const missing: string[] = [];
  if (!config.onLoopback && !config.secret) missing.push('PARLANCE_SECRET (at least 32 random characters)');
  if (config.role !== 'all' && !config.databaseUrl)
    missing.push('DATABASE_URL (web and worker processes share one)');
  if (config.role !== 'all' && config.onLoopback && !config.secret)
    missing.push('PARLANCE_SECRET (web and worker processes share one)');
  const isShared = config.role !== 'all' && config.onLoopback;
  if (isShared && !env.SMTP_URL && !env.MAIL_FROM)
    missing.push('SMTP_URL and MAIL_FROM (web and worker processes both send mail)');
  if (env.POSTHOG_URL && !env.POSTHOG_API_KEY) missing.push('POSTHOG_API_KEY (the key of its project)');
  if (env.POSTHOG_API_KEY && !env.POSTHOG_URL) missing.push('POSTHOG_URL (which PostHog counts events)');
  const sells = config.edition === 'service';
  if (isShared && sells && !env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    missing.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET (web and worker processes share one provider)');
  missing.push(...missingObjectSettings(env));
  missing.push(...missingVoiceSettings(env), ...missingProxySettings(env, config));
  missing.push(...missingWriterSettings(env), ...missingServices(env, config));
  if (missing.length > 0) {
    throw new ConfigError(
      `PUBLIC_URL is ${config.publicUrl}. Before it can start, set:\n  ${missing.join('\n  ')}`,
    );
  }
}
