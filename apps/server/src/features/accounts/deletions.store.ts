import { asc, eq, like, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { oneTimeTokens, user, verification } from '../../db/schema/accounts.ts';
import { pendingDeletions } from '../../db/schema/preferences.ts';

export type PendingDeletion = typeof pendingDeletions.$inferSelect;

export function deletionStore(db: Db) {
  return {
    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.transaction(work),

    async insert(tx: Tx, row: PendingDeletion): Promise<void> {
      await tx.insert(pendingDeletions).values(row).onConflictDoNothing();
    },

    /** Every table that refers to a user lets go of its rows with this one; the rest is named here. */
    async removeUser(tx: Tx, userId: string, email: string): Promise<void> {
      await tx.delete(user).where(eq(user.id, userId));
      await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.email, email));
      // A visit to a provider that was under way.
      await tx.delete(verification).where(like(verification.value, `%${userId}%`));
    },

    /** One that is due, put off to `until`: who dies with it leaves it to the next. */
    async takeDue(now: Date, until: Date): Promise<PendingDeletion | undefined> {
      const due = db
        .select({ userId: pendingDeletions.userId })
        .from(pendingDeletions)
        .where(lte(pendingDeletions.dueAt, now))
        .orderBy(asc(pendingDeletions.dueAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const rows = await db
        .update(pendingDeletions)
        .set({ dueAt: until })
        .where(eq(pendingDeletions.userId, sql`(${due})`))
        .returning();
      return rows[0];
    },

    async change(userId: string, set: Partial<PendingDeletion>): Promise<void> {
      await db.update(pendingDeletions).set(set).where(eq(pendingDeletions.userId, userId));
    },

    async forget(userId: string): Promise<void> {
      await db.delete(pendingDeletions).where(eq(pendingDeletions.userId, userId));
    },
  };
}

export type DeletionStore = ReturnType<typeof deletionStore>;
