import { eq } from 'drizzle-orm';
import { dueRows } from '../../db/mail-rows.ts';
import { type Recipient, recipientOf } from '../../db/recipient.ts';
import { apiAccess } from '../../db/schema/api.ts';

/** "You may use the API now", to whoever asked for it. */
export const accessMails = (send: (to: Recipient) => Promise<void>) =>
  dueRows(
    apiAccess,
    ({ userId }) => eq(apiAccess.userId, userId),
    async (db, { userId }) => {
      const to = await recipientOf(db, userId);
      if (to) await send(to);
      return to !== undefined;
    },
  );
