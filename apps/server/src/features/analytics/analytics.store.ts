import type { AnalyticsEvent } from '@parlance/contract/analytics';
import type { SignInMethod } from '@parlance/contract/identity';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { analyticsCounts } from '../../db/schema/analytics.ts';

export type AnalyticsStore = ReturnType<typeof analyticsStore>;

export function analyticsStore(db: Db) {
  return {
    /** `day` as "2026-01-31". */
    async add(day: string, event: AnalyticsEvent, method: SignInMethod): Promise<void> {
      await db
        .insert(analyticsCounts)
        .values({ day, event, method, count: 1 })
        .onConflictDoUpdate({
          target: [analyticsCounts.day, analyticsCounts.event, analyticsCounts.method],
          set: { count: sql`${analyticsCounts.count} + 1` },
        });
    },
  };
}
