import { and, eq } from 'drizzle-orm';
import { dueRows } from '../../db/mail-rows.ts';
import { user } from '../../db/schema/accounts.ts';
import { announcements, preferences, announcementMails as rows } from '../../db/schema/preferences.ts';
import type { SendNews } from './send-news.ts';

/** News in the reader's language; whoever changed their mind since it was announced gets none. */
export const announcementMails = ({ send, unsubscribeUrl }: SendNews) =>
  dueRows(
    rows,
    ({ announcementId, userId }) => and(eq(rows.announcementId, announcementId), eq(rows.userId, userId)),
    async (db, { announcementId, userId }) => {
      const [found] = await db
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
  );
