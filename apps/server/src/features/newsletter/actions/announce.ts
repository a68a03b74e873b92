import { createHash } from 'node:crypto';
import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { Clock } from '@parlance/kernel/clock';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { user } from '../../../db/schema/accounts.ts';
import { announcementMails, announcements, type News, preferences } from '../../../db/schema/preferences.ts';
import { CHUNK, newsReaders, queueNews } from './queue-news.ts';

type Deps = { db: Db; clock: Clock };

/** How many people it goes to, by language. */
export type Audience = Record<InterfaceLanguage, number>;

const idOf = (news: News): string => createHash('sha256').update(JSON.stringify(news)).digest('base64url');

/** Who asked for news, proved the address and is not on the list of this announcement yet. */
const waiting = (tx: Tx, announcementId: string) =>
  tx
    .select({ userId: user.id, language: preferences.interfaceLanguage })
    .from(preferences)
    .innerJoin(user, eq(user.id, preferences.userId))
    .leftJoin(
      announcementMails,
      and(eq(announcementMails.userId, user.id), eq(announcementMails.announcementId, announcementId)),
    )
    .where(
      and(
        eq(preferences.notifyNewFeatures, true),
        eq(user.emailVerified, true),
        isNull(announcementMails.userId),
      ),
    );

/** Puts the news on the way to everyone who asked for news, in their account or for the newsletter; a dry run only counts them. */
export function announce({ db, clock }: Deps, news: News, dryRun: boolean): Promise<Audience> {
  const announcementId = idOf(news);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const people = await waiting(tx, announcementId);
    const readers = await newsReaders(tx, announcementId);
    const audience: Audience = { 'en-US': 0, 'pt-BR': 0 };
    for (const { language } of [...people, ...readers]) audience[language]++;
    if (dryRun) return audience;
    await tx.insert(announcements).values({ id: announcementId, news, createdAt: now }).onConflictDoNothing();
    for (let at = 0; at < people.length; at += CHUNK) {
      const rows = people.slice(at, at + CHUNK).map(({ userId }) => ({ announcementId, userId, dueAt: now }));
      await tx.insert(announcementMails).values(rows).onConflictDoNothing();
    }
    await queueNews(tx, announcementId, readers, now);
    return audience;
  });
}
