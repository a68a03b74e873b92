import { eq, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { keepingAnAdmin } from '../../db/last-admin.ts';
import { user } from '../../db/schema/accounts.ts';

export function accountStore(db: Db) {
  return {
    async nameOf(userId: string): Promise<string> {
      const rows = await db.select({ name: user.name }).from(user).where(eq(user.id, userId));
      return rows[0]?.name ?? '';
    },

    /** By address or id. */
    async find(who: string): Promise<typeof user.$inferSelect | undefined> {
      const rows = await db
        .select()
        .from(user)
        .where(or(eq(user.email, who.trim().toLowerCase()), eq(user.id, who.trim())));
      return rows[0];
    },

    async setAdmin(userId: string, isAdmin: boolean, now: Date): Promise<void> {
      await keepingAnAdmin(db.update(user).set({ isAdmin, updatedAt: now }).where(eq(user.id, userId)));
    },

    async rename(userId: string, name: string, now: Date): Promise<void> {
      await db.update(user).set({ name, updatedAt: now }).where(eq(user.id, userId));
    },
  };
}

export type AccountStore = ReturnType<typeof accountStore>;
