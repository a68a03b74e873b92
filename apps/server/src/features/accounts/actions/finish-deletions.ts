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

/** Also for as long as somebody may be telling the person, whom the others then leave to them. */
const RETRY_MS = 60_000;
/** A mailbox that took nothing for so long takes nothing any more; its address is not kept for it. */
const TELL_FOR_MS = 3 * 24 * 60 * 60_000;

/** Finishes every deletion that is due, each as a whole or, after a failure, again later. */
export async function finishDeletions(deps: FinishDeps): Promise<void> {
  for (let found = await clearOne(deps); found; found = await clearOne(deps))
    if (found.left) await tell(deps, found.left);
}

/** Files go while nobody else has the row; a process that is killed lets go of it. Gives who is yet to be told. */
function clearOne(deps: FinishDeps): Promise<{ left?: PendingDeletion } | undefined> {
  return deps.deletions.transaction(async (tx) => {
    const now = deps.clock.now();
    const pending = await deps.deletions.takeDue(tx, now);
    if (!pending) return undefined;
    const later = { dueAt: new Date(now.getTime() + RETRY_MS) };
    try {
      await deps.removeLeftovers(pending.userId);
    } catch (error) {
      deps.log.error({ err: error, user: pending.userId }, 'a deletion will be finished later');
      await deps.deletions.change(tx, pending.userId, later);
      return {};
    }
    if (pending.email === null) {
      await leave(deps, tx, pending, now);
      return {};
    }
    await deps.deletions.change(tx, pending.userId, later);
    return { left: pending };
  });
}

/** Without a connection: the mail server may take its time. */
async function tell(deps: FinishDeps, pending: PendingDeletion): Promise<void> {
  const { email, name, language, requestedAt, userId } = pending;
  const now = deps.clock.now();
  try {
    await deps.tell({ email: email ?? '', name: name ?? '', language });
  } catch (error) {
    deps.log.error({ err: error, user: userId }, 'a deletion will be finished later');
    if (now.getTime() - requestedAt.getTime() < TELL_FOR_MS) return;
  }
  await deps.deletions.transaction(async (tx) => {
    await deps.deletions.change(tx, userId, { email: null, name: null });
    await leave(deps, tx, pending, now);
  });
}

/** A worker may still have written something after its run was gone: then it is looked at once more. */
async function leave(
  { deletions }: FinishDeps,
  tx: Tx,
  { userId, lastLookAt }: PendingDeletion,
  now: Date,
): Promise<void> {
  if (now >= lastLookAt) await deletions.forget(tx, userId);
  else await deletions.change(tx, userId, { dueAt: lastLookAt });
}
