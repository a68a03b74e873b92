import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { LIMITS } from '@parlance/kernel/limits';
import type { Identity } from '@parlance/ports/identity';
import type { OneTimeTokenStore } from '../identity.store.ts';

export type Recipient = { email: string; name: string; language: InterfaceLanguage };
export type SendToken = (to: Recipient, what: { token: string }) => Promise<void>;

export type RequestLoginLinkDeps = {
  identity: Pick<Identity, 'personByEmail'>;
  tokens: OneTimeTokenStore;
  mails: { loginLink: SendToken };
};

type Ask = { email: string; redirect: string | null; language: InterfaceLanguage };

/** One mail to whatever address was named: who asks learns nothing about who is known. */
export async function requestLoginLink(deps: RequestLoginLinkDeps, ask: Ask): Promise<void> {
  const email = ask.email.toLowerCase();
  const person = await deps.identity.personByEmail(email);
  const token = await deps.tokens.issue(
    { kind: 'login_link', email, userId: person?.id ?? null, redirect: ask.redirect },
    LIMITS.loginLinkMinutes,
  );
  await deps.mails.loginLink({ email, name: person?.name ?? '', language: ask.language }, { token });
}
