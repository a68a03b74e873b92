import { PRODUCT_NAME } from '@parlance/kernel/product';
import type { Db } from '../../db/connect.ts';
import { user, VISITORS_IDS } from '../../db/schema/accounts.ts';

/** Nobody can sign in as the visitors: there are no such mailboxes, and no passwords. */
const VISITORS = VISITORS_IDS.map((id) => ({ id, name: PRODUCT_NAME, email: `${id}@parlance.invalid` }));

export const visitorsStore = (db: Db) => ({
  /** Everything that is made for visitors belongs to one of these, so that as many are made at a time. */
  async ensureOwners(): Promise<void> {
    await db.insert(user).values(VISITORS).onConflictDoNothing();
  },
});
