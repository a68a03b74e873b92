import { eq } from 'drizzle-orm';
import { dueRows } from '../../db/mail-rows.ts';
import { type Recipient, recipientOf } from '../../db/recipient.ts';
import { takeOvers } from '../../db/schema/preferences.ts';

/** "This account is yours now", to the owner of an address that somebody else had signed up with. */
export const takeOverMails = (send: (to: Recipient) => Promise<void>) =>
  dueRows(
    takeOvers,
    ({ userId }) => eq(takeOvers.userId, userId),
    async (tx, { userId }) => {
      const to = await recipientOf(tx, userId);
      if (to) await send(to);
      return to !== undefined;
    },
  );
