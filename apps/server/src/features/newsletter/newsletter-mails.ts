import { and, eq } from 'drizzle-orm';
import { dueRows } from '../../db/mail-rows.ts';
import { newsletterSubscriptions, newsletterMails as rows } from '../../db/schema/newsletter.ts';
import { announcements } from '../../db/schema/preferences.ts';
import type { SendNews } from './send-news.ts';

/** News to subscribers; with a subscription its rows go, so whoever left gets none. */
export const newsletterMails = ({ send, unsubscribeUrl }: SendNews) =>
  dueRows(
    rows,
    ({ announcementId, subscriptionId }) =>
      and(eq(rows.announcementId, announcementId), eq(rows.subscriptionId, subscriptionId)),
    async (db, { announcementId, subscriptionId }) => {
      const [found] = await db
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
  );
