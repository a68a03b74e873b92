import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { Clock } from '@parlance/kernel/clock';
import type { NewsletterStore } from '../newsletter.store.ts';

type Recipient = { email: string; name: string; language: InterfaceLanguage };

export type RequestDeps = {
  newsletter: Pick<NewsletterStore, 'request'>;
  mails: {
    newsletterConfirmation(to: Recipient, what: { token: string }): Promise<void>;
    alreadySubscribed(to: Recipient, what: { unsubscribeUrl: string }): Promise<void>;
  };
  confirmationToken(subscriptionId: string): string;
  unsubscribeUrl(subscriptionId: string): string;
  clock: Clock;
};

/** One mail to whatever address was named: who asks learns nothing about who subscribed. */
export async function requestNewsletter(
  deps: RequestDeps,
  ask: { email: string; language: InterfaceLanguage },
): Promise<void> {
  const row = await deps.newsletter.request({
    email: ask.email.toLowerCase(),
    language: ask.language,
    now: deps.clock.now(),
  });
  const to = { email: row.email, name: '', language: row.language };
  if (row.confirmedAt)
    await deps.mails.alreadySubscribed(to, { unsubscribeUrl: deps.unsubscribeUrl(row.id) });
  else await deps.mails.newsletterConfirmation(to, { token: deps.confirmationToken(row.id) });
}
