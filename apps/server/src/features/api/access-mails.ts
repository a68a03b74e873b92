import { eq } from 'drizzle-orm';
import { type Recipient, recipientOf } from '../../db/recipient.ts';
import { apiAccess } from '../../db/schema/api.ts';
import { dueRows } from '../../worker/due-mails.ts';

/** "You may use the API now", to whoever asked for it. */
export const apiAccessMails = (send: (to: Recipient) => Promise<void>) =>
  dueRows(
    apiAccess,
    ({ userId }) => eq(apiAccess.userId, userId),
    async (db, { userId }) => {
      const to = await recipientOf(db, userId);
      if (to) await send(to);
      return to !== undefined;
    },
  );
