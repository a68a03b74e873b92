import type { Plan } from '@parlance/kernel/limits';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { grantedPlans } from '../../db/schema/preferences.ts';

/** Plans that whoever runs the service gave to somebody, free and for a time. */
export function grantedPlanStore(db: Db) {
  return {
    async grantOf(userId: string, now: Date): Promise<{ plan: Plan; until: Date } | undefined> {
      const [row] = await db
        .select({ plan: grantedPlans.plan, until: grantedPlans.until })
        .from(grantedPlans)
        .where(and(eq(grantedPlans.userId, userId), gt(grantedPlans.until, now)));
      return row;
    },

    /** The latest word counts: a second grant takes the place of the first. */
    async grant(userId: string, given: { plan: Plan; until: Date }): Promise<void> {
      await db
        .insert(grantedPlans)
        .values({ userId, ...given })
        .onConflictDoUpdate({ target: grantedPlans.userId, set: given });
    },
  };
}
