import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { user } from '../../db/schema/accounts.ts';
import { apiAccess, apiUsage } from '../../db/schema/api.ts';

export type AccessRow = typeof apiAccess.$inferSelect;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export function accessStore(db: Db) {
  return {
    async find(userId: string): Promise<AccessRow | undefined> {
      return (await db.select().from(apiAccess).where(eq(apiAccess.userId, userId)))[0];
    },

    /** Whoever asked before keeps their place. */
    async request(userId: string, now: Date): Promise<void> {
      await db.insert(apiAccess).values({ userId, requestedAt: now }).onConflictDoNothing();
    },

    /** Also for who never asked. False when they had access before: nobody is told twice. */
    async approve(userId: string, now: Date): Promise<boolean> {
      const approved = await db
        .insert(apiAccess)
        .values({ userId, requestedAt: now, approvedAt: now, dueAt: now })
        .onConflictDoUpdate({
          target: apiAccess.userId,
          set: { approvedAt: now, dueAt: now },
          setWhere: isNull(apiAccess.approvedAt),
        })
        .returning({ userId: apiAccess.userId });
      return approved.length > 0;
    },

    async remove(tx: Tx, userId: string): Promise<void> {
      await tx.delete(apiAccess).where(eq(apiAccess.userId, userId));
    },

    /** Longest waiting first. */
    waiting(limit: number) {
      return db
        .select({ user, requestedAt: apiAccess.requestedAt })
        .from(apiAccess)
        .innerJoin(user, eq(user.id, apiAccess.userId))
        .where(isNull(apiAccess.approvedAt))
        .orderBy(asc(apiAccess.requestedAt))
        .limit(limit);
    },

    async countRequest(userId: string, now: Date): Promise<void> {
      await db
        .insert(apiUsage)
        .values({ userId, day: dayOf(now), requests: 1 })
        .onConflictDoUpdate({
          target: [apiUsage.userId, apiUsage.day],
          set: { requests: sql`${apiUsage.requests} + 1` },
        });
    },

    async requestsByDay(userId: string): Promise<Map<string, number>> {
      const rows = await db.select().from(apiUsage).where(eq(apiUsage.userId, userId));
      return new Map(rows.map(({ day, requests }) => [day, requests]));
    },
  };
}

export type AccessStore = ReturnType<typeof accessStore>;
