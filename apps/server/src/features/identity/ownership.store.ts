import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { account, oneTimeTokens, session, user } from '../../db/schema/accounts.ts';
import { takeOvers } from '../../db/schema/preferences.ts';

type Proof = {
  userId: string;
  now: Date;
  /** Called in the transaction: other features close what they have opened for the account. */
  onTaking(tx: Tx): Promise<void>;
};

/** Whether an address was proved to belong to whoever holds its account. */
export function ownershipStore(db: Db) {
  return {
    /** Who signed up reads the mail as well: nothing that is theirs has to go. */
    async confirm(userId: string, now: Date): Promise<void> {
      await db.update(user).set({ emailVerified: true, updatedAt: now }).where(eq(user.id, userId));
    },

    /**
     * Everything goes with the proof or nothing does. Sessions, keys, feeds and the rest refer to the user's row:
     * one that is being written waits for this lock, and sees what was decided.
     * False when the address was proved before.
     */
    prove: ({ userId, now, onTaking }: Proof): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [person] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
        if (!person || person.emailVerified) return false;
        await tx.delete(account).where(eq(account.userId, userId));
        await tx.delete(session).where(eq(session.userId, userId));
        await tx
          .update(oneTimeTokens)
          .set({ usedAt: now })
          .where(and(eq(oneTimeTokens.email, person.email), isNull(oneTimeTokens.usedAt)));
        await onTaking(tx);
        await tx.update(user).set({ emailVerified: true, updatedAt: now }).where(eq(user.id, userId));
        await tx.insert(takeOvers).values({ userId, takenOverAt: now, dueAt: now }).onConflictDoNothing();
        return true;
      }),

    /** Null when it never was, or when its owner has read about it. */
    async takenOverAt(userId: string): Promise<Date | null> {
      const [row] = await db
        .select({ at: takeOvers.takenOverAt })
        .from(takeOvers)
        .where(and(eq(takeOvers.userId, userId), isNull(takeOvers.seenAt)));
      return row?.at ?? null;
    },

    async noteSeen(userId: string, now: Date): Promise<void> {
      await db
        .update(takeOvers)
        .set({ seenAt: now })
        .where(and(eq(takeOvers.userId, userId), isNull(takeOvers.seenAt)));
    },
  };
}

export type OwnershipStore = ReturnType<typeof ownershipStore>;
