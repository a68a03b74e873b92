import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { and, asc, eq, lte } from 'drizzle-orm';
import { user } from '../db/schema/accounts.ts';
import {
  announcements,
  type News,
  preferences,
  announcementMails as rows,
} from '../db/schema/preferences.ts';
import type { DueMails } from './due-mails.ts';

type Deps = {
  send(
    to: { email: string; name: string; language: InterfaceLanguage },
    news: News[InterfaceLanguage] & { unsubscribeUrl: string },
  ): Promise<void>;
  unsubscribeUrl(userId: string): string;
};

/** News in the reader's language; whoever changed their mind since it was announced gets none. */
export const announcementMails = ({ send, unsubscribeUrl }: Deps): DueMails<typeof rows.$inferSelect> => ({
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

  async send(tx, { announcementId, userId }) {
    const [found] = await tx
      .select({ user, preferences, news: announcements.news })
      .from(user)
      .innerJoin(preferences, eq(preferences.userId, user.id))
      .innerJoin(announcements, eq(announcements.id, announcementId))
      .where(eq(user.id, userId));
    if (!found?.user.emailVerified || !found.preferences.notifyNewFeatures) return false;
    const { email, name } = found.user;
    const language = found.preferences.interfaceLanguage;
    await send(
      { email, name, language },
      { ...found.news[language], unsubscribeUrl: unsubscribeUrl(userId) },
    );
    return true;
  },

  settle: (tx, { announcementId, userId }, progress) =>
    tx
      .update(rows)
      .set(progress)
      .where(and(eq(rows.announcementId, announcementId), eq(rows.userId, userId))),
});
