import type { Identity } from '@parlance/ports/identity';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer } from 'better-auth/plugins';

type Options = {
  /** A Drizzle database and its tables, as the library's own adapter takes them. */
  db: Parameters<typeof drizzleAdapter>[0];
  schema: Record<string, unknown>;
  publicUrl: string;
  /** Origins whose pages may call; everyone else's browser is refused. */
  origins: string[];
  secret: string;
  /** The request header in which the server itself wrote the caller's address. */
  clientAddressHeader: string;
  passwordMinChars: number;
  passwordMaxChars: number;
  newId: () => string;
};

const SESSION_DAYS = 30;
const DAY_SECONDS = 24 * 60 * 60;

export function betterAuthIdentity(options: Options): Identity {
  const auth = betterAuth({
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    trustedOrigins: options.origins,
    secret: options.secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(options.db, { provider: 'pg', schema: options.schema }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: options.passwordMinChars,
      maxPasswordLength: options.passwordMaxChars,
    },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    plugins: [bearer()],
    rateLimit: {
      enabled: true,
      storage: 'database',
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/sign-up/email': { window: 60, max: 30 },
      },
    },
    advanced: {
      database: { generateId: () => options.newId() },
      ipAddress: { ipAddressHeaders: [options.clientAddressHeader] },
    },
  });

  return {
    handle: (request) => auth.handler(request),
    async whoIs(authorization) {
      if (!authorization) return undefined;
      const found = await auth.api.getSession({ headers: new Headers({ authorization }) });
      if (!found) return undefined;
      const { id, name, email, emailVerified, createdAt } = found.user;
      return { id, name, email, emailVerified, createdAt };
    },
  };
}
