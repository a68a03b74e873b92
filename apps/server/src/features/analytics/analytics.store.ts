import { asc, gte } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { analyticsCounts } from '../../db/schema/analytics.ts';

export function analyticsStore(db: Db) {
  return {
    /** `day` as "2026-01-31". */
    since: (day: string): Promise<(typeof analyticsCounts.$inferSelect)[]> =>
      db
        .select()
        .from(analyticsCounts)
        .where(gte(analyticsCounts.day, day))
        .orderBy(asc(analyticsCounts.day), asc(analyticsCounts.event), asc(analyticsCounts.method)),
  };
}
