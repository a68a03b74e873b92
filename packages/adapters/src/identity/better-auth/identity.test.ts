import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { betterAuthIdentity } from './identity.ts';
import type { OpenSession } from './library.ts';

const DAY_MS = 24 * 60 * 60_000;
const TOKEN = 'a-token-of-somebody';

const session: OpenSession = {
  session: { id: 's1', expiresAt: new Date(Date.now() + 30 * DAY_MS) },
  user: {
    id: 'u1',
    name: 'Ada',
    email: 'ada@example.com',
    emailVerified: true,
    isAdmin: false,
    createdAt: new Date(0),
    disabledAt: null,
  },
};

/** Who calls, and by which hashes was looked; the library's own tables must not be asked. */
async function whoIs(authorization: string | undefined, found: OpenSession | undefined) {
  const hashes: string[] = [];
  const identity = betterAuthIdentity({
    db: new Proxy(
      {},
      {
        get(_, name) {
          throw new Error(`the library asked for ${String(name)}`);
        },
      },
    ),
    schema: {},
    publicUrl: 'http://localhost:3000',
    origins: [],
    secret: 'a secret of at least 32 characters',
    passwordMinChars: 8,
    passwordMaxChars: 100,
    providers: { google: undefined, microsoft: undefined, added: [] },
    newId: () => 'new',
    joining: {
      trialKeys: () => ({ trialMailbox: '', trialNetwork: null }),
      admit: async () => ({ isAdmin: false }),
      joined: async () => {},
    },
    proveOwnership: async () => {},
    mayJoin: async () => true,
    readProfile: () => undefined,
    onError() {},
    async findSession(hash) {
      hashes.push(hash);
      return found;
    },
  });
  return { caller: await identity.whoIs(authorization), hashes };
}

describe('who calls', () => {
  it('is found by the hash of the token, in one look and no other', async () => {
    const { caller, hashes } = await whoIs(`Bearer ${TOKEN}`, session);
    const { disabledAt: _, ...person } = session.user;
    expect(caller).toEqual({ ...person, sessionId: 's1' });
    expect(hashes).toEqual([createHash('sha256').update(TOKEN).digest('base64url')]);
  });

  it.each([
    ['without such a session', undefined],
    ['of a disabled account', { ...session, user: { ...session.user, disabledAt: new Date() } }],
  ])('is nobody with the token %s', async (_, found) => {
    expect((await whoIs(`Bearer ${TOKEN}`, found)).caller).toBe(undefined);
  });

  it.each([undefined, '', TOKEN, 'Bearer', 'Bearer ', `Basic ${TOKEN}`, `Bearer ${TOKEN} and more`])(
    'is nobody, and not looked for, with %j',
    async (authorization) => {
      const { caller, hashes } = await whoIs(authorization, session);
      expect(caller).toBe(undefined);
      expect(hashes).toEqual([]);
    },
  );
});
