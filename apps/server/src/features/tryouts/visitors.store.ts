import { PRODUCT_NAME } from '@parlance/kernel/product';
import type { Db } from '../../db/connect.ts';
import { user, VISITORS_ID } from '../../db/schema/accounts.ts';

/** Nobody can sign in as the visitors: there is no such mailbox, and no password. */
const VISITORS = { id: VISITORS_ID, name: PRODUCT_NAME, email: 'visitors@parlance.invalid' };

export const visitorsStore = (db: Db) => ({
  /** Everything that is made for visitors belongs to this one owner, so that one is made at a time. */
  async ensureOwner(): Promise<void> {
    await db.insert(user).values(VISITORS).onConflictDoNothing();
  },
});
