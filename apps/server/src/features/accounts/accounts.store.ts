import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { user } from '../../db/schema/accounts.ts';

export function accountStore(db: Db) {
  return {
    async nameOf(userId: string): Promise<string> {
      const rows = await db.select({ name: user.name }).from(user).where(eq(user.id, userId));
      return rows[0]?.name ?? '';
    },

    async rename(userId: string, name: string, now: Date): Promise<void> {
      await db.update(user).set({ name, updatedAt: now }).where(eq(user.id, userId));
    },
  };
}

export type AccountStore = ReturnType<typeof accountStore>;
