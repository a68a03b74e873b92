import { AppError } from '@parlance/kernel/errors';
import { asc, eq, inArray, like, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { keepingAnAdmin } from '../../db/last-admin.ts';
import { oneTimeTokens, user, verification } from '../../db/schema/accounts.ts';
import { pendingDeletions } from '../../db/schema/preferences.ts';

export type PendingDeletion = typeof pendingDeletions.$inferSelect;

export function deletionStore(db: Db) {
  return {
    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.transaction(work),

    /**
     * Both rows, always in one order: of two admins who delete each other the second finds that it is none any more.
     * Throws AppError 'forbidden'.
     */
    async holdForAdmin(tx: Tx, { adminId, userId }: { adminId: string; userId: string }): Promise<void> {
      const rows = await tx
        .select({ id: user.id, isAdmin: user.isAdmin, disabledAt: user.disabledAt })
        .from(user)
        .where(inArray(user.id, [adminId, userId]))
        .orderBy(asc(user.id))
        .for('update');
      if (!rows.some(({ id, isAdmin, disabledAt }) => id === adminId && isAdmin && !disabledAt))
        throw new AppError('forbidden');
    },

    async insert(tx: Tx, row: PendingDeletion): Promise<void> {
      await tx.insert(pendingDeletions).values(row).onConflictDoNothing();
    },

    /** Every table that refers to a user lets go of its rows with this one; the rest is named here. */
    async removeUser(tx: Tx, { userId, email }: { userId: string; email: string }): Promise<void> {
      await keepingAnAdmin(tx.delete(user).where(eq(user.id, userId)));
      await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.email, email));
      // A visit to a provider that was under way.
      await tx.delete(verification).where(like(verification.value, `%${userId}%`));
    },

    /**
     * One that is due and that no other process has in hand. It stays in hand until the transaction ends,
     * hence also when the process is killed.
     */
    async takeDue(tx: Tx, now: Date): Promise<PendingDeletion | undefined> {
      const rows = await tx
        .select()
        .from(pendingDeletions)
        .where(lte(pendingDeletions.dueAt, now))
        .orderBy(asc(pendingDeletions.dueAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return rows[0];
    },

    async change(tx: Tx, userId: string, set: Partial<PendingDeletion>): Promise<void> {
      await tx.update(pendingDeletions).set(set).where(eq(pendingDeletions.userId, userId));
    },

    async forget(tx: Tx, userId: string): Promise<void> {
      await tx.delete(pendingDeletions).where(eq(pendingDeletions.userId, userId));
    },
  };
}

export type DeletionStore = ReturnType<typeof deletionStore>;
