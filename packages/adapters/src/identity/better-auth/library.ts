import type { Person } from '@parlance/ports/identity';
import type { BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import type { Database, JoiningRows } from './joining.ts';
import { withSealedRows } from './sealed-rows.ts';

export type LibraryOptions = {
  /** A Drizzle database and its tables, as the library's own adapter takes them. */
  db: Database;
  schema: Record<string, unknown>;
  publicUrl: string;
  /** Origins whose pages may call; everyone else's browser is refused. */
  origins: string[];
  secret: string;
  passwordMinChars: number;
  passwordMaxChars: number;
  /** In place of the library's own, which takes a tenth of a second of a core for each. */
  passwordHashing?: PasswordHashing;
  newId: () => string;
  joining: JoiningRows;
  /** The session with this token's hash and whose it is, in one statement; the library would need two. */
  findSession(tokenHash: string): Promise<OpenSession | undefined>;
  /** Takes what the library has to complain about. */
  onError(message: string): void;
};

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(tried: { hash: string; password: string }): Promise<boolean>;
};

/** What every call with a bearer token needs to know. */
export type OpenSession = {
  session: { id: string; expiresAt: Date };
  user: Person & { disabledAt: Date | null };
};

const HOUR_SECONDS = 60 * 60;
const SESSION_SECONDS = 30 * 24 * HOUR_SECONDS;

/** The library reads the caller's address from a header; only this adapter writes one by this name. */
export const ADDRESS_HEADER = 'x-parlance-client-address';

/** Whether the library has something to do about a session that is used now: to prolong it, or to remove it. */
export const isDue = ({ expiresAt }: OpenSession['session'], now: Date): boolean =>
  expiresAt.getTime() <= now.getTime() + (SESSION_SECONDS - HOUR_SECONDS) * 1000;

type Hooks = NonNullable<Parameters<typeof betterAuth>[0]['databaseHooks']>;
type Extra = {
  plugins?: BetterAuthPlugin[];
  addedProviders?: string[];
  sessionHooks?: Hooks['session'];
  microsoft?: NonNullable<Parameters<typeof betterAuth>[0]['socialProviders']>['microsoft'];
};

/** Nothing is ever asked of a provider after the sign-in, so its tokens are not kept. */
const withoutTokens = async <Row extends object>(row: Row) => ({
  data: { ...row, accessToken: null, refreshToken: null, idToken: null },
});
const accountHooks: Hooks['account'] = {
  create: { before: withoutTokens },
  update: { before: withoutTokens },
};

export type Library = ReturnType<typeof openLibrary>;
export type LibraryContext = Awaited<Library['$context']>;

const TRIAL_COLUMN = { type: 'string', required: false, input: false, returned: false } as const;

/** The causes are left out: a failed query's message holds everything that was to be written. */
const quietly =
  (options: LibraryOptions) =>
  (level: string, message: string, ...details: unknown[]): void => {
    if (level !== 'error') return;
    const names = details.filter((one) => one instanceof Error).map((error) => error.name);
    options.onError(['identity:', message || 'failed', ...names].join(' '));
  };

export function openLibrary(options: LibraryOptions, extra: Extra = {}) {
  return betterAuth({
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    trustedOrigins: options.origins,
    secret: options.secret,
    telemetry: { enabled: false },
    logger: { level: 'error', log: quietly(options) },
    database: options.joining.withJoining(
      withSealedRows(
        drizzleAdapter(options.joining.followed(options.db), {
          provider: 'pg',
          schema: options.schema,
          transaction: true,
        }),
        options.secret,
      ),
    ),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: options.passwordMinChars,
      maxPasswordLength: options.passwordMaxChars,
      ...(options.passwordHashing && { password: options.passwordHashing }),
    },
    account: {
      accountLinking: {
        enabled: true,
        // Nobody is linked because an address looks the same: see strict-providers.ts.
        disableImplicitLinking: true,
        trustedProviders: ['google', 'microsoft', ...(extra.addedProviders ?? [])],
        // Who is signed in may add any account that is theirs; many have another address there.
        allowDifferentEmails: true,
      },
    },
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: SESSION_SECONDS, updateAge: HOUR_SECONDS },
    socialProviders: extra.microsoft ? { microsoft: extra.microsoft } : {},
    plugins: [bearer(), ...(extra.plugins ?? [])],
    user: {
      additionalFields: {
        trialMailbox: TRIAL_COLUMN,
        trialNetwork: TRIAL_COLUMN,
        isAdmin: { type: 'boolean', required: false, input: false },
        disabledAt: { type: 'date', required: false, input: false },
      },
    },
    databaseHooks: {
      account: accountHooks,
      session: extra.sessionHooks ?? {},
    },
    // Counted by our own limiter, which knows accounts too.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => options.newId() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
  });
}
