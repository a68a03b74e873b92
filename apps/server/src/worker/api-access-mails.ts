import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { asc, eq, lte } from 'drizzle-orm';
import { user } from '../db/schema/accounts.ts';
import { apiAccess } from '../db/schema/api.ts';
import { preferences } from '../db/schema/preferences.ts';
import type { DueMails } from './due-mails.ts';

type Send = (to: { email: string; name: string; language: InterfaceLanguage }) => Promise<void>;

/** "You may use the API now", to whoever asked for it. */
export const apiAccessMails = (send: Send): DueMails<typeof apiAccess.$inferSelect> => ({
  async take(tx, now) {
    const rows = await tx
      .select()
      .from(apiAccess)
      .where(lte(apiAccess.dueAt, now))
      .orderBy(asc(apiAccess.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return rows[0];
  },

  async send(tx, { userId }) {
    const [found] = await tx
      .select({ user, language: preferences.interfaceLanguage })
      .from(user)
      .leftJoin(preferences, eq(preferences.userId, user.id))
      .where(eq(user.id, userId));
    if (!found) return false;
    const { email, name } = found.user;
    await send({ email, name, language: found.language ?? 'en-US' });
    return true;
  },

  settle: (tx, { userId }, progress) =>
    tx.update(apiAccess).set(progress).where(eq(apiAccess.userId, userId)),
});
