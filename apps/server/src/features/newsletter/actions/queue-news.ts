import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { and, eq, isNotNull, isNull, notExists, or } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { user } from '../../../db/schema/accounts.ts';
import { newsletterMails, newsletterSubscriptions } from '../../../db/schema/newsletter.ts';
import { announcementMails, preferences } from '../../../db/schema/preferences.ts';

type Reader = { subscriptionId: string; language: InterfaceLanguage };

/** Rows of one INSERT; PostgreSQL takes 65,535 parameters at most. */
export const CHUNK = 5_000;

/** Subscribers who are not on the list of this announcement yet, and do not get it through an account. */
export function newsReaders(tx: Tx, announcementId: string): Promise<Reader[]> {
  const throughAccount = tx
    .select({ id: user.id })
    .from(user)
    .leftJoin(preferences, eq(preferences.userId, user.id))
    .leftJoin(
      announcementMails,
      and(eq(announcementMails.userId, user.id), eq(announcementMails.announcementId, announcementId)),
    )
    .where(
      and(
        eq(user.email, newsletterSubscriptions.email),
        or(
          isNotNull(announcementMails.userId),
          and(eq(user.emailVerified, true), eq(preferences.notifyNewFeatures, true)),
        ),
      ),
    );
  return tx
    .select({ subscriptionId: newsletterSubscriptions.id, language: newsletterSubscriptions.language })
    .from(newsletterSubscriptions)
    .leftJoin(
      newsletterMails,
      and(
        eq(newsletterMails.subscriptionId, newsletterSubscriptions.id),
        eq(newsletterMails.announcementId, announcementId),
      ),
    )
    .where(
      and(
        isNotNull(newsletterSubscriptions.confirmedAt),
        isNull(newsletterMails.subscriptionId),
        notExists(throughAccount),
      ),
    );
}

/** Puts the news on the way to them. */
export async function queueNews(tx: Tx, announcementId: string, readers: Reader[], now: Date): Promise<void> {
  for (let at = 0; at < readers.length; at += CHUNK) {
    const chunk = readers.slice(at, at + CHUNK);
    const rows = chunk.map(({ subscriptionId }) => ({ announcementId, subscriptionId, dueAt: now }));
    await tx.insert(newsletterMails).values(rows).onConflictDoNothing();
  }
}
