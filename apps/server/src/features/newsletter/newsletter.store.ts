import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { newId } from '@parlance/kernel/ids';
import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { newsletterSubscriptions as rows } from '../../db/schema/newsletter.ts';

export type Subscription = typeof rows.$inferSelect;
type Request = { email: string; language: InterfaceLanguage; now: Date };

export function newsletterStore(db: Db) {
  const first = async (found: Promise<Subscription[]>): Promise<Subscription | undefined> => (await found)[0];

  return {
    /** Keeps the request; an address that was confirmed before keeps what it has, whatever a stranger types in. */
    async request({ email, language, now }: Request): Promise<Subscription> {
      const fresh = { language, requestedAt: now };
      const kept = await first(
        db
          .insert(rows)
          .values({ id: newId(now.getTime()), email, ...fresh })
          .onConflictDoUpdate({ target: rows.email, set: fresh, setWhere: isNull(rows.confirmedAt) })
          .returning(),
      );
      const known = kept ?? (await first(db.select().from(rows).where(eq(rows.email, email))));
      // Unsubscribed between the two statements.
      if (!known) throw new Error('the newsletter row is gone');
      return known;
    },

    /** False when it was asked for too long ago, or the address was unsubscribed since. */
    async confirm(id: string, now: Date, requestedAfter: Date): Promise<boolean> {
      const confirmed = await db
        .update(rows)
        .set({ confirmedAt: sql`coalesce(${rows.confirmedAt}, ${now.toISOString()})` })
        .where(and(eq(rows.id, id), or(isNotNull(rows.confirmedAt), gt(rows.requestedAt, requestedAfter))))
        .returning({ id: rows.id });
      return confirmed.length > 0;
    },

    emailOf: async (id: string): Promise<string | undefined> =>
      (await first(db.select().from(rows).where(eq(rows.id, id))))?.email,

    ofAddress: (email: string): Promise<Subscription | undefined> =>
      first(db.select().from(rows).where(eq(rows.email, email))),

    /** Nothing is kept of whoever left. */
    async end(email: string, tx: Tx | Db = db): Promise<void> {
      await tx.delete(rows).where(eq(rows.email, email));
    },

    async removeUnconfirmed(requestedBefore: Date): Promise<void> {
      await db.delete(rows).where(and(isNull(rows.confirmedAt), lte(rows.requestedAt, requestedBefore)));
    },

    confirmed: (): Promise<Subscription[]> =>
      db.select().from(rows).where(isNotNull(rows.confirmedAt)).orderBy(asc(rows.confirmedAt)),
  };
}

export type NewsletterStore = ReturnType<typeof newsletterStore>;
