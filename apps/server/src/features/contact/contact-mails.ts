import { eq } from 'drizzle-orm';
import { dueRows } from '../../db/mail-rows.ts';
import { contactMessages } from '../../db/schema/contact.ts';

type Message = Pick<typeof contactMessages.$inferSelect, 'name' | 'email' | 'message' | 'language'>;

export type ForwardMessage = (message: Message) => Promise<void>;

/** What people wrote, to the people who run the service. */
export const contactMails = (send: ForwardMessage) =>
  dueRows(
    contactMessages,
    ({ id }) => eq(contactMessages.id, id),
    async (_, row) => {
      await send(row);
      return true;
    },
  );
