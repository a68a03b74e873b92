import type { PaymentNews } from '@parlance/kernel/payment-news';
import { eq } from 'drizzle-orm';
import { dueRows } from '../../db/mail-rows.ts';
import { type Recipient, recipientOf } from '../../db/recipient.ts';
import { paymentNotices } from '../../db/schema/billing.ts';

/** About money people hear at the address they gave, whatever else they want to hear. */
export const paymentMails = (send: (to: Recipient, news: PaymentNews) => Promise<void>) =>
  dueRows(
    paymentNotices,
    ({ id }) => eq(paymentNotices.id, id),
    async (db, { userId, news }) => {
      const to = await recipientOf(db, userId);
      if (to) await send(to, news);
      return to !== undefined;
    },
  );
