import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import { LIMITS } from '@parlance/kernel/limits';
import type { Device, Identity, Person, ProveOwnership } from '@parlance/ports/identity';
import type { OneTimeTokenStore } from '../identity.store.ts';
import type { OwnershipStore } from '../ownership.store.ts';
import type { SendToken } from './request-login-link.ts';

export type SendVerificationDeps = { tokens: OneTimeTokenStore; mails: { verification: SendToken } };

export type Unverified = { id: string; email: string; name: string };

export async function sendVerification(
  deps: SendVerificationDeps,
  { id, email, name }: Unverified,
  language: InterfaceLanguage,
): Promise<void> {
  const token = await deps.tokens.issue(
    { kind: 'verification', email, userId: id },
    LIMITS.verificationMinutes,
  );
  await deps.mails.verification({ email, name, language }, { token });
}

export type VerifyEmailDeps = {
  tokens: OneTimeTokenStore;
  ownership: Pick<OwnershipStore, 'confirm'>;
  clock: Clock;
};

/** In a session of the account itself: who signed up reads the mail, and keeps everything. */
export async function verifyEmail(deps: VerifyEmailDeps, userId: string, token: string): Promise<void> {
  await deps.tokens.consume(token, 'verification', { userId });
  await deps.ownership.confirm(userId, deps.clock.now());
}

export type OpenVerificationDeps = {
  identity: Pick<Identity, 'personById' | 'openSession'>;
  tokens: OneTimeTokenStore;
  proveOwnership: ProveOwnership;
  rememberLanguage(userId: string, language: InterfaceLanguage): Promise<void>;
};

/**
 * Anywhere else nobody can tell who signed up. The reader of the mail owns the address, so the account is theirs
 * from here on, as with a login link.
 */
export async function openVerification(
  deps: OpenVerificationDeps,
  ask: { token: string; device: Device; language: InterfaceLanguage },
): Promise<{ token: string; person: Person }> {
  const { userId } = await deps.tokens.consume(ask.token, 'verification');
  if (userId === null) throw new AppError('link_expired');
  await deps.rememberLanguage(userId, ask.language);
  await deps.proveOwnership(userId);
  const person = await deps.identity.personById(userId);
  if (!person) throw new AppError('link_expired');
  return { token: await deps.identity.openSession(userId, ask.device), person };
}
