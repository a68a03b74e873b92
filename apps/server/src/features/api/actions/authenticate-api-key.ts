import { API_WINDOW_SECONDS, apiTierOf } from '@parlance/kernel/api-tiers';
import type { Clock } from '@parlance/kernel/clock';
import { AppError, isAppError } from '@parlance/kernel/errors';
import type { Limiter, WindowLeft } from '@parlance/ports/limiter';
import type { Actor, AuthenticateApiKey } from '../../../endpoint.ts';
import type { AccessStore } from '../access.store.ts';
import type { KeyStore } from '../keys.store.ts';

export type AuthenticateDeps = {
  keys: KeyStore;
  access: AccessStore;
  limiter: Limiter;
  clock: Clock;
  /** On API credits. */
  spentCents(userId: string): Promise<number>;
};

const secretIn = (authorization: string | undefined): string =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';

/** As draft-ietf-httpapi-ratelimit-headers has it; "tier" is the policy's name. */
const headersOf = (requests: number, { remaining, resetSeconds }: WindowLeft) => ({
  'ratelimit-policy': `"tier";q=${requests};w=${API_WINDOW_SECONDS}`,
  ratelimit: `"tier";r=${remaining};t=${resetSeconds}`,
});

/** Counts the call for its caller, over all keys; says how they stand, or throws after setting the headers all the same. */
async function admit(
  { limiter, spentCents }: AuthenticateDeps,
  userId: string,
  setHeaders: (headers: Record<string, string>) => void,
): Promise<void> {
  const { tier, requests } = apiTierOf(await spentCents(userId));
  const window = { name: `api-tier-${tier}`, max: requests, seconds: API_WINDOW_SECONDS };
  try {
    setHeaders(headersOf(requests, await limiter.take(window, userId)));
  } catch (error) {
    if (isAppError(error) && error.code === 'rate_limited')
      setHeaders(
        headersOf(requests, { remaining: 0, resetSeconds: Number(error.params?.retry_after_seconds) }),
      );
    throw error;
  }
}

/** Who calls, by the key they hold; everything about it is asked of the database each time. */
export const apiKeyAuthenticator =
  (deps: AuthenticateDeps): AuthenticateApiKey =>
  async (authorization, setHeaders): Promise<Actor> => {
    const holder = await deps.keys.holderOf(secretIn(authorization));
    if (!holder) throw new AppError('key_invalid');
    const { keyId, user } = holder;
    if (setHeaders) {
      await admit(deps, user.id, setHeaders);
      const now = deps.clock.now();
      await Promise.all([deps.keys.noteUse(keyId, now), deps.access.countRequest(user.id, now)]);
    }
    const { id: userId, name, email, emailVerified, createdAt } = user;
    // A key makes audios; running the service takes a person.
    return { userId, name, email, emailVerified, isAdmin: false, createdAt, sessionId: `key:${keyId}` };
  };
