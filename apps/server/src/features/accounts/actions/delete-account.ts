import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { Clock } from '@parlance/kernel/clock';
import type { Tx } from '../../../db/connect.ts';
import type { Actor } from '../../../endpoint.ts';
import { refuseWhileAPlanRuns } from '../accounts.policy.ts';
import type { DeletionStore } from '../deletions.store.ts';

export type DeleteDeps = {
  deletions: DeletionStore;
  hasRunningPlan(userId: string): Promise<boolean>;
  languageOf(userId: string): Promise<InterfaceLanguage>;
  /** Takes running work away from the workers; tells whether there was any. */
  stopRuns(userId: string, tx: Tx): Promise<boolean>;
  /** What came by the same address without an account: newsletter and messages. */
  forgetAddress(email: string, tx: Tx): Promise<void>;
  /** Remembers what must still be undone at the payment provider. */
  leaveBilling(tx: Tx, userId: string): Promise<void>;
  clock: Clock;
  /** Rows are gone, files are to go. */
  onDeleted(): void;
};

/** Within this time a worker has noticed that its run is gone, even one that was speaking a long line. */
const WORKER_NOTICES_MS = 15 * 60_000;

/**
 * In one step the account is gone: sessions, keys, audios, everything with a row. What remains, files and
 * a last mail, is done by whoever sweeps, and by another one should that process die.
 */
export async function deleteAccount(deps: DeleteDeps, actor: Actor): Promise<void> {
  const { userId, email, name, emailVerified } = actor;
  refuseWhileAPlanRuns(await deps.hasRunningPlan(userId));
  const language = await deps.languageOf(userId);
  const now = deps.clock.now();
  await deps.deletions.transaction(async (tx) => {
    const wasRunning = await deps.stopRuns(userId, tx);
    const lastLookAt = wasRunning ? new Date(now.getTime() + WORKER_NOTICES_MS) : now;
    await deps.deletions.insert(tx, {
      userId,
      email,
      name,
      language,
      requestedAt: now,
      lastLookAt,
      dueAt: now,
    });
    // Who never proved the address may be a stranger: what its owner did here is not theirs to end.
    if (emailVerified) await deps.forgetAddress(email, tx);
    await deps.leaveBilling(tx, userId);
    await deps.deletions.removeUser(tx, userId, email);
  });
  deps.onDeleted();
}
