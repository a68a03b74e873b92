import type { Db } from '../../db/connect.ts';
import type * as ledgerModule from '../../features/billing/ledger.store.ts';
import { inLanes } from './trial-database.ts';

export type Ledger = Pick<
  typeof ledgerModule,
  | 'lockAccount'
  | 'grantCredits'
  | 'holdCredits'
  | 'settleCredits'
  | 'releaseCredits'
  | 'expireCredits'
  | 'endPlanCredits'
>;

export type Tally = { spent: string[]; refused: number; broken: string[] };

/** One credit for each key. */
export async function spend(
  db: Db,
  ledger: Ledger,
  userId: string,
  keys: string[],
  lanes: number,
): Promise<Tally> {
  const tally: Tally = { spent: [], refused: 0, broken: [] };
  await inLanes(keys, lanes, async (runId) => {
    try {
      const now = new Date();
      await db.transaction(async (tx) => {
        await ledger.holdCredits(tx, { userId, runId, audioId: runId, credits: 1 }, now);
        await ledger.settleCredits(tx, runId, now);
      });
      tally.spent.push(runId);
    } catch (error) {
      // By its code: a mutant brings error classes of its own.
      if ((error as { code?: string }).code === 'insufficient_credits') tally.refused++;
      else tally.broken.push(String((error as Error).cause ?? error));
    }
  });
  return tally;
}
