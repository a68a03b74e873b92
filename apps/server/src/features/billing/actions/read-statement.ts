import type { readCreditStatement } from '@parlance/contract/billing';
import type { ReplyOf } from '@parlance/contract/route';
import type { Clock } from '@parlance/kernel/clock';
import type { BillingStore } from '../billing.store.ts';
import { balanceOf, statementItem } from '../billing.view.ts';

export type StatementDeps = {
  billing: BillingStore;
  clock: Clock;
  /** Of those of the user's audios that are still there. */
  titlesOf(userId: string, audioIds: string[]): Promise<Map<string, string | null>>;
};

const named = (ids: (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

/** Where credits came from and where they went. */
export async function readStatement(
  { billing, clock, titlesOf }: StatementDeps,
  userId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<ReplyOf<typeof readCreditStatement>> {
  const now = clock.now();
  const state = await billing.loadBillingState(userId, now);
  const rows = await billing.entries(userId, { cursor, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const [settled, titles] = await Promise.all([
    billing.settledRuns(userId, named(page.map(({ entry }) => entry.runId))),
    titlesOf(userId, named(page.map(({ entry }) => entry.audioId))),
  ]);
  return {
    balance: balanceOf(state, now),
    items: page.map((row) => statementItem(row, settled, titles)),
    next_cursor: rows.length > limit ? (page.at(-1)?.entry.id ?? null) : null,
  };
}
