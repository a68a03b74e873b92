import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { and, asc, eq, lte } from 'drizzle-orm';
import { newsletterSubscriptions, newsletterMails as rows } from '../db/schema/newsletter.ts';
import { announcements, type News } from '../db/schema/preferences.ts';
import type { DueMails } from './due-mails.ts';

type Deps = {
  send(
    to: { email: string; name: string; language: InterfaceLanguage },
    news: News[InterfaceLanguage] & { unsubscribeUrl: string },
  ): Promise<void>;
  unsubscribeUrl(subscriptionId: string): string;
};

/** News to subscribers; with a subscription its rows go, so whoever left gets none. */
export const newsletterMails = ({ send, unsubscribeUrl }: Deps): DueMails<typeof rows.$inferSelect> => ({
  async take(tx, now) {
    const due = await tx
      .select()
      .from(rows)
      .where(lte(rows.dueAt, now))
      .orderBy(asc(rows.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return due[0];
  },

  async send(tx, { announcementId, subscriptionId }) {
    const [found] = await tx
      .select({ reader: newsletterSubscriptions, news: announcements.news })
      .from(newsletterSubscriptions)
      .innerJoin(announcements, eq(announcements.id, announcementId))
      .where(eq(newsletterSubscriptions.id, subscriptionId));
    if (!found) return false;
    const { email, language } = found.reader;
    await send(
      { email, name: '', language },
      { ...found.news[language], unsubscribeUrl: unsubscribeUrl(subscriptionId) },
    );
    return true;
  },

  settle: (tx, { announcementId, subscriptionId }, progress) =>
    tx
      .update(rows)
      .set(progress)
      .where(and(eq(rows.announcementId, announcementId), eq(rows.subscriptionId, subscriptionId))),
});
