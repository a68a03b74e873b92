import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { Clock } from '@parlance/kernel/clock';
import type { Tx } from '../../../db/connect.ts';
import type { Log } from '../../../log.ts';
import type { DeletionStore, PendingDeletion } from '../deletions.store.ts';

export type FinishDeps = {
  deletions: DeletionStore;
  /** Files in the object store and jobs in the queue. */
  removeLeftovers(userId: string): Promise<void>;
  tell(person: { email: string; name: string; language: InterfaceLanguage }): Promise<void>;
  clock: Clock;
  log: Log;
};

const RETRY_MS = 60_000;
/** A mailbox that took nothing for so long takes nothing any more; its address is not kept for it. */
const TELL_FOR_MS = 3 * 24 * 60 * 60_000;

/** Finishes every deletion that is due, each as a whole or, after a failure, again later. */
export async function finishDeletions(deps: FinishDeps): Promise<void> {
  while (await deps.deletions.transaction((tx) => finishOne(deps, tx)));
}

async function finishOne(deps: FinishDeps, tx: Tx): Promise<boolean> {
  const now = deps.clock.now();
  const pending = await deps.deletions.takeDue(tx, now);
  if (!pending) return false;
  const { userId } = pending;
  try {
    await deps.removeLeftovers(userId);
    await tellOnce(deps, tx, pending, now);
    if (now >= pending.lastLookAt) await deps.deletions.forget(tx, userId);
    else await deps.deletions.change(tx, userId, { dueAt: pending.lastLookAt });
  } catch (error) {
    deps.log.error({ err: error, user: userId }, 'a deletion will be finished later');
    await deps.deletions.change(tx, userId, { dueAt: new Date(now.getTime() + RETRY_MS) });
  }
  return true;
}

async function tellOnce(deps: FinishDeps, tx: Tx, pending: PendingDeletion, now: Date): Promise<void> {
  const { email, name, language, requestedAt } = pending;
  if (email === null) return;
  try {
    await deps.tell({ email, name: name ?? '', language });
  } catch (error) {
    if (now.getTime() - requestedAt.getTime() < TELL_FOR_MS) throw error;
  }
  await deps.deletions.change(tx, pending.userId, { email: null, name: null });
}
