import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { dueRows } from '../../db/mail-rows.ts';
import { recipientOf } from '../../db/recipient.ts';
import { user } from '../../db/schema/accounts.ts';
import { confirmationMails } from '../../db/schema/preferences.ts';
import { type SendVerificationDeps, sendVerification } from './actions/verify-email.ts';

export async function writeConfirmation(tx: Tx, userId: string, dueAt: Date): Promise<void> {
  await tx.insert(confirmationMails).values({ userId, dueAt }).onConflictDoNothing();
}

/** "Confirm your address", to whoever signed up with one and has not done so yet. */
export const dueConfirmations = (deps: SendVerificationDeps) =>
  dueRows(
    confirmationMails,
    ({ userId }) => eq(confirmationMails.userId, userId),
    async (db, { userId: id }) => {
      const waiting = await db
        .select({ id: user.id })
        .from(user)
        .where(and(eq(user.id, id), eq(user.emailVerified, false)));
      const to = waiting.length > 0 ? await recipientOf(db, id) : undefined;
      if (to) await sendVerification(deps, { id, ...to }, to.language);
      return to !== undefined;
    },
  );
