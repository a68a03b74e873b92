import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { AppError } from '@parlance/kernel/errors';
import { LIMITS } from '@parlance/kernel/limits';
import type { Identity } from '@parlance/ports/identity';
import type { OneTimeTokenStore } from '../identity.store.ts';
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

export type VerifyEmailDeps = { identity: Pick<Identity, 'confirmEmail'>; tokens: OneTimeTokenStore };

export async function verifyEmail(deps: VerifyEmailDeps, token: string): Promise<void> {
  const { userId } = await deps.tokens.consume(token, 'verification');
  if (userId === null) throw new AppError('link_expired');
  await deps.identity.confirmEmail(userId);
}
