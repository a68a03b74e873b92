import { eq } from 'drizzle-orm';
import { contactMessages } from '../../db/schema/contact.ts';
import { dueRows } from '../../worker/due-mails.ts';

type Message = Pick<typeof contactMessages.$inferSelect, 'name' | 'email' | 'message' | 'language'>;

/** What people wrote, to whoever runs the service. */
export const contactMails = (send: (message: Message) => Promise<void>) =>
  dueRows(
    contactMessages,
    ({ id }) => eq(contactMessages.id, id),
    async (_, row) => {
      await send(row);
      return true;
    },
  );
