import { desc, eq, gte, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { contactMessages } from '../../db/schema/contact.ts';

export type ContactRow = typeof contactMessages.$inferSelect;
type NewMessage = Omit<ContactRow, 'tries' | 'sentAt'>;

export function contactStore(db: Db) {
  return {
    async keep(message: NewMessage): Promise<void> {
      await db.insert(contactMessages).values(message);
    },

    /** Newest first. */
    since: (moment: Date): Promise<ContactRow[]> =>
      db
        .select()
        .from(contactMessages)
        .where(gte(contactMessages.createdAt, moment))
        .orderBy(desc(contactMessages.createdAt)),

    ofAddress: (email: string): Promise<ContactRow[]> =>
      db
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.email, email))
        .orderBy(desc(contactMessages.createdAt)),

    async removeOfAddress(email: string, tx: Tx | Db = db): Promise<void> {
      await tx.delete(contactMessages).where(eq(contactMessages.email, email));
    },

    async removeBefore(moment: Date): Promise<void> {
      await db.delete(contactMessages).where(lt(contactMessages.createdAt, moment));
    },
  };
}

export type ContactStore = ReturnType<typeof contactStore>;
