import path from 'node:path';
import { z } from 'zod';

const ROLES = ['all', 'web', 'worker'] as const;

/** Every setting, with its default. docs/operating.md says what each one means. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  PARLANCE_DATA_DIR: z.string().default('./data'),
  PARLANCE_CACHE_DIR: z.string().optional(),
  PARLANCE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PARLANCE_ROLE: z.enum(ROLES).default('all'),
  PARLANCE_JOBS: z.coerce.number().int().min(1).max(64).default(1),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = {
  port: number;
  host: string;
  publicUrl: string;
  /** Where pages of ours may come from: a loopback address has several names. */
  origins: string[];
  dataDir: string;
  /** Things that can be made again: widened models. */
  cacheDir: string;
  secret: string | undefined;
  role: (typeof ROLES)[number];
  /** How many recordings one worker process makes at once. */
  jobs: number;
  databaseUrl: string | undefined;
  databasePool: number;
  logLevel: string;
};

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);

const originsOf = (publicUrl: string): string[] => {
  const { protocol, port, origin } = new URL(publicUrl);
  if (!isLoopback(publicUrl)) return [origin];
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => `${protocol}//${host}${port && `:${port}`}`);
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
  const config: Config = {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    origins: originsOf(publicUrl),
    dataDir: path.resolve(env.PARLANCE_DATA_DIR),
    cacheDir: path.resolve(env.PARLANCE_CACHE_DIR ?? path.join(env.PARLANCE_DATA_DIR, 'cache')),
    secret: env.PARLANCE_SECRET,
    role: env.PARLANCE_ROLE,
    jobs: env.PARLANCE_JOBS,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    logLevel: env.LOG_LEVEL,
  };
  refuseHalfSet(config);
  return config;
}

/** A public address must not run on secrets and data that exist on one machine only. */
function refuseHalfSet(config: Config): void {
  const missing: string[] = [];
  if (!isLoopback(config.publicUrl) && !config.secret)
    missing.push('PARLANCE_SECRET (at least 32 random characters)');
  if (config.role !== 'all' && !config.databaseUrl)
    missing.push('DATABASE_URL (web and worker processes share one)');
  if (config.role !== 'all' && !config.secret)
    missing.push('PARLANCE_SECRET (web and worker processes share one)');
  if (missing.length > 0) {
    throw new ConfigError(
      `PUBLIC_URL is ${config.publicUrl}. Before it can start, set:\n  ${missing.join('\n  ')}`,
    );
  }
}
