import { AppError } from '@parlance/kernel/errors';
import type { Identity } from '@parlance/ports/identity';

export type EndNewsDeps = {
  /** No more news by way of the account, if it is still there. */
  switchOffNews(userId: string): Promise<void>;
  identity: Pick<Identity, 'personById' | 'personByEmail'>;
  /** Whose account a link names, if it is one of ours. */
  userOf(token: string): string | undefined;
  /** Which subscriber of the newsletter a link names, if it is one of ours; no address when they left before. */
  subscriberOf(token: string): Promise<{ email: string | undefined } | undefined>;
  endNewsletter(email: string): Promise<void>;
};

/**
 * No more news, through the account or the newsletter: who clicks "unsubscribe" means the mails, not the list
 * that they happened to come from.
 */
export async function endNews(deps: EndNewsDeps, token: string): Promise<void> {
  const userId = deps.userOf(token);
  if (userId) {
    await deps.switchOffNews(userId);
    const person = await deps.identity.personById(userId);
    if (person) await deps.endNewsletter(person.email);
    return;
  }
  const subscriber = await deps.subscriberOf(token);
  if (!subscriber) throw new AppError('link_malformed');
  if (!subscriber.email) return;
  const person = await deps.identity.personByEmail(subscriber.email);
  if (person) await deps.switchOffNews(person.id);
  await deps.endNewsletter(subscriber.email);
}
