import { getConnInfo } from '@hono/node-server/conninfo';
import { SignUp } from '@parlance/contract/accounts';
import { AppError } from '@parlance/kernel/errors';
import type { Identity } from '@parlance/ports/identity';
import type { Context, Hono } from 'hono';
import { validationError } from './problems.ts';

/** Written by this server alone; a copy that comes from outside is thrown away. */
export const CLIENT_ADDRESS_HEADER = 'x-parlance-client-address';

/**
 * A browser names its origin on every POST, and the identity library checks it. Programs name none; the
 * fetch of some of them adds browser headers all the same, which would make the library refuse them.
 */
function withoutBrowserClaims(headers: Headers): void {
  if (headers.has('origin') || headers.has('cookie')) return;
  for (const name of ['sec-fetch-mode', 'sec-fetch-site', 'sec-fetch-dest']) headers.delete(name);
}

/** Attempts are counted by the caller's address, so it must be the socket's and not what a header claims. */
function withClientAddress(context: Context): Request {
  const headers = new Headers(context.req.raw.headers);
  withoutBrowserClaims(headers);
  headers.set(CLIENT_ADDRESS_HEADER, getConnInfo(context).remote.address ?? 'unknown');
  return new Request(context.req.raw, { headers });
}

async function refuseBadSignUp(request: Request): Promise<void> {
  const body: unknown = await request.json().catch(() => {
    throw new AppError('validation_failed', { fields: { '': 'invalid' } });
  });
  const parsed = SignUp.safeParse(body);
  if (!parsed.success) throw validationError(parsed.error);
}

export function mountIdentity(app: Hono, identity: Identity): void {
  app.on(['GET', 'POST'], '/api/auth/*', async (context) => {
    const request = withClientAddress(context);
    if (context.req.path === '/api/auth/sign-up/email') await refuseBadSignUp(request.clone());
    return identity.handle(request);
  });
}
