import type { FeedChange } from '@parlance/contract/feeds';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { changedChannel } from '../../db/changes.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { user } from '../../db/schema/accounts.ts';
import { episodes, feeds } from '../../db/schema/feeds.ts';

export type FeedRow = typeof feeds.$inferSelect;
export type EpisodeRow = typeof episodes.$inferSelect;
export type FeedWithCount = { feed: FeedRow; episodeCount: number };

/** Tells every process that what it holds of the feed is out of date. */
export const announceFeed = (db: Db | Tx, feedId: string) =>
  db.execute(sql`select pg_notify(${changedChannel}, ${feedId})`);

export function feedStore(db: Db) {
  const withCount = () =>
    db
      .select({ feed: feeds, episodeCount: count(episodes.id) })
      .from(feeds)
      .leftJoin(episodes, eq(episodes.feedId, feeds.id))
      .groupBy(feeds.id);

  return {
    async find(userId: string, id: string): Promise<FeedWithCount | undefined> {
      const rows = await withCount().where(and(eq(feeds.id, id), eq(feeds.userId, userId)));
      return rows[0];
    },

    list: (userId: string): Promise<FeedWithCount[]> =>
      withCount().where(eq(feeds.userId, userId)).orderBy(desc(feeds.id)),

    /** For requests by address alone: who holds the secret may read. */
    async findByToken(tokenHash: string): Promise<FeedRow | undefined> {
      const rows = await db.select().from(feeds).where(eq(feeds.tokenHash, tokenHash));
      return rows[0];
    },

    async findById(id: string): Promise<FeedRow | undefined> {
      const rows = await db.select().from(feeds).where(eq(feeds.id, id));
      return rows[0];
    },

    /** False when the person has as many as anybody may; a second request of the same person waits until this has decided. */
    async insert(row: typeof feeds.$inferInsert, most: number): Promise<boolean> {
      return db.transaction(async (tx) => {
        await tx.select({ id: user.id }).from(user).where(eq(user.id, row.userId)).for('update');
        const [there] = await tx.select({ count: count() }).from(feeds).where(eq(feeds.userId, row.userId));
        if ((there?.count ?? 0) >= most) return false;
        await tx.insert(feeds).values(row);
        return true;
      });
    },

    async change(
      id: string,
      set: Omit<FeedChange, 'auto_add'> &
        Partial<Pick<FeedRow, 'autoAddSince' | 'cover' | 'tokenHash' | 'tokenSealed'>>,
      now: Date,
    ): Promise<void> {
      await db
        .update(feeds)
        .set({ ...set, updatedAt: now })
        .where(eq(feeds.id, id));
      await announceFeed(db, id);
    },

    async remove(id: string): Promise<void> {
      await db.delete(feeds).where(eq(feeds.id, id));
      await announceFeed(db, id);
    },

    /** Only those who are told the new address can read it, and nothing goes into the feed by itself. */
    async readdress(
      tx: Tx,
      id: string,
      address: Pick<FeedRow, 'tokenHash' | 'tokenSealed'>,
      now: Date,
    ): Promise<void> {
      await tx
        .update(feeds)
        .set({ ...address, autoAddSince: null, updatedAt: now })
        .where(eq(feeds.id, id));
    },

    /** What every process must let go of when the user goes; the rows go with the user. */
    async announceAll(tx: Tx, userId: string): Promise<FeedRow[]> {
      const rows = await tx.select().from(feeds).where(eq(feeds.userId, userId));
      for (const { id } of rows) await announceFeed(tx, id);
      return rows;
    },
  };
}

export type FeedStore = ReturnType<typeof feedStore>;
