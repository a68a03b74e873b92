import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { LIMITS } from '@parlance/kernel/limits';
import type { Identity } from '@parlance/ports/identity';
import type { OneTimeTokenStore } from '../identity.store.ts';
import type { Recipient, SendToken } from './request-login-link.ts';

export type RequestPasswordResetDeps = {
  identity: Pick<Identity, 'personByEmail'>;
  tokens: OneTimeTokenStore;
  mails: { passwordReset: SendToken; noAccountForReset(to: Recipient): Promise<void> };
};

/** One mail in both cases: only who reads the mailbox learns whether there is an account. */
export async function requestPasswordReset(
  deps: RequestPasswordResetDeps,
  ask: { email: string; language: InterfaceLanguage },
): Promise<void> {
  const email = ask.email.toLowerCase();
  const person = await deps.identity.personByEmail(email);
  const to = { email, name: person?.name ?? '', language: ask.language };
  if (!person) return deps.mails.noAccountForReset(to);
  const token = await deps.tokens.issue(
    { kind: 'password_reset', email, userId: person.id },
    LIMITS.passwordResetMinutes,
  );
  return deps.mails.passwordReset(to, { token });
}
