import { asc, eq, lte } from 'drizzle-orm';
import { contactMessages } from '../db/schema/contact.ts';
import type { DueMails } from './due-mails.ts';

type Row = typeof contactMessages.$inferSelect;

/** What people wrote, to whoever runs the service. */
export const contactMails = (
  send: (message: Pick<Row, 'name' | 'email' | 'message' | 'language'>) => Promise<void>,
): DueMails<Row> => ({
  async take(tx, now) {
    const rows = await tx
      .select()
      .from(contactMessages)
      .where(lte(contactMessages.dueAt, now))
      .orderBy(asc(contactMessages.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return rows[0];
  },

  async send(_tx, row) {
    await send(row);
    return true;
  },

  settle: (tx, { id }, progress) =>
    tx.update(contactMessages).set(progress).where(eq(contactMessages.id, id)),
});
