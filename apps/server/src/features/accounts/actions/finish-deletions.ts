import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { Clock } from '@parlance/kernel/clock';
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
/** Longer than one takes; whoever died with it is no longer waited for. */
const LEASE_MS = 10 * 60_000;
/** A mailbox that took nothing for so long takes nothing any more; its address is not kept for it. */
const TELL_FOR_MS = 3 * 24 * 60 * 60_000;

/** Finishes every deletion that is due, each as a whole or, after a failure, again later. */
export async function finishDeletions(deps: FinishDeps): Promise<void> {
  const take = () => {
    const now = deps.clock.now();
    return deps.deletions.takeDue(now, new Date(now.getTime() + LEASE_MS));
  };
  for (let pending = await take(); pending; pending = await take()) await finish(deps, pending);
}

async function finish(deps: FinishDeps, pending: PendingDeletion): Promise<void> {
  const now = deps.clock.now();
  const { userId } = pending;
  try {
    await deps.removeLeftovers(userId);
    await tellOnce(deps, pending, now);
    if (now >= pending.lastLookAt) await deps.deletions.forget(userId);
    else await deps.deletions.change(userId, { dueAt: pending.lastLookAt });
  } catch (error) {
    deps.log.error({ err: error, user: userId }, 'a deletion will be finished later');
    await deps.deletions.change(userId, { dueAt: new Date(now.getTime() + RETRY_MS) });
  }
}

async function tellOnce(deps: FinishDeps, pending: PendingDeletion, now: Date): Promise<void> {
  const { email, name, language, requestedAt } = pending;
  if (email === null) return;
  try {
    await deps.tell({ email, name: name ?? '', language });
  } catch (error) {
    if (now.getTime() - requestedAt.getTime() < TELL_FOR_MS) throw error;
  }
  await deps.deletions.change(pending.userId, { email: null, name: null });
}
