import { AppError } from '@parlance/kernel/errors';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { paymentConversations as conversations } from '../../db/schema/billing.ts';

/** Longer than a provider may keep silent; after this somebody who died with it is no longer waited for. */
const LEASE_SECONDS = 60;

/** By the database's clock, which all processes share. */
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

export const conversationBusy = (): AppError =>
  new AppError('payment_in_progress', { retry: 'later', params: { retry_after_seconds: 2 } });

export function conversationStore(db: Db) {
  const isHeldBy = (userId: string, holder: string) =>
    and(eq(conversations.userId, userId), eq(conversations.holder, holder));

  return {
    /** False while somebody else has it. */
    async take(userId: string, holder: string): Promise<boolean> {
      // Looking waits for nobody; the upsert alone would queue behind a write of the holder's.
      const [taken] = await db
        .select({ holder: conversations.holder })
        .from(conversations)
        .where(and(eq(conversations.userId, userId), gt(conversations.until, sql`now()`)));
      if (taken) return false;
      const mine = { holder, until: leaseEnd };
      const rows = await db
        .insert(conversations)
        .values({ userId, ...mine })
        .onConflictDoUpdate({
          target: conversations.userId,
          set: mine,
          setWhere: lte(conversations.until, sql`now()`),
        })
        .returning({ holder: conversations.holder });
      return rows.length > 0;
    },

    /** Keeps it for a full time more, and for the length of the transaction in any case; throws when it is lost. */
    async keep(tx: Tx, userId: string, holder: string): Promise<void> {
      const kept = await tx
        .update(conversations)
        .set({ until: leaseEnd })
        .where(isHeldBy(userId, holder))
        .returning({ holder: conversations.holder });
      if (kept.length === 0) throw conversationBusy();
    },

    async end(userId: string, holder: string): Promise<void> {
      await db.delete(conversations).where(isHeldBy(userId, holder));
    },
  };
}
