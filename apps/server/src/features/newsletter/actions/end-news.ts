import { AppError } from '@parlance/kernel/errors';
import type { Identity } from '@parlance/ports/identity';
import type { PreferencesStore } from '../../accounts/preferences.store.ts';

export type EndNewsDeps = {
  preferences: Pick<PreferencesStore, 'read' | 'change'>;
  identity: Pick<Identity, 'personById' | 'personByEmail'>;
  /** Whose account a link names, if it is one of ours. */
  userOf(token: string): string | undefined;
  /** Which subscriber of the newsletter a link names, if it is one of ours; no address when they left before. */
  subscriberOf(token: string): Promise<{ email: string | undefined } | undefined>;
  endNewsletter(email: string): Promise<void>;
};

/** Only where there is something to switch off: whoever deleted the account has no row to write. */
async function switchOff({ preferences }: EndNewsDeps, userId: string): Promise<void> {
  if ((await preferences.read(userId)).notifyNewFeatures)
    await preferences.change(userId, { notifyNewFeatures: false });
}

/**
 * No more news, through the account or the newsletter: who clicks "unsubscribe" means the mails, not the list
 * that they happened to come from.
 */
export async function endNews(deps: EndNewsDeps, token: string): Promise<void> {
  const userId = deps.userOf(token);
  if (userId) {
    await switchOff(deps, userId);
    const person = await deps.identity.personById(userId);
    if (person) await deps.endNewsletter(person.email);
    return;
  }
  const subscriber = await deps.subscriberOf(token);
  if (!subscriber) throw new AppError('link_malformed');
  if (!subscriber.email) return;
  const person = await deps.identity.personByEmail(subscriber.email);
  if (person) await switchOff(deps, person.id);
  await deps.endNewsletter(subscriber.email);
}
