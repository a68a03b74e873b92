import { AppError } from '@parlance/kernel/errors';
import type { Plan } from '@parlance/kernel/limits';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { user } from '../../db/schema/accounts.ts';
import { grantedPlans } from '../../db/schema/preferences.ts';

type Grant = { email: string; plan: Plan; until: Date };

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
    async grant({ email, plan, until }: Grant): Promise<void> {
      const [person] = await db
        .select({ id: user.id })
        .from(user)
        .where(eq(sql`lower(${user.email})`, email.toLowerCase()));
      if (!person) throw new AppError('not_found', { log: `Nobody signed up as ${email}.` });
      const given = { plan, until };
      await db
        .insert(grantedPlans)
        .values({ userId: person.id, ...given })
        .onConflictDoUpdate({ target: grantedPlans.userId, set: given });
    },
  };
}

export type GrantedPlanStore = ReturnType<typeof grantedPlanStore>;
