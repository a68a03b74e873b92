import { AppError } from '@parlance/kernel/errors';
import type { Identity, ProveOwnership } from '@parlance/ports/identity';
import type { OneTimeTokenStore } from '../identity.store.ts';
import type { InTurn } from './sign-up.ts';

export type ResetPasswordDeps = {
  identity: Pick<Identity, 'setPassword' | 'endAllSessions' | 'hashPassword'>;
  proveOwnership: ProveOwnership;
  tokens: Pick<OneTimeTokenStore, 'check' | 'consume' | 'burnAll'>;
  inTurn: InTurn;
};

/** Who reads the mail owns the address: whatever else was sent or left open before ends. */
export async function resetPassword(
  deps: ResetPasswordDeps,
  ask: { token: string; password: string },
): Promise<void> {
  // Whoever finds no turn comes again with the same link.
  const hashed = await deps.inTurn(async () => {
    await deps.tokens.check(ask.token, 'password_reset');
    return deps.identity.hashPassword(ask.password);
  });
  const { userId, email } = await deps.tokens.consume(ask.token, 'password_reset');
  if (userId === null) throw new AppError('link_expired');
  await deps.proveOwnership(userId);
  await deps.identity.setPassword(userId, hashed);
  await deps.identity.endAllSessions(userId);
  await deps.tokens.burnAll(email);
}
