import { expect, it, vi } from 'vitest';
import { type FinishSocialSignInDeps, finishSocialSignIn } from './end-social-visit.ts';

it('keeps no session for a visit whose account was taken over while it was being finished', async () => {
  const person = {
    id: 'u1',
    name: 'Evil',
    email: 'ada@example.com',
    emailVerified: false,
    isAdmin: false,
    createdAt: new Date(),
  };
  const endSession = vi.fn(async () => true);
  const deps: FinishSocialSignInDeps = {
    tokens: {
      consume: async () => ({ userId: 'u1', provider: 'google', isNew: false, redirect: null }) as never,
    },
    identity: {
      personById: async () => person,
      openSession: async () => 'a token',
      // The proof of the address has removed what the visitor was known by.
      credentialsOf: async () => [],
      whoIs: async () => ({ ...person, sessionId: 's1' }),
      endSession,
    },
  };
  const finished = finishSocialSignIn(deps, { token: 't', device: { userAgent: null, ipAddress: null } });
  await expect(finished).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(endSession).toHaveBeenCalledWith('u1', 's1');
});
