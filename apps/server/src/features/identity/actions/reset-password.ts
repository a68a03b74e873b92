import { AppError } from '@parlance/kernel/errors';
import type { Identity, ProveOwnership } from '@parlance/ports/identity';
import type { OneTimeTokenStore } from '../identity.store.ts';

export type ResetPasswordDeps = {
  identity: Pick<Identity, 'setPassword' | 'endAllSessions'>;
  proveOwnership: ProveOwnership;
  tokens: OneTimeTokenStore;
};

/** Who reads the mail owns the address: whatever else was sent or left open before ends. */
export async function resetPassword(
  deps: ResetPasswordDeps,
  ask: { token: string; password: string },
): Promise<void> {
  const { userId, email } = await deps.tokens.consume(ask.token, 'password_reset');
  if (userId === null) throw new AppError('link_expired');
  await deps.proveOwnership(userId);
  await deps.identity.setPassword(userId, ask.password);
  await deps.identity.endAllSessions(userId);
  await deps.tokens.burnAll(email);
}
