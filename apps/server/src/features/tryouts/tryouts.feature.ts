import { PRODUCT_NAME } from '@parlance/kernel/product';
import type { Limiter } from '@parlance/ports/limiter';
import type { Db } from '../../db/connect.ts';
import { user, VISITORS_IDS } from '../../db/schema/accounts.ts';
import { defineFeature } from '../../feature.ts';
import { tryoutTokens } from './tryout-tokens.ts';
import { tryoutLimits } from './tryouts.limits.ts';
import { type Openings, stopOverdue, type TryoutDeps, tryoutEndpoints } from './tryouts.routes.ts';
import { KEPT_MS } from './tryouts.view.ts';
import { openTurns } from './turns.ts';

/** Nobody can sign in as the visitors: there are no such mailboxes, and no passwords. */
const VISITORS = VISITORS_IDS.map((id) => ({ id, name: PRODUCT_NAME, email: `${id}@parlance.invalid` }));

const visitorsStore = (db: Db) => ({
  /** Everything that is made for visitors belongs to one of these, so that as many are made at a time. */
  async ensureOwners(): Promise<void> {
    await db.insert(user).values(VISITORS).onConflictDoNothing();
  },
});

type Deps = Pick<TryoutDeps, 'options' | 'detector' | 'clock' | 'refuseUnknownTopic'> & {
  db: Db;
  limiter: Limiter;
  secret: string;
  config: { onLoopback: boolean; tryoutsADay: number };
  openingsOf(ownerId: string): Openings & { removeMadeBefore(moment: Date): Promise<void> };
};

/** What visitors hear before they have an account: the first lines of something made for them. */
export function tryoutsFeature({ db, limiter, secret, config, openingsOf, ...given }: Deps) {
  const { clock } = given;
  const places = VISITORS_IDS.map(openingsOf);
  return defineFeature({
    name: 'tryouts',
    endpoints: tryoutEndpoints({
      ...given,
      ...visitorsStore(db),
      places,
      turns: openTurns(() => clock.now().getTime()),
      isOffered: config.tryoutsADay > 0,
      tokens: tryoutTokens(secret),
      limits: tryoutLimits(limiter, config),
    }),
    tasks: {
      'tryouts.stop_overdue': () => stopOverdue({ places, clock }),
      async 'tryouts.remove_old'() {
        const moment = new Date(clock.now().getTime() - KEPT_MS);
        for (const { removeMadeBefore } of places) await removeMadeBefore(moment);
      },
    },
    tables: [],
    exportUser: { exempt: 'what was taken over is an audio like any other' },
    deleteUser: { exempt: 'what was taken over is an audio like any other' },
  });
}
