import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { PaymentNews } from '@parlance/kernel/payment-news';
import { asc, eq, lte } from 'drizzle-orm';
import { user } from '../db/schema/accounts.ts';
import { paymentNotices } from '../db/schema/billing.ts';
import { preferences } from '../db/schema/preferences.ts';
import type { DueMails } from './due-mails.ts';

type Send = (
  to: { email: string; name: string; language: InterfaceLanguage },
  news: PaymentNews,
) => Promise<void>;

/** About money people hear at the address they gave, whatever else they want to hear. */
export const paymentMails = (send: Send): DueMails<typeof paymentNotices.$inferSelect> => ({
  async take(tx, now) {
    const rows = await tx
      .select()
      .from(paymentNotices)
      .where(lte(paymentNotices.dueAt, now))
      .orderBy(asc(paymentNotices.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return rows[0];
  },

  async send(tx, { userId, news }) {
    const [found] = await tx
      .select({ user, language: preferences.interfaceLanguage })
      .from(user)
      .leftJoin(preferences, eq(preferences.userId, user.id))
      .where(eq(user.id, userId));
    if (!found) return false;
    const { email, name } = found.user;
    await send({ email, name, language: found.language ?? 'en-US' }, news);
    return true;
  },

  settle: (tx, { id }, progress) => tx.update(paymentNotices).set(progress).where(eq(paymentNotices.id, id)),
});
